/** What an answer of a mail server says of the mailbox: it is not there, it may be later, or it is about us. */
export type AnswerOutcome = 'gone' | 'setback' | 'ours';

/** Rule 168: so many setbacks in so many days hold mail back for so many days. */
export const SETBACKS = { most: 3, days: 30, heldDays: 90 } as const;
/** Hours. Nobody is shut out for good by a mailbox that is made again, and nobody asks a dead one all day. */
export const SIGN_IN_HELD_HOURS = 24;

/**
 * Where an enhanced status code (RFC 3463) stands on the ladder. 5.1.x and 5.2.1 say that nobody reads there, 5.7.x that
 * the server does not want mail from here, which is no fault of its reader; everything else may pass. X.1.7 and X.1.8
 * are about the address that mail comes from: with a domain that nobody finds, each server says so of each reader.
 */
export function verdictOf(status: string): AnswerOutcome {
  if (/^[45]\.1\.[78]$/.test(status)) return 'ours';
  if (/^5\.1\.\d+$/.test(status) || status === '5.2.1') return 'gone';
  return /^5\.7\.\d+$/.test(status) ? 'ours' : 'setback';
}

/** The enhanced status code in the answer of a mail server; `5.0.0` or `4.0.0` where it gave none. */
export function statusIn(answer: string, code: number): string {
  return /(?:^|\s|-)([245]\.\d{1,3}\.\d{1,3})(?=\s|$)/.exec(answer)?.[1] ?? `${code >= 500 ? 5 : 4}.0.0`;
}
