/** Reports of trusted people that hide something until staff decide (rule 162). */
export const REPORTS_THAT_HIDE = 5;
