import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertSession(database: Database<Tables>, row: Insertable<Tables['session']>): Promise<void> {
  await database.kysely.insertInto('session').values(row).execute();
}

const TOUCH = `
  update session set last_used_at = $2, expires_at = $3
  where id = $1 and last_used_at < $2`;

/** Writes the last use; of requests at the same time the first writes, and the others change nothing of weight. */
export async function touchSession(
  database: Database<Tables>,
  use: { readonly sessionId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database.query('session_touch', TOUCH, [use.sessionId, use.now, use.expiresAt]);
}

/** Ends the sessions and all that hang on them. */
export async function deleteSessions(
  database: Database<Tables>,
  of: { readonly personId: string; readonly sessionId?: string; readonly exceptFamilyOf?: string },
): Promise<number> {
  let query = database.kysely.deleteFrom('session').where('person_id', '=', of.personId);
  if (of.sessionId !== undefined) query = query.where('id', '=', of.sessionId);
  const kept = of.exceptFamilyOf;
  if (kept !== undefined) {
    query = query
      .where('id', '!=', kept)
      .where((or) => or.or([or('parent_id', 'is', null), or('parent_id', '!=', kept)]));
  }
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

const FAMILY = `
  delete from session s where s.person_id = $1 and s.id in (
    select coalesce(own.parent_id, own.id) from session own where own.id = $2 and own.person_id = $1)`;

/** Ends a session with the one that it hangs on, and with all that hang there. */
export async function deleteFamily(
  database: Database<Tables>,
  of: { readonly personId: string; readonly sessionId: string },
): Promise<void> {
  await database.query('session_delete_family', FAMILY, [of.personId, of.sessionId]);
}

/** Hangs a session on one of the main site, whose person and method it takes; false where that one is gone. */
export async function insertChildSession(
  database: Database<Tables>,
  parentId: string,
  row: Omit<Insertable<Tables['session']>, 'person_id' | 'parent_id' | 'method'>,
): Promise<boolean> {
  const parent = await database.kysely
    .selectFrom('session')
    .select(['id as parent_id', 'person_id', 'method'])
    .where('id', '=', parentId)
    .where('expires_at', '>', row.created_at)
    .forUpdate()
    .executeTakeFirst();
  if (parent === undefined) return false;
  await database.kysely
    .insertInto('session')
    .values({ ...row, ...parent, stepped_up_at: null })
    .execute();
  return true;
}

/** Hangs what hung on one session on another. */
export async function moveChildren(database: Database<Tables>, from: string, to: string): Promise<void> {
  await database.kysely.updateTable('session').set({ parent_id: to }).where('parent_id', '=', from).execute();
}

export async function insertDomainPass(
  database: Database<Tables>,
  row: Insertable<Tables['domain_pass']>,
): Promise<void> {
  await database.kysely.insertInto('domain_pass').values(row).execute();
}

/** Takes a pass away: whoever gets the row is the only one who ever does. */
export async function takeDomainPass(
  database: Database<Tables>,
  pass: { readonly tokenHash: string; readonly host: string; readonly visitorHash: string; readonly now: Date },
) {
  return await database.kysely
    .deleteFrom('domain_pass')
    .where('token_hash', '=', pass.tokenHash)
    .where('host', '=', pass.host)
    .where('visitor_hash', '=', pass.visitorHash)
    .where('expires_at', '>', pass.now)
    .returning(['session_id as sessionId', 'redirect'])
    .executeTakeFirst();
}

export async function deleteExpired(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('session').where('expires_at', '<=', now).execute();
  await database.kysely.deleteFrom('domain_pass').where('expires_at', '<=', now).execute();
}
