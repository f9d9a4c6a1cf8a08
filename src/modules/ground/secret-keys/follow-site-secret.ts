import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { readRoots, secretFile } from '#platform/secrets/secret-file.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { fingerprintOf, readStoredKeys, ringStateOf } from './read-secret-keys.ts';
import { deleteReader, noteReader } from './secret-keys.store.ts';
import type { OpenSecrets } from './site-secret.ts';

/** Milliseconds, of the real time. */
const LOOK_EVERY = 2_000;
/** It is said anew that this process lives each time that so many looks are over. */
const LOOKS_TO_SAY = 5;

type Followed = OpenSecrets & { readonly folder: string; readonly log: Log };

/**
 * Learns of keys that come and go while this process lives, by its own file and by the database, and says there which it
 * knows and uses. What cannot be read leaves everything as it was.
 */
export function followSiteSecret(
  database: Database<Tables>,
  { ring, reader, folder, log }: Followed,
): { readonly stop: () => Promise<void> } {
  let said = '';
  let looks = 0;
  const look = async () => {
    const roots = (await readRoots(folder)) ?? [];
    const stored = await readStoredKeys(database);
    const fingerprints = roots.map(fingerprintOf);
    try {
      ring.change(ringStateOf(stored, roots, secretFile(folder)));
    } catch (error) {
      log.error({ error }, 'this process goes on with the keys that it has');
    }
    const now = JSON.stringify([fingerprints, ring.used]);
    looks = (looks + 1) % LOOKS_TO_SAY;
    if (now === said && looks !== 0) return;
    await noteReader(database, { ...reader, fingerprints, used: ring.used });
    said = now;
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => log.warn({ error }, 'the keys could not be looked at'));
  }, LOOK_EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await deleteReader(database, reader.id).catch(() => undefined);
    },
  };
}
