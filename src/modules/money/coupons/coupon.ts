/** What takes off the first payments of a membership (rule 84). */
export type Coupon = {
  readonly code: string;
  readonly percentOff: number;
  /** For how many payments. */
  readonly cycles: number;
  /** Months that cost nothing: 1, 3 or 6; null for a part off. */
  readonly freeMonths: number | null;
  readonly expiresAt: Date | null;
  /** How many people may use it; null is everybody. */
  readonly cap: number | null;
  /** How many have, or are paying with it at this moment. */
  readonly usedCount: number;
};
