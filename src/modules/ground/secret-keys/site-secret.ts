import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '#platform/database/database.ts';
import { StartError } from '#platform/process/start-error.ts';
import { createKeyRing, type KeyRing } from '#platform/secrets/key-ring.ts';
import { makeRoot, makeRootFile, readRoots, replaceRoots, secretFile } from '#platform/secrets/secret-file.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { keepFingerprint, readFingerprint, replaceFingerprint } from '#modules/ground/settings/site-fingerprint.ts';
import { fingerprintOf, readStoredKeys, ringStateOf } from './read-secret-keys.ts';
import { deleteKeptKeys, insertKey, lockKeys, lockSharedKeys, noteReader, retireKeys } from './secret-keys.store.ts';

const REMEDY =
  'bring it back from a backup; where there is none, "npx longhand admin accept-new-secret" lets a new one in, which voids passwords and authenticator apps';

export type OpenSecrets = { readonly ring: KeyRing; readonly reader: { readonly id: string; readonly name: string } };

/**
 * Opens the root secrets of this site and says which of them this process knows. The database keeps a fingerprint of
 * each, from which nothing can be told, so that a folder without them, or with another site's, is noticed before anybody
 * is locked out. Throws a StartError.
 */
export async function openSiteSecrets(database: Database<Tables>, folder: string): Promise<OpenSecrets> {
  const known = await readFingerprint(database);
  const file = secretFile(folder);
  const found = await readRoots(folder);
  if (known !== undefined && found === undefined)
    throw new StartError(`${file} is missing, and the database was made with one: ${REMEDY}.`);
  const roots = found ?? (await makeRootFile(folder));
  const [first] = roots;
  if (known === undefined && first !== undefined) await keepFingerprint(database, fingerprintOf(first));
  const wanted = known ?? (await readFingerprint(database));
  const own = roots.find((root) => fingerprintOf(root) === wanted);
  if (own === undefined) throw new StartError(`${file} is not the one that the database was made with: ${REMEDY}.`);
  return await database.transaction(async (inside) => {
    // Nobody brings another key into use before everybody can see that this process knows it, or does not.
    await lockSharedKeys(inside);
    const before = await readStoredKeys(inside);
    if (before.keys.length === 0)
      await insertKey(inside, { fingerprint: fingerprintOf(own), state: 'USED', now: new Date() });
    const ring = createKeyRing(ringStateOf(await readStoredKeys(inside), roots, file));
    const reader = { id: randomUUID(), name: `${hostname()} ${process.pid}` };
    await noteReader(inside, { ...reader, fingerprints: roots.map(fingerprintOf), used: ring.used });
    return { ring, reader };
  });
}

/** From now on the secret of this folder is the site's, and no other counts; it is made where there is none. */
export async function acceptSiteSecrets(database: Database<Tables>, folder: string): Promise<OpenSecrets> {
  const known = await readFingerprint(database);
  const { keys } = await readStoredKeys(database);
  const roots = (await readRoots(folder)) ?? (await makeRootFile(folder));
  const used = keys.find(({ state }) => state === 'USED')?.fingerprint ?? known;
  const isHere = roots.some((root) => fingerprintOf(root) === used);
  const gone = keys.find(
    (key) => key.state === 'RETIRED' && roots.some((root) => fingerprintOf(root) === key.fingerprint),
  );
  // One that was retired stays so: whoever has it, too, must not come back in with it.
  const accepted = gone === undefined ? roots.slice(0, 1) : [makeRoot()];
  if (!isHere) {
    if (gone !== undefined) await replaceRoots(folder, accepted);
    await begin(
      database,
      fingerprintOf(accepted[0] ?? makeRoot()),
      keys.map(({ number }) => number),
      known !== undefined,
    );
  }
  return await openSiteSecrets(database, folder);
}

async function begin(
  database: Database<Tables>,
  fingerprint: string,
  numbers: readonly number[],
  hadOne: boolean,
): Promise<void> {
  const now = new Date();
  await database.transaction(async (inside) => {
    await lockKeys(inside);
    await retireKeys(inside, numbers, { now, isLeaked: false });
    // What they kept over can be opened by nobody.
    await deleteKeptKeys(inside);
    await insertKey(inside, { fingerprint, state: 'USED', now }, hadOne ? 2 : 1);
    await replaceFingerprint(inside, fingerprint);
  });
}
