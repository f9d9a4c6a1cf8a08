import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { replaceFingerprint } from '#modules/ground/settings/site-fingerprint.ts';
import { readStoredKeys } from './read-secret-keys.ts';
import { countOlderPrograms, readSecretReaders, type SecretReader } from './read-secret-readers.ts';
import { lockKeys, useKey } from './secret-keys.store.ts';

export type UseOutcome =
  | { readonly kind: 'USED'; readonly number: number }
  | { readonly kind: 'NOTHING_ADDED' }
  /** An older one is still there: a third would only make it harder to say what is needed. */
  | { readonly kind: 'OLD_ONE_LEFT'; readonly number: number }
  | { readonly kind: 'OLDER_PROGRAMS'; readonly count: number }
  | { readonly kind: 'NOT_KNOWN_BY'; readonly number: number; readonly readers: readonly SecretReader[] };

/**
 * Brings the key that was added last into use: from now on it seals and signs, and the older ones still open and verify.
 * Only where every process that lives knows it, since what it seals must be opened by all of them (rule 238).
 */
export async function useSecretKey(context: CommandContext): Promise<UseOutcome> {
  mustBeProgram(context);
  return await withTransaction(context, async ({ database, clock }) => {
    await lockKeys(database);
    const { keys } = await readStoredKeys(database);
    const next = keys.findLast(({ state }) => state === 'KNOWN');
    if (next === undefined) return { kind: 'NOTHING_ADDED' };
    const old = keys.find(({ state }) => state === 'OLD');
    if (old !== undefined) return { kind: 'OLD_ONE_LEFT', number: old.number };
    const count = await countOlderPrograms(database);
    if (count > 0) return { kind: 'OLDER_PROGRAMS', count };
    const { number, fingerprint } = next;
    const all = await readSecretReaders(database);
    const readers = all.filter(({ fingerprints }) => !fingerprints.includes(fingerprint));
    if (readers.length > 0) return { kind: 'NOT_KNOWN_BY', number, readers };
    await useKey(database, number, clock.now());
    await replaceFingerprint(database, fingerprint);
    return { kind: 'USED', number };
  });
}
