import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Reading = { readonly database: Database<Tables>; readonly clock: Clock };

const FIND = `
  select p.username from old_username o join person p on p.id = o.person_id
  where o.username = lower($1) and o.expires_at > $2 and p.state in ('active', 'suspended')`;

/** What somebody who gave this username up within 12 months is called now; undefined where nobody did. */
export async function findByOldUsername({ database, clock }: Reading, username: string): Promise<string | undefined> {
  const [row] = await database.query<{ username: string }>('old_username', FIND, [username, clock.now()]);
  return row?.username;
}

const TAKEN = `
  select 1 from person where lower(username) = lower($1) and id is distinct from $3
  union all select 1 from old_username where username = lower($1) and expires_at > $2 and person_id is distinct from $3`;

/** Whether anybody but `personId` has this username, or gave it up within 12 months. */
export async function isUsernameHeld(
  { database, clock }: Reading,
  username: string,
  personId: string | null,
): Promise<boolean> {
  const rows = await database.query('username_held', TAKEN, [username, clock.now(), personId]);
  return rows.length > 0;
}

const LAST_CHANGE = 'select max(changed_at) as "changedAt" from old_username where person_id = $1';

/** When a person last changed their username, of the changes of the last 12 months. */
export async function findLastChange({ database }: Reading, personId: string): Promise<Date | undefined> {
  const [row] = await database.query<{ changedAt: Date | null }>('username_changed_at', LAST_CHANGE, [personId]);
  return row?.changedAt ?? undefined;
}
