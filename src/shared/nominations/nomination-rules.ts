const DAY = 24 * 3_600_000;

/** Rule T12. */
export const TOKENS_A_MONTH = 10;
const MOST_AGE_DAYS = 14;
export const APPROVALS_NEEDED = 2;
/** Own judgement (rule 200): a week for the others to read what was nominated on its last day. */
const DECISION_DAYS = 21;
/** Own judgement (rule 201): as long as a story is new. */
export const BOOST_DAYS = 14;
/** Own judgement: why, in some sentences. */
export const MOST_REASON_CHARACTERS = 500;

/** Why a story is not nominated, in the words of the wire. */
export type NominationError =
  | 'NOT_ENOUGH_TOKENS'
  | 'ALREADY_NOMINATED'
  | 'TOO_OLD'
  | 'POST_DELETED'
  | 'PERMISSION_DENIED';

/** What is known of a story and of whoever nominates it. */
export type NominationFacts = {
  readonly isCurator: boolean;
  readonly isThere: boolean;
  readonly isAuthor: boolean;
  /** Unlisted, it is for those who have its address. */
  readonly isListed: boolean;
  /** Null where nobody knows when it came out. */
  readonly publishedAt: Date | null;
  readonly hasNominated: boolean;
  readonly isBoosted: boolean;
  readonly tokensSpent: number;
  readonly now: Date;
};

/** Why somebody may not nominate a story: what they may not, then what cannot be changed, then what waits. Pure. */
export function whyNotNominate(facts: NominationFacts): NominationError | null {
  if (!facts.isCurator) return 'PERMISSION_DENIED';
  if (!facts.isThere) return 'POST_DELETED';
  if (facts.isAuthor || !facts.isListed) return 'PERMISSION_DENIED';
  if (facts.hasNominated || facts.isBoosted) return 'ALREADY_NOMINATED';
  if (facts.publishedAt === null || isOlderThan(facts.publishedAt, MOST_AGE_DAYS, facts.now)) return 'TOO_OLD';
  return facts.tokensSpent >= TOKENS_A_MONTH ? 'NOT_ENOUGH_TOKENS' : null;
}

/** Whether others may still decide about a story that was nominated. Pure. */
export function mayBeDecided(publishedAt: Date | null, now: Date): boolean {
  return publishedAt !== null && !isOlderThan(publishedAt, DECISION_DAYS, now);
}

function isOlderThan(time: Date, days: number, now: Date): boolean {
  return now.getTime() - time.getTime() > days * DAY;
}

/** What somebody is to a case: whoever wrote or nominated the story leaves the decision to others (rule 200). */
export type BoostStanding = 'MAY_DECIDE' | 'IS_AUTHOR' | 'HAS_NOMINATED' | 'HAS_APPROVED';

export function boostStanding(
  personId: string,
  sides: {
    readonly authorIds: readonly string[];
    readonly nominatorIds: readonly string[];
    readonly approverIds: readonly string[];
  },
): BoostStanding {
  if (sides.authorIds.includes(personId)) return 'IS_AUTHOR';
  if (sides.nominatorIds.includes(personId)) return 'HAS_NOMINATED';
  return sides.approverIds.includes(personId) ? 'HAS_APPROVED' : 'MAY_DECIDE';
}

/** The month of a token, in UTC: tokens come back with the next one. */
export function tokenMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When there are new tokens. */
export function tokensRenewedAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** When a boost that begins now ends. */
export function boostEnd(now: Date): Date {
  return new Date(now.getTime() + BOOST_DAYS * DAY);
}

/** Until when a story that came out then can be decided about. */
export function decisionEnd(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + DECISION_DAYS * DAY);
}

/** Since when a story must be out so that it is decided about now. */
export function oldestDecided(now: Date): Date {
  return new Date(now.getTime() - DECISION_DAYS * DAY);
}
