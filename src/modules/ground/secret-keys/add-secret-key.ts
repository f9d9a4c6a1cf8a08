import { makeRoot, readRoots, replaceRoots } from '#platform/secrets/secret-file.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { fingerprintOf, readStoredKeys } from './read-secret-keys.ts';
import { insertKey, lockKeys } from './secret-keys.store.ts';

/** Which key is the next, and whether it was there before. */
export type AddedKey = { readonly number: number; readonly wasThere: boolean };

/**
 * Adds a key to the file of this machine, for every process to know before any of them uses it (rule 238). One that
 * somebody wrote into the file is taken as the new one, and so is one that was added before and is not in use yet.
 */
export async function addSecretKey(context: CommandContext): Promise<AddedKey> {
  mustBeProgram(context);
  const { config, clock } = context;
  return await withTransaction(context, async ({ database }) => {
    await lockKeys(database);
    const { keys } = await readStoredKeys(database);
    const roots = (await readRoots(config.dataFolder)) ?? [];
    const isNew = (root: Buffer) => !keys.some(({ fingerprint }) => fingerprint === fingerprintOf(root));
    const waiting = keys.find(
      ({ state, fingerprint }) => state === 'KNOWN' && roots.some((root) => fingerprintOf(root) === fingerprint),
    );
    if (waiting !== undefined) return { number: waiting.number, wasThere: true };
    const written = roots.find(isNew);
    const root = written ?? makeRoot();
    // First the file: whoever is cut off here finds the key there the next time.
    if (written === undefined) await replaceRoots(config.dataFolder, [...roots, root]);
    await insertKey(database, { fingerprint: fingerprintOf(root), state: 'KNOWN', now: clock.now() });
    const after = await readStoredKeys(database);
    const added = after.keys.find(({ fingerprint }) => fingerprint === fingerprintOf(root));
    if (added === undefined) throw new Error('The key that was added is gone.');
    return { number: added.number, wasThere: written !== undefined };
  });
}
