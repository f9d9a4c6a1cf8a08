import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { SIGN_IN_HELD_HOURS } from './ladder.ts';
import type { SuppressionKind } from './mail-suppressions.tables.ts';

/** Why an address gets less mail than it would. */
export type MailSuppression = {
  readonly kind: SuppressionKind;
  readonly since: Date;
  readonly until: Date | null;
};

const FIND = `
  select kind, since, until from mail_suppression where address = $1 and (until is null or until > $2)
  order by kind = 'bounced' desc, since desc`;

type Means = { readonly database: Database<Tables>; readonly clock: Clock };

/** The gravest reason why an address gets no mail that goes to many; undefined where there is none. */
export async function findSuppression(
  { database, clock }: Means,
  address: string,
): Promise<MailSuppression | undefined> {
  const [row] = await database.query<MailSuppression>('mail_suppression_find', FIND, [address, clock.now()]);
  return row;
}

/**
 * Whether a mail stays here: what goes to many for any reason; what somebody waits for only within a day of the answer
 * that nobody reads there.
 */
export async function isHeldBack(means: Means, address: string, isBulk: boolean): Promise<boolean> {
  const found = await findSuppression(means, address);
  if (found === undefined || isBulk) return found !== undefined;
  const age = means.clock.now().getTime() - found.since.getTime();
  return found.kind === 'bounced' && age < SIGN_IN_HELD_HOURS * 3_600_000;
}
