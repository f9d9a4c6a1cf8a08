/** Rule 164: 0 of new accounts, 1 of readers, 2 of those who wrote what stood, 3 of whom staff trust. */
export type TrustLevel = 0 | 1 | 2 | 3;

export type TrustFacts = {
  /** Milliseconds since the account was made. */
  readonly age: number;
  readonly storiesRead: number;
  readonly readingSeconds: number;
  /** Stories and responses that stand. */
  readonly workCount: number;
  /** Decisions of the last 12 months that count (rule 233). */
  readonly strikeCount: number;
  /** Staff said so. */
  readonly isGranted: boolean;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const READER_AFTER_HOURS = 24;
const READER_AFTER_STORIES = 5;
const READER_AFTER_MINUTES = 10;
/** Rule 14: whoever writes and does not read here is new for so long. */
const NEW_ACCOUNT_DAYS = 7;
export const TRUSTED_AFTER_DAYS = 15;
export const TRUSTED_AFTER_WORKS = 3;

/** How far an account is trusted: what it earned or was given, less one for each decision that counts against it. */
export function trustLevel(facts: TrustFacts): TrustLevel {
  const left = earnedLevel(facts) - facts.strikeCount;
  return left >= 3 ? 3 : left === 2 ? 2 : left === 1 ? 1 : 0;
}

function earnedLevel({ age, storiesRead, readingSeconds, workCount, isGranted }: TrustFacts): TrustLevel {
  if (isGranted) return 3;
  if (age >= TRUSTED_AFTER_DAYS * DAY && workCount >= TRUSTED_AFTER_WORKS) return 2;
  if (age >= NEW_ACCOUNT_DAYS * DAY) return 1;
  const isReader = storiesRead >= READER_AFTER_STORIES && readingSeconds >= READER_AFTER_MINUTES * 60;
  return age >= READER_AFTER_HOURS * HOUR && isReader ? 1 : 0;
}
