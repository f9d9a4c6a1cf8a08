import type { OperationRule } from '#modules/ground/limits/take-operation.ts';

const MINUTE = 60_000;
const HOUR_SECONDS = 3_600;

/** Rule 136; milliseconds. */
export const CODE_LIFETIME = 10 * MINUTE;
export const LINK_LIFETIME = 60 * MINUTE;
export const MOST_TRIES = 5;
export const RESEND_PAUSE = 30_000;
/** Mails for one address within any hour: the window slides, so that no full hour doubles it. */
export const MOST_MAILS = 5;
export const MAIL_WINDOW = 60 * MINUTE;

/**
 * A request that was made later than this after now was made by a clock that has gone back since: it counts for nothing,
 * or it would be good, and keep its address waiting, until that time comes again.
 */
export const CLOCK_SLACK = MINUTE;

export function isOfTheFuture({ created_at }: { readonly created_at: Date }, now: Date): boolean {
  return created_at.getTime() > now.getTime() + CLOCK_SLACK;
}

/** A request may be looked at this long after it was made. */
export const KEPT_FOR = 24 * 60 * MINUTE;

/** Rule 131. */
export const MOST_NAME = 50;

/**
 * Operations, not requests: each of a batch and each alias counts. Where the decisions name no number it
 * is our own judgement: a code is one of a million, so ten thousand tries an hour find one in a hundred hours.
 */
export const operationRules = {
  /** Whatever comes, before any work is done for it. */
  attempt: { most: 100, windowSeconds: HOUR_SECONDS },
  /** Rule 136: 20 mails an hour for one network. */
  mail: { most: 20, windowSeconds: HOUR_SECONDS },
  /** From then on within the hour signing in asks for a challenge too: a flood must not lock everybody out. */
  freeMailOfAll: { most: 2_000, windowSeconds: HOUR_SECONDS },
  mailOfAll: { most: 50_000, windowSeconds: HOUR_SECONDS },
  /** Rule T3: the fourth look-up of an hour asks for a challenge. */
  lookUp: { most: 3, windowSeconds: HOUR_SECONDS },
  availability: { most: 20, windowSeconds: HOUR_SECONDS },
  tryOfBrowser: { most: 20, windowSeconds: HOUR_SECONDS },
  tryOfNetwork: { most: 30, windowSeconds: HOUR_SECONDS },
  tryOfAll: { most: 10_000, windowSeconds: HOUR_SECONDS },
  link: { most: 60, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, OperationRule>;
