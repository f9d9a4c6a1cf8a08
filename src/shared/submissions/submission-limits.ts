import { earningRules } from '../earnings/rules-2027-01.ts';

/** The numbers of rules 57 and 64; the lengths are our own judgement. */
export const MOST_GUEST_SUBMISSIONS = 3;
export const REMIND_AFTER_DAYS = 7;
export const EXPIRE_AFTER_DAYS = 30;
export const REOPEN_WITHIN_DAYS = 30;
/** Percent of what a story earns that a publication's editors get at most (rule 112). */
export const MOST_EDITOR_CUT = earningRules.mostEditorPercent;
export const MOST_NOTE_LENGTH = 2_000;
export const MOST_QUOTE_LENGTH = 1_000;
/** What stands before or after a passage that a note is about. */
export const MOST_CONTEXT_LENGTH = 100;
/** Answers that a publication keeps ready. */
export const MOST_REPLIES = 50;
export const MOST_REPLY_TITLE_LENGTH = 80;
export const MOST_GUIDELINES_LENGTH = 5_000;
export const MOST_CRITERIA_TOPICS = 20;
export const MOST_CRITERIA_TOPIC_LENGTH = 100;
/** Ten years: as old as an account can be asked to be. */
export const MOST_ACCOUNT_DAYS = 3_650;
/** How far ahead a pause ends, or an answer is due: a year, a leap day included. */
export const MOST_DAYS_AHEAD = 366;
export const MOST_PAUSE_REASON_LENGTH = 280;
/** How many of the last answers say how long the next will take. */
const WAITS_LOOKED_AT = 20;
/** Own judgement: fewer say how one of them went, and not how long the next will take. */
const FEWEST_WAITS = 5;

/** The median of the last waits, newest first, in milliseconds; null before five were answered. */
export function expectedWait(waits: readonly number[]): number | null {
  const last = waits.slice(0, WAITS_LOOKED_AT).toSorted((a, b) => a - b);
  if (last.length < FEWEST_WAITS) return null;
  const half = last.length / 2;
  const [low, high] = [last[Math.ceil(half) - 1], last[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
