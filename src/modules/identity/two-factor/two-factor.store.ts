import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps a secret that no app has shown to have yet; false where one is confirmed already. */
export async function upsertUnconfirmedTotp(
  database: Database<Tables>,
  totp: { readonly personId: string; readonly sealedSecret: string; readonly now: Date },
): Promise<boolean> {
  const row = { sealed_secret: totp.sealedSecret, last_step: 0, created_at: totp.now };
  const kept = await database.kysely
    .insertInto('totp')
    .values({ person_id: totp.personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row).where('totp.is_confirmed', '=', false))
    .returning('person_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Confirms the secret by its first code. False where it was confirmed or replaced meanwhile. */
export async function confirmTotp(
  database: Database<Tables>,
  totp: { readonly personId: string; readonly sealedSecret: string; readonly step: number },
): Promise<boolean> {
  const row = await database.kysely
    .updateTable('totp')
    .set({ is_confirmed: true, last_step: totp.step })
    .where('person_id', '=', totp.personId)
    .where('sealed_secret', '=', totp.sealedSecret)
    .where('is_confirmed', '=', false)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a step and all before it: of any number who use its code at once, one succeeds. */
export async function useTotpStep(database: Database<Tables>, personId: string, step: number): Promise<boolean> {
  const row = await database.kysely
    .updateTable('totp')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('is_confirmed', '=', true)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where none was confirmed. */
export async function deleteTotp(database: Database<Tables>, personId: string): Promise<boolean> {
  const row = await database.kysely
    .deleteFrom('totp')
    .where('person_id', '=', personId)
    .returning('is_confirmed as isConfirmed')
    .executeTakeFirst();
  return row?.isConfirmed ?? false;
}

export async function replaceRecoveryCodes(
  database: Database<Tables>,
  set: { readonly personId: string; readonly salt: string; readonly hashes: readonly string[]; readonly now: Date },
): Promise<void> {
  await deleteRecoveryCodes(database, set.personId);
  const rows = set.hashes.map((hash, position) => ({
    person_id: set.personId,
    position,
    salt: set.salt,
    hash,
    used_at: null,
    created_at: set.now,
  }));
  await database.kysely.insertInto('recovery_code').values(rows).execute();
}

export async function deleteRecoveryCodes(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}

/** Of any number who use a code at once, one succeeds. */
export async function useRecoveryCode(
  database: Database<Tables>,
  code: { readonly personId: string; readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const row = await database.kysely
    .updateTable('recovery_code')
    .set({ used_at: code.now })
    .where('person_id', '=', code.personId)
    .where('hash', '=', code.hash)
    .where('used_at', 'is', null)
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertPasskeyChoice(
  database: Database<Tables>,
  choice: { readonly personId: string; readonly asksForPasskey: boolean; readonly now: Date },
): Promise<void> {
  const row = { asks_for_passkey: choice.asksForPasskey, updated_at: choice.now };
  await database.kysely
    .insertInto('two_factor_choice')
    .values({ person_id: choice.personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}
