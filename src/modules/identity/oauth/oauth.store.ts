import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertApp(database: Database<Tables>, row: Insertable<Tables['oauth_app']>): Promise<void> {
  await database.kysely.insertInto('oauth_app').values(row).execute();
}

type OwnApp = { readonly appId: string; readonly ownerId: string };

/** False where the owner has no such app. */
export async function updateApp(
  database: Database<Tables>,
  { appId, ownerId }: OwnApp,
  changes: Updateable<Tables['oauth_app']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('oauth_app')
    .set(changes)
    .where('id', '=', appId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With everything that anybody allowed it. False where the owner has no such app. */
export async function deleteApp(database: Database<Tables>, { appId, ownerId }: OwnApp): Promise<boolean> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('oauth_app')
    .where('id', '=', appId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertGrant(database: Database<Tables>, row: Insertable<Tables['oauth_grant']>): Promise<void> {
  await database.kysely.insertInto('oauth_grant').values(row).execute();
}

/** Of one grant, of one app for a person, or all of a person: codes and tokens go with it. */
export async function deleteGrants(
  database: Database<Tables>,
  of: { readonly grantId: string } | { readonly personId: string; readonly appId?: string },
): Promise<number> {
  let query = database.kysely.deleteFrom('oauth_grant');
  if ('grantId' in of) query = query.where('id', '=', of.grantId);
  else {
    query = query.where('person_id', '=', of.personId);
    if (of.appId !== undefined) query = query.where('app_id', '=', of.appId);
  }
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

export async function insertCode(database: Database<Tables>, row: Insertable<Tables['oauth_code']>): Promise<void> {
  await database.kysely.insertInto('oauth_code').values(row).execute();
}

/** Of any number who use a code or a refresh token at once, one gets true. */
export async function markCodeUsed(database: Database<Tables>, codeHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('oauth_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markTokenUsed(database: Database<Tables>, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('oauth_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertTokens(
  database: Database<Tables>,
  rows: readonly Insertable<Tables['oauth_token']>[],
): Promise<void> {
  await database.kysely
    .insertInto('oauth_token')
    .values([...rows])
    .execute();
}

export async function deleteToken(database: Database<Tables>, tokenHash: string): Promise<void> {
  await database.kysely.deleteFrom('oauth_token').where('token_hash', '=', tokenHash).execute();
}

const TOUCH = `
  update oauth_grant set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`;

/** To the minute. */
export async function touchGrant(database: Database<Tables>, grantId: string, now: Date): Promise<void> {
  await database.query('oauth_grant_touch', TOUCH, [grantId, now]);
}

/** Tokens that are over, used ones too: only while one could still be good does its second use tell of a theft. */
export async function deleteExpired(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('oauth_grant').where('expires_at', '<=', now).execute();
  await database.kysely.deleteFrom('oauth_token').where('expires_at', '<=', now).execute();
}
