import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type EmailAuthRequest = Selectable<Tables['email_auth_request']>;

const LOCKS = { address: 7_306_118_455, browser: 7_306_118_456 } as const;

/** One after another for one address and for one browser, in this order, until the transaction ends. */
export async function lockAddressAndBrowser(
  database: Database<Tables>,
  address: string,
  visitorHash: string,
): Promise<void> {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, $2::bigint))';
  await database.query('email_auth_lock', text, [address, LOCKS.address]);
  await database.query('email_auth_lock', text, [visitorHash, LOCKS.browser]);
}

/** Writes a request down, and ends every earlier one of the same browser. */
export async function replaceRequests(
  database: Database<Tables>,
  request: Insertable<Tables['email_auth_request']>,
): Promise<void> {
  await database.kysely
    .updateTable('email_auth_request')
    .set({ ended_at: request.created_at })
    .where('visitor_hash', '=', request.visitor_hash)
    .where('ended_at', 'is', null)
    .execute();
  await database.kysely.insertInto('email_auth_request').values(request).execute();
}

/** The newest request of a browser, locked: codes are compared with nothing else. */
export async function lockNewestRequest(
  database: Database<Tables>,
  visitorHash: string,
): Promise<EmailAuthRequest | undefined> {
  return await database.kysely
    .selectFrom('email_auth_request')
    .selectAll()
    .where('visitor_hash', '=', visitorHash)
    .orderBy('place', 'desc')
    .limit(sql.lit(1))
    .forUpdate()
    .executeTakeFirst();
}

/** The request of a link, locked. */
export async function lockRequestOfLink(
  database: Database<Tables>,
  linkHash: string,
): Promise<EmailAuthRequest | undefined> {
  return await database.kysely
    .selectFrom('email_auth_request')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(database: Database<Tables>, id: string): Promise<void> {
  await database.kysely
    .updateTable('email_auth_request')
    .set((row) => ({ try_count: row('try_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function endRequest(database: Database<Tables>, id: string, now: Date): Promise<void> {
  await database.kysely.updateTable('email_auth_request').set({ ended_at: now }).where('id', '=', id).execute();
}

export async function deleteRequests(
  database: Database<Tables>,
  { before, after }: { readonly before: Date; readonly after: Date },
): Promise<void> {
  await database.kysely
    .deleteFrom('email_auth_request')
    .where((or) => or.or([or('created_at', '<', before), or('created_at', '>', after)]))
    .execute();
}
