import { createKeyRing } from '#platform/secrets/key-ring.ts';
import { makeRootFile, readRoots } from '#platform/secrets/secret-file.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The root secrets of a folder, made where there are none, without asking a database which of them is in use: the first is. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const roots = (await readRoots(folder)) ?? (await makeRootFile(folder));
  return createKeyRing({ used: 1, roots: roots.map((root, index) => ({ number: index + 1, root })), kept: [] });
}
