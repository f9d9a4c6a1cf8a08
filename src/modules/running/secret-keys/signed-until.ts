import type { SecretKey } from '#modules/ground/secret-keys/read-secret-keys.ts';

/** What is signed is good for a week at most, and clocks differ. */
const DAYS_TO_WAIT = 8;
const DAY = 86_400_000;

/** Until when what older keys signed may be good, by when the one in use came into use. */
export function signedUntil({ usedAt }: Pick<SecretKey, 'usedAt'>): Date {
  return new Date((usedAt?.getTime() ?? 0) + DAYS_TO_WAIT * DAY);
}
