/** Reports of trusted people that hide something until staff decide (rule 162). */
export const REPORTS_THAT_HIDE = 5;
/** How long a case is left to whoever looks at it (rule 257). */
export const CLAIM_MINUTES = 15;
