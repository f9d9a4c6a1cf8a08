import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { MailSuppression } from './find-suppression.ts';

const OF_PERSON = `
  select m.kind, m.since, m.until from email_address e join mail_suppression m on m.address = e.address
  where e.person_id = $1 and e.is_verified and (m.until is null or m.until > $2)
  order by m.kind = 'bounced' desc, m.since desc limit 1`;

/** Why mail to a person is on hold, the gravest reason; undefined where it is not. */
export async function readMailHold(
  { database, clock }: { readonly database: Database<Tables>; readonly clock: Clock },
  personId: string,
): Promise<MailSuppression | undefined> {
  const [row] = await database.query<MailSuppression>('mail_hold', OF_PERSON, [personId, clock.now()]);
  return row;
}
