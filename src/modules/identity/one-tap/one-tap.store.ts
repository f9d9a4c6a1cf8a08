import type { Claims } from '#platform/open-id/verify-id-token.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** False for a credential that came before. Forgets the old ones too. */
export async function insertCredential(
  database: Database<Tables>,
  credential: {
    readonly credentialHash: string;
    readonly handleHash: string;
    readonly visitorHash: string;
    readonly claims: Claims;
    readonly expiresAt: Date;
    readonly now: Date;
  },
): Promise<boolean> {
  await database.kysely.deleteFrom('one_tap_credential').where('expires_at', '<=', credential.now).execute();
  const inserted = await database.kysely
    .insertInto('one_tap_credential')
    .values({
      credential_hash: credential.credentialHash,
      handle_hash: credential.handleHash,
      visitor_hash: credential.visitorHash,
      claims: JSON.stringify(credential.claims),
      expires_at: credential.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('credential_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes what a handle stands for; the credential stays, so that it is not used again. */
export async function takeClaims(
  database: Database<Tables>,
  handle: { readonly handleHash: string; readonly visitorHash: string; readonly youngestEnd: Date },
): Promise<Claims | undefined> {
  const { kysely } = database;
  const row = await kysely
    .selectFrom('one_tap_credential')
    .select(['credential_hash as credentialHash', 'claims'])
    .where('handle_hash', '=', handle.handleHash)
    .where('visitor_hash', '=', handle.visitorHash)
    .where('expires_at', '>', handle.youngestEnd)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await kysely
    .updateTable('one_tap_credential')
    .set({ handle_hash: null, claims: null })
    .where('credential_hash', '=', row.credentialHash)
    .execute();
  return row.claims ?? undefined;
}
