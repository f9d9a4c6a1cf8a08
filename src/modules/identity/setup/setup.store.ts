import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertLink(
  database: Database<Tables>,
  link: { readonly tokenHash: string; readonly seed: string; readonly now: Date },
): Promise<void> {
  const row = { token_hash: link.tokenHash, seed: link.seed, created_at: link.now, used_at: null, used_by: null };
  await database.kysely.insertInto('setup_link').values(row).execute();
}

/** Links that were never used, made with a secret that is gone. */
export async function deleteUnusedLinks(database: Database<Tables>): Promise<void> {
  await database.kysely.deleteFrom('setup_link').where('used_at', 'is', null).execute();
}

/** Locks the link, so that of two who use it at once the second finds it used. */
export async function lockUnusedLink(database: Database<Tables>, tokenHash: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function markLinkUsed(
  database: Database<Tables>,
  use: { readonly tokenHash: string; readonly personId: string; readonly now: Date },
): Promise<void> {
  await database.kysely
    .updateTable('setup_link')
    .set({ used_at: use.now, used_by: use.personId })
    .where('token_hash', '=', use.tokenHash)
    .execute();
}

export async function insertAdministrator(
  database: Database<Tables>,
  administrator: { readonly personId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const { personId, email, now } = administrator;
  await database.kysely
    .insertInto('platform_role')
    .values({ person_id: personId, role: 'ADMIN', created_at: now })
    .execute();
  await database.kysely
    .insertInto('email_address')
    .values({ address: email, person_id: personId, is_verified: true, created_at: now })
    .execute();
}
