import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertToken(
  database: Database<Tables>,
  row: Insertable<Tables['personal_token']>,
): Promise<void> {
  await database.kysely.insertInto('personal_token').values(row).execute();
}

/** Of one token, or of all that a person has. Answers how many went. */
export async function deleteTokens(
  database: Database<Tables>,
  of: { readonly personId: string; readonly tokenId?: string },
): Promise<number> {
  let query = database.kysely.deleteFrom('personal_token').where('person_id', '=', of.personId);
  if (of.tokenId !== undefined) query = query.where('id', '=', of.tokenId);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

const TOUCH = `
  update personal_token set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`;

/** To the minute. */
export async function touchToken(database: Database<Tables>, tokenId: string, now: Date): Promise<void> {
  await database.query('personal_token_touch', TOUCH, [tokenId, now]);
}
