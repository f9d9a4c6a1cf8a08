import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SealedKeys } from './signing-key.ts';

// Where a pair waits already, or the name is taken by another process, it stays as it is.
const INSERT = `
  insert into signing_key (domain, selector, rsa_record, ed25519_record, sealed_rsa, sealed_ed25519, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning selector`;

/** False where another pair of the domain waits to be seen. */
export async function insertSigningKeys(
  database: Database<Tables>,
  { domain, selector, keys, now }: { domain: string; selector: string; keys: SealedKeys; now: Date },
): Promise<boolean> {
  const { rsaRecord, ed25519Record, sealedRsa, sealedEd25519 } = keys;
  const values = [domain, selector, rsaRecord, ed25519Record, sealedRsa, sealedEd25519, now];
  return (await database.query('signing_key_insert', INSERT, values)).length > 0;
}

/** From now on this pair signs; what signed before stays in the DNS for a while and signs no more. */
export async function markKeysSeen(
  { kysely }: Database<Tables>,
  { domain, selector }: { readonly domain: string; readonly selector: string },
  now: Date,
): Promise<void> {
  await sql`
    update signing_key set seen_at = case when selector = ${selector} then ${now}::timestamptz else seen_at end,
      retired_at = case when selector = ${selector} then null else ${now}::timestamptz end
    where domain = ${domain} and retired_at is null`.execute(kysely);
}

/** Lets go of keys that can sign no more, as after a new secret. */
export async function retireKeys(
  { kysely }: Database<Tables>,
  { domain, selector }: { readonly domain: string; readonly selector: string },
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('signing_key')
    .set({ retired_at: now })
    .where('domain', '=', domain)
    .where('selector', '=', selector)
    .execute();
}

export async function deleteRetiredKeys({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('signing_key').where('retired_at', '<', before).execute();
}
