import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Db = Database<Tables>;

/** Puts a new code in the place of the one that was sent before. */
export async function replaceCheck(
  { kysely }: Db,
  {
    accountId,
    codeHash,
    expiresAt,
  }: { readonly accountId: string; readonly codeHash: string; readonly expiresAt: Date },
): Promise<void> {
  const changes = { code_hash: codeHash, tries: 0, expires_at: expiresAt };
  await kysely
    .insertInto('payout_address_check')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}

/** Counts a try before it is looked at; undefined where there is no code that may still be tried. */
export async function takeTry(
  { kysely }: Db,
  { accountId, most, now }: { readonly accountId: string; readonly most: number; readonly now: Date },
): Promise<string | undefined> {
  const row = await kysely
    .updateTable('payout_address_check')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning('code_hash as codeHash')
    .executeTakeFirst();
  return row?.codeHash;
}

/** Spends a code; false where it was spent, or another one was sent meanwhile. */
export async function spendCheck({ kysely }: Db, accountId: string, codeHash: string): Promise<boolean> {
  const spent = await kysely
    .deleteFrom('payout_address_check')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id')
    .executeTakeFirst();
  return spent !== undefined;
}
