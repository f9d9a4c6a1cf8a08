import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../build/files-below.ts';

/** Everything that generated files are made of: a change in any of it makes them stale. */
const SOURCE = /^(?:src\/.*\.graphql|scripts\/generate\/.*\.ts|package-lock\.json)$/;
/** Of these the names alone are asked for. */
const NAMED = /^src\/modules\/.*\.(?:graph|jobs|news|personal|sealed)\.ts$/;
const STAMP = 'src/graphql/generated/.sources';
const WRITTEN = [
  'src/graphql/generated/trusted-documents.json',
  'src/main/generated/job-parts.ts',
  'src/modules/telling/notifications/generated/news-parts.ts',
  'src/modules/moving/accounts/generated/personal-parts.ts',
  'src/modules/running/secret-keys/generated/sealed-parts.ts',
];

/** What a run of the generator changed, as paths from the root. */
export type Generated = { readonly written: readonly string[]; readonly removed: readonly string[] };

/** Makes the generated files again when a source of theirs changed, or when `isForced`. Throws what is wrong in a document. */
export async function generateWhenStale(root: string, isForced = false): Promise<Generated> {
  const hash = hashOf(root);
  const stamp = join(root, STAMP);
  const isFresh =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && WRITTEN.every((path) => existsSync(join(root, path)));
  if (isFresh && !isForced) return { written: [], removed: [] };
  // The generator is loaded only where it is needed: it takes longer to load than the rest of a fresh build.
  const { makeFiles } = await import('./make-files.ts');
  const files = await makeFiles(root);
  const written = [...files].flatMap(([path, text]) => (writeChanged(join(root, path), text) ? [path] : []));
  const removed = globSync('src/web/generated/*.ts', { cwd: root }).filter((path) => !files.has(path));
  for (const path of removed) rmSync(join(root, path));
  writeFileSync(stamp, hash);
  return { written, removed };
}

function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  const files = [...filesBelow(root, 'src'), ...filesBelow(root, 'scripts/generate'), 'package-lock.json'].toSorted();
  for (const path of files.filter((one) => NAMED.test(one))) hash.update(path).update('\0');
  for (const path of files.filter((one) => SOURCE.test(one)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
