/** What a writer must bring to earn (rules 105 and 106), in the order in which it is asked. */
const CRITERIA = ['IS_MEMBER', 'LOCATION', 'PAYOUT_SETTINGS', 'POST_ACTIVITY'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Days. */
export const eligibilityRules = { activeWithin: 183, payoutWithin: 180, reapplyAfter: 30, pausedAfter: 30 } as const;

const DAY = 24 * 3_600_000;

/** The moment some days later. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

export type EligibilityFacts = {
  readonly isMember: boolean;
  /** Two letters; null where none is chosen. */
  readonly country: string | null;
  /** Where the provider of payouts pays. */
  readonly countries: readonly string[];
  readonly hasPayoutSettings: boolean;
  /** False where the site asks for a tax form that is not there, or not good any more. */
  readonly hasTaxForm: boolean;
  /** When the first month that paid them was closed; null before. */
  readonly firstEarnedAt: Date | null;
  readonly lastStoryAt: Date | null;
};

/** Whether somebody brings what a criterion asks, at a moment. */
export function isMet(criterion: Criterion, facts: EligibilityFacts, now: Date): boolean {
  const { activeWithin, payoutWithin } = eligibilityRules;
  switch (criterion) {
    case 'IS_MEMBER':
      return facts.isMember;
    case 'LOCATION':
      return facts.country !== null && facts.countries.includes(facts.country);
    case 'PAYOUT_SETTINGS':
      return (
        (facts.hasPayoutSettings && facts.hasTaxForm) ||
        facts.firstEarnedAt === null ||
        now < daysLater(facts.firstEarnedAt, payoutWithin)
      );
    case 'POST_ACTIVITY':
      return facts.lastStoryAt !== null && now < daysLater(facts.lastStoryAt, activeWithin);
  }
}

/** The criteria that a site asks for, of a setting such as `IS_MEMBER LOCATION`. */
export function criteriaOf(setting: string): readonly Criterion[] {
  const wanted = new Set(setting.split(/\s+/));
  return CRITERIA.filter((criterion) => wanted.has(criterion));
}
