const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Rule 248. Milliseconds; and how often one who works for the site does it in a day. */
export const impersonationRules = {
  lasts: 30 * MINUTE,
  /** From the press that asks for it to the first page. */
  begunWithin: MINUTE,
  /** Whatever case is open: then the person is told. */
  toldWithin: 30 * DAY,
  /** As long as the audit is (rule 166). */
  keptFor: 2 * 365 * DAY,
  mostReasonCharacters: 500,
  limit: { most: 20, windowSeconds: 86_400 },
} as const;
