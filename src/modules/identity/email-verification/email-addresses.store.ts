import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** False where the address or the person has one already. */
export async function insertEmailAddress(
  database: Database<Tables>,
  row: { readonly address: string; readonly personId: string; readonly isVerified: boolean; readonly now: Date },
): Promise<boolean> {
  const inserted = await database.kysely
    .insertInto('email_address')
    .values({ address: row.address, person_id: row.personId, is_verified: row.isVerified, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** True where it was not verified before. */
export async function markVerified(
  database: Database<Tables>,
  { personId, address }: { readonly personId: string; readonly address: string },
): Promise<boolean> {
  const changed = await database.kysely
    .updateTable('email_address')
    .set({ is_verified: true })
    .where('address', '=', address)
    .where('person_id', '=', personId)
    .where('is_verified', '=', false)
    .returning('address')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function insertVerification(database: Database<Tables>, row: Tables['email_verification']): Promise<void> {
  await database.kysely.insertInto('email_verification').values(row).execute();
}

/** Takes a link's row away: of any number who use it at once, one gets it. */
export async function takeVerification(
  database: Database<Tables>,
  tokenHash: string,
  now: Date,
): Promise<{ readonly personId: string; readonly address: string } | undefined> {
  return await database.kysely
    .deleteFrom('email_verification')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['person_id as personId', 'address'])
    .executeTakeFirst();
}

export async function deleteVerifications(
  database: Database<Tables>,
  which: { readonly personId: string } | { readonly expiredBy: Date },
): Promise<void> {
  const rows = database.kysely.deleteFrom('email_verification');
  await (
    'personId' in which ? rows.where('person_id', '=', which.personId) : rows.where('expires_at', '<=', which.expiredBy)
  ).execute();
}

const REPLACE = 'update email_address set address = $2, is_verified = true where person_id = $1 returning person_id';

/** Gives a person another address that they have shown to be theirs. Throws where somebody else has it. */
export async function replaceAddress(
  database: Database<Tables>,
  { personId, address }: { readonly personId: string; readonly address: string },
): Promise<void> {
  await database.query('replace_email_address', REPLACE, [personId, address]);
}

/** Takes an address from whoever never showed that it is theirs. */
export async function deleteUnverifiedAddress(database: Database<Tables>, address: string): Promise<void> {
  await database.kysely
    .deleteFrom('email_address')
    .where('address', '=', address)
    .where('is_verified', '=', false)
    .execute();
}
