import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { createKeyRing, deriveKey, type KeyRing, type RingState } from '#platform/secrets/key-ring.ts';
import { openSealed } from '#platform/secrets/seal.ts';
import { StartError } from '#platform/process/start-error.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SecretKey = {
  readonly number: number;
  readonly fingerprint: string;
  readonly state: 'KNOWN' | 'USED' | 'OLD' | 'RETIRED';
  readonly usedAt: Date | null;
};
export type KeptKeyRow = { readonly id: string; readonly sealed: string };
export type StoredKeys = { readonly keys: readonly SecretKey[]; readonly kept: readonly KeptKeyRow[] };

// In one statement, so that a key and what outlives it are seen together.
const READ = `
  select coalesce((select jsonb_agg(jsonb_build_object('number', number, 'fingerprint', fingerprint, 'state', state,
      'usedAt', (extract(epoch from used_at) * 1000)::float8) order by number) from secret_key), '[]') as keys,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'sealed', sealed) order by id) from kept_key), '[]') as kept`;

type Row = {
  readonly keys: readonly (Omit<SecretKey, 'usedAt'> & { readonly usedAt: number | null })[];
  readonly kept: readonly KeptKeyRow[];
};

/** Every key that the site has had, the first one first, and what outlives those that are gone. */
export async function readStoredKeys({ query }: Pick<Database<Tables>, 'query'>): Promise<StoredKeys> {
  const [row] = await query<Row>('read_secret_keys', READ, []);
  const keys = (row?.keys ?? []).map((key) => ({ ...key, usedAt: key.usedAt === null ? null : new Date(key.usedAt) }));
  return { keys, kept: row?.kept ?? [] };
}

/** By which a key is known in the database, though nothing can be told from it. */
export function fingerprintOf(root: Buffer): string {
  return createHmac('sha256', deriveKey(root, 'fingerprint')).update('longhand').digest('hex').slice(0, 32);
}

/** Under which what outlives its key is sealed, each for itself. */
export const KEPT_PURPOSE = 'kept key';

export function keptId(number: number, purpose: string): string {
  return `${number} ${purpose}`;
}

/** The keys of a file that count, by what the database says of them. Throws a StartError where one is missing that is needed. */
export function ringStateOf({ keys, kept }: StoredKeys, roots: readonly Buffer[], file: string): RingState {
  const byFingerprint = new Map(roots.map((root) => [fingerprintOf(root), root]));
  const counting = keys.flatMap(({ number, fingerprint, state }) => {
    const root = byFingerprint.get(fingerprint);
    if (state === 'RETIRED' || (root === undefined && state === 'KNOWN')) return [];
    if (root === undefined)
      throw new StartError(`${file} lacks key ${number} of this site: copy the file from a machine that has it.`);
    return [{ number, root }];
  });
  const used = keys.find(({ state }) => state === 'USED');
  if (used === undefined) throw new Error('No key is in use.');
  const base = { used: used.number, roots: counting, kept: [] };
  return { ...base, kept: openKept(createKeyRing(base), kept) };
}

function openKept(ring: KeyRing, kept: readonly KeptKeyRow[]): RingState['kept'] {
  return kept.map(({ id, sealed }) => {
    const [, number = '', purpose = ''] = /^(\d+) (.*)$/.exec(id) ?? [];
    const key = openSealed(ring, { purpose: KEPT_PURPOSE, owner: id }, sealed);
    return { number: Number(number), purpose, key };
  });
}
