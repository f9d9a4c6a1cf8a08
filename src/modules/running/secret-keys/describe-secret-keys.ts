import { markOf } from '#platform/secrets/seal.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readStoredKeys, type SecretKey } from '#modules/ground/secret-keys/read-secret-keys.ts';
import { readSecretReaders, type SecretReader } from '#modules/ground/secret-keys/read-secret-readers.ts';
import { sealedColumns } from './sealed-columns.ts';
import { signedUntil } from './signed-until.ts';

/** How it stands with the keys of the site, in a sentence that begins with a small letter. */
export async function describeSecretKeys(context: Pick<CommandContext, 'database' | 'clock'>): Promise<string> {
  const { keys } = await readStoredKeys(context.database);
  const used = keys.find(({ state }) => state === 'USED');
  const old = keys.filter(({ state }) => state === 'OLD');
  const added = keys.findLast(({ state }) => state === 'KNOWN');
  if (used === undefined) return 'no key is in use';
  if (old.length > 0) return await describeOld(context, used, old);
  if (added !== undefined) return describeAdded(added, await readSecretReaders(context.database));
  return used.number === 1 ? 'one key is in use, and it was never replaced' : `key ${used.number} is used`;
}

function describeAdded({ number, fingerprint }: SecretKey, readers: readonly SecretReader[]): string {
  const strangers = readers.filter(({ fingerprints }) => !fingerprints.includes(fingerprint));
  if (strangers.length === 0) return `key ${number} was added and every process knows it: run longhand secret use`;
  const names = strangers.map(({ name }) => name).join(', ');
  return `key ${number} was added and isn’t known yet by ${names}: copy secret.key there`;
}

async function describeOld(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  used: SecretKey,
  old: readonly SecretKey[],
): Promise<string> {
  const numbers = old.map(({ number }) => number).join(', ');
  const left = await countSealedLeft(database, used.number);
  if (left > 0) return `key ${used.number} is used, and ${left} values are still sealed with an older one (${numbers})`;
  const until = signedUntil(used);
  if (clock.now() < until)
    return `key ${used.number} is used, and links signed with an older one (${numbers}) are good until ${until.toISOString()}`;
  return `key ${used.number} is used, and nothing needs an older one (${numbers}) any more: run longhand secret retire`;
}

/** How much in the database another key than this one sealed, whether anything opens it or not. */
async function countSealedLeft({ query }: CommandContext['database'], used: number): Promise<number> {
  const counts = sealedColumns.map(
    ({ table, column }) => `(select count(*) from ${table} where ${column} not like $1)`,
  );
  const text = `select (${[...counts, JOBS].join(' + ')})::int as count`;
  const [row] = await query<{ count: number }>('count_sealed_left', text, [`${markOf(used)}%`]);
  return row?.count ?? 0;
}

const JOBS = `(select count(*) from graphile_worker._private_jobs where payload ->> 'sealed' not like $1)`;
