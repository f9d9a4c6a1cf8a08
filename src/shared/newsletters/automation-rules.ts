/** Rule 183. Own judgement, but for the ten. */
export const automationLimits = { mostSteps: 10, mostDays: 365, daysLate: 7 } as const;

/** Whether a step may come so many days after what set it off. */
export function isDelay(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= automationLimits.mostDays;
}
