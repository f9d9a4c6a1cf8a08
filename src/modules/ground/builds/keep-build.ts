import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type BuildDocument, insertBuild, touchBuild } from './builds.store.ts';

/** This one and two before it: whoever opened a page longer ago loads it again sooner or later (decision 0112). */
const MOST_BUILDS = 3;
const AT_ONCE = 16;
/** What the build makes of an asset, and the program can make again. */
const COMPRESSED = /\.(?:br|gz)$/;

type Means = { readonly database: Database<Tables>; readonly files: FileStore; readonly clock: Clock };

/**
 * Keeps what pages of this build may ask for later, when another one answers: scripts and styles in the file store,
 * documents in the database. To be called before the first page of this build is sent: an older process beside this one
 * may be asked for what is in it. `folder` holds the assets.
 */
export async function keepBuild(
  { database, files, clock }: Means,
  { folder, documents }: { readonly folder: string; readonly documents: readonly BuildDocument[] },
): Promise<void> {
  const assetNames = await listAssets(folder);
  const id = nameBuild(assetNames, documents);
  if (await touchBuild(database, id, clock.now())) return;
  const left = [...assetNames];
  const keepSome = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop())
      await files.put(assetKey(id, name), await readFile(join(folder, name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  const gone = await insertBuild(database, { id, assetNames, documents, now: clock.now() }, MOST_BUILDS);
  for (const one of gone) await files.removeFolder(`builds/${one}`);
}

/** Where an asset of a build is kept. */
export function assetKey(buildId: string, name: string): string {
  return `builds/${buildId}/${name}`;
}

async function listAssets(folder: string): Promise<readonly string[]> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true });
  return listed
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** The names hold hashes of what is in the files, so that they name the build. */
function nameBuild(assetNames: readonly string[], documents: readonly BuildDocument[]): string {
  const hash = createHash('sha256');
  for (const name of [...assetNames, ...documents.map((one) => one.hash).toSorted()]) hash.update(`${name}\n`);
  return hash.digest('hex').slice(0, 16);
}
