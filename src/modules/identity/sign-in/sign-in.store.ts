import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const COLUMNS = ['person_id as personId', 'operation', 'method', 'redirect'] as const;

export async function insertLoginToken(
  database: Database<Tables>,
  row: Insertable<Tables['login_token']>,
): Promise<void> {
  await database.kysely.insertInto('login_token').values(row).execute();
}

/** Takes a token away: of any number who use it at once, one gets the row. */
export async function takeLoginToken(
  database: Database<Tables>,
  token: { readonly tokenHash: string; readonly visitorHash: string | null; readonly now: Date },
) {
  return await database.kysely
    .deleteFrom('login_token')
    .where('token_hash', '=', token.tokenHash)
    .where('expires_at', '>', token.now)
    .where((or) => or.or([or('visitor_hash', 'is', null), or('visitor_hash', '=', token.visitorHash)]))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** One for each browser: a later sign-in takes the place of an earlier one. */
export async function replacePendingSignIn(
  database: Database<Tables>,
  row: Insertable<Tables['pending_sign_in']>,
): Promise<void> {
  const { visitor_hash: _browser, ...rest } = row;
  await database.kysely
    .insertInto('pending_sign_in')
    .values(row)
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet(rest))
    .execute();
}

export async function takePendingSignIn(
  database: Database<Tables>,
  pending: { readonly visitorHash: string; readonly personId: string; readonly now: Date },
) {
  return await database.kysely
    .deleteFrom('pending_sign_in')
    .where('visitor_hash', '=', pending.visitorHash)
    .where('person_id', '=', pending.personId)
    .where('expires_at', '>', pending.now)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** What was given out for sign-ins of a person that have not come to a session. */
export async function deleteBegun(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.deleteFrom('login_token').where('person_id', '=', personId).execute();
  await database.kysely.deleteFrom('pending_sign_in').where('person_id', '=', personId).execute();
}

const REMEMBER = `
  insert into known_browser (person_id, visitor_hash, created_at, last_used_at) values ($1, $2, $3, $3)
  on conflict (person_id, visitor_hash) do update set last_used_at = $3
  returning xmax <> 0 as "isKnown"`;

/** True where the person signed in by this browser before. */
export async function rememberBrowser(
  database: Database<Tables>,
  use: { readonly personId: string; readonly visitorHash: string; readonly at: Date },
): Promise<boolean> {
  const values = [use.personId, use.visitorHash, use.at];
  const [row] = await database.query<{ isKnown: boolean }>('sign_in_remember_browser', REMEMBER, values);
  return row?.isKnown === true;
}

/** How long a browser that is not used is remembered: twice as long as its cookie lives. Milliseconds. */
const BROWSER_LIFETIME = 360 * 86_400_000;

export async function deleteExpired(database: Database<Tables>, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - BROWSER_LIFETIME);
  await database.kysely.deleteFrom('known_browser').where('last_used_at', '<=', unused).execute();

  await database.kysely.deleteFrom('login_token').where('expires_at', '<=', now).execute();
  await database.kysely.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute();
}
