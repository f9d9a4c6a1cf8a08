import { setTimeout as wait } from 'node:timers/promises';
import { readRoots, replaceRoots } from '#platform/secrets/secret-file.ts';
import { seal } from '#platform/secrets/seal.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { outlivingPurposes } from '#modules/ground/secret-keys/key-purposes.ts';
import {
  fingerprintOf,
  KEPT_PURPOSE,
  keptId,
  readStoredKeys,
  type StoredKeys,
} from '#modules/ground/secret-keys/read-secret-keys.ts';
import { readSecretReaders, type SecretReader } from '#modules/ground/secret-keys/read-secret-readers.ts';
import { retire } from '#modules/ground/secret-keys/retire.ts';
import { forgetAllDevices } from '#modules/telling/pushes/forget-all-devices.ts';
import { reseal } from './reseal.ts';
import { signedUntil } from './signed-until.ts';

/** Milliseconds that what was begun before may take to be written. */
const PATIENCE = 30_000;

export type RetireOutcome =
  | { readonly kind: 'RETIRED'; readonly numbers: readonly number[]; readonly lost: number }
  | { readonly kind: 'NOTHING_OLD' }
  /** Links and codes that the old key signed are good until then. */
  | { readonly kind: 'SIGNED_UNTIL'; readonly until: Date }
  | { readonly kind: 'USED_BY'; readonly readers: readonly SecretReader[] }
  /** Somebody is writing since before all processes used the new key. */
  | { readonly kind: 'WRITERS_LEFT' }
  | { readonly kind: 'SEALED_LEFT'; readonly count: number };

/**
 * Takes the older keys away, for good: in the database at once, so that no process takes anything by them any more, and
 * from the file of this machine. Refuses while anything needs them. What lives for years outlives them as a key for that
 * purpose alone, sealed by the one in use; after a leak only where nobody can do harm by it (rule 238).
 */
export async function retireSecretKey(
  context: CommandContext,
  { isLeaked }: { readonly isLeaked: boolean },
): Promise<RetireOutcome> {
  mustBeProgram(context);
  const { database, clock } = context;
  const { keys } = await readStoredKeys(database);
  const old = keys.filter(({ state }) => state === 'OLD');
  if (old.length === 0) return await finishFile(context);
  const until = signedUntil({ usedAt: keys.find(({ state }) => state === 'USED')?.usedAt ?? null });
  if (!isLeaked && clock.now() < until) return { kind: 'SIGNED_UNTIL', until };
  const all = await readSecretReaders(database);
  const readers = all.filter(({ used }) => used !== context.secrets.used);
  if (readers.length > 0) return { kind: 'USED_BY', readers };
  if (!(await areWritersGone(context))) return { kind: 'WRITERS_LEFT' };
  await reseal(context);
  const left = await reseal(context);
  if (left.done + left.missed > 0) return { kind: 'SEALED_LEFT', count: left.done + left.missed };
  const numbers = old.map(({ number }) => number);
  await takeAway(context, numbers, isLeaked);
  await finishFile(context);
  return { kind: 'RETIRED', numbers, lost: left.lost };
}

/** A transaction that began before may still write what the old key sealed, and nobody sees it yet. */
async function areWritersGone({ database }: CommandContext): Promise<boolean> {
  const [begun] = await database.query<{ now: Date }>('retire_now', 'select clock_timestamp() as now', []);
  for (const end = performance.now() + PATIENCE; ;) {
    const [row] = await database.query<{ isOne: boolean }>('retire_writers', WRITERS, [begun?.now]);
    if (row?.isOne !== true) return true;
    if (performance.now() > end) return false;
    await wait(200);
  }
}

const WRITERS = `
  select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_xid is not null and xact_start < $1) as "isOne"`;

async function takeAway(context: CommandContext, numbers: readonly number[], isLeaked: boolean): Promise<void> {
  await withTransaction(context, async (inside) => {
    const stored = await readStoredKeys(inside.database);
    const outliving = outlivingPurposes.filter(({ outlivesLeak }) => outlivesLeak || !isLeaked);
    const kept = outliving.flatMap(({ purpose, kind }) =>
      numbers
        // What stands is made by the first key for good.
        .filter((number) => kind === 'lasting' || number === firstOf(context, purpose))
        .map((number) => keep(context, number, purpose)),
    );
    const gone = isLeaked ? keptToForget(stored) : [];
    await retire(inside, { numbers, isLeaked, kept, gone });
    if (isLeaked) await forgetAllDevices(inside);
  });
}

function firstOf({ secrets }: CommandContext, purpose: string): number {
  return Math.min(...secrets.known(purpose).map(({ number }) => number));
}

function keep({ secrets }: CommandContext, number: number, purpose: string) {
  const id = keptId(number, purpose);
  const found = secrets.known(purpose).find((one) => one.number === number);
  if (found === undefined) throw new Error(`Key ${number} is not here any more.`);
  return { id, sealed: seal(secrets, { purpose: KEPT_PURPOSE, owner: id }, found.key) };
}

/** Whoever has a key that leaked opens what it sealed, such as what outlived the keys before it. */
function keptToForget({ kept }: StoredKeys): readonly string[] {
  const voided = new Set(outlivingPurposes.filter(({ outlivesLeak }) => !outlivesLeak).map(({ purpose }) => purpose));
  return kept.map(({ id }) => id).filter((id) => voided.has(id.slice(id.indexOf(' ') + 1)));
}

/** Also of one who was cut off before it came to that. */
async function finishFile({ database, config }: CommandContext): Promise<RetireOutcome> {
  const { keys } = await readStoredKeys(database);
  const roots = (await readRoots(config.dataFolder)) ?? [];
  const retired = keys.filter(({ state }) => state === 'RETIRED');
  const isGone = (root: Buffer) => retired.some(({ fingerprint }) => fingerprint === fingerprintOf(root));
  const numbers = retired.filter(({ fingerprint }) => roots.some((root) => fingerprintOf(root) === fingerprint));
  if (numbers.length === 0) return { kind: 'NOTHING_OLD' };
  await replaceRoots(
    config.dataFolder,
    roots.filter((root) => !isGone(root)),
  );
  return { kind: 'RETIRED', numbers: numbers.map(({ number }) => number), lost: 0 };
}
