import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Row = Insertable<Tables['impersonation']>;

export async function insertImpersonation({ kysely }: Database<Tables>, row: Row): Promise<void> {
  await kysely.insertInto('impersonation').values(row).execute();
}

export type BegunImpersonation = {
  readonly id: string;
  readonly personId: string;
  readonly reason: string;
  readonly createdAt: Date;
};

/** Exchanges the link for the cookie, once, in the session that asked for it. */
export async function beginWith(
  { kysely }: Database<Tables>,
  link: { readonly tokenHash: string; readonly sessionId: string; readonly askedSince: Date },
  begun: { readonly tokenHash: string; readonly now: Date; readonly expiresAt: Date },
): Promise<BegunImpersonation | undefined> {
  return await kysely
    .updateTable('impersonation')
    .set({ token_hash: begun.tokenHash, begun_at: begun.now, expires_at: begun.expiresAt })
    .where('token_hash', '=', link.tokenHash)
    .where('session_id', '=', link.sessionId)
    .where('begun_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', link.askedSince)
    .returning(['id', 'person_id as personId', 'reason', 'created_at as createdAt'])
    .executeTakeFirst();
}

/** Ends what goes on in a session; `but` goes on. */
export async function endInSession(
  { kysely }: Database<Tables>,
  { sessionId, now, but }: { readonly sessionId: string; readonly now: Date; readonly but?: string },
): Promise<void> {
  const ending = kysely
    .updateTable('impersonation')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  await (but === undefined ? ending : ending.where('id', '!=', but)).execute();
}

/** False where it is over already. */
export async function endOne({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('impersonation')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whoever writes it tells the person; false where somebody did. */
export async function noteTold({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('impersonation')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is older than `than`, and what was asked for before `unbegun` and never begun: nothing happened. */
export async function deleteOlder(
  { kysely }: Database<Tables>,
  { than, unbegun }: { readonly than: Date; readonly unbegun: Date },
): Promise<void> {
  await kysely.deleteFrom('impersonation').where('created_at', '<', than).execute();
  await kysely.deleteFrom('impersonation').where('begun_at', 'is', null).where('created_at', '<', unbegun).execute();
}
