import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';

const BUILDERS = ['package-lock.json', 'scripts/build.ts', 'vite.config.ts'];
const TEST = /\.test\.tsx?$/;

/** What is built, of which files, and the first that a build writes. */
export type Built = { readonly stamp: string; readonly output: string; readonly isSource: (path: string) => boolean };

/** What browsers get and what draws it on the server. */
export const pages: Built = {
  stamp: 'dist/.sources',
  output: 'dist/server/entry.server.js',
  isSource: (path) => /^src\/(?:web\/.*\.(?:tsx?|css|woff2|svg)|shared\/.*\.ts)$/.test(path),
};

/** The server itself, without what draws its pages. */
export const program: Built = {
  stamp: 'dist/.program-sources',
  output: 'dist/program/main.js',
  isSource: (path) => /^src\/(?!web\/).*\.(?:ts|json)$/.test(path),
};

/** Whether it was built of the sources as they are. Contents are read only where a time or a size changed. */
export function isFresh(root: string, built: Built): boolean {
  const stamp = join(root, built.stamp);
  if (!existsSync(stamp) || !existsSync(join(root, built.output))) return false;
  const files = sourcesOf(root, built);
  const [contents, times] = readFileSync(stamp, 'utf8').split('\n');
  if (times === hashTimes(root, files)) return true;
  if (contents !== hashContents(root, files)) return false;
  markFresh(root, built);
  return true;
}

/** Notes that it is built of the sources as they are now. */
export function markFresh(root: string, built: Built): void {
  const files = sourcesOf(root, built);
  const stamp = join(root, built.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hashContents(root, files)}\n${hashTimes(root, files)}`);
}

function sourcesOf(root: string, { isSource }: Built): readonly string[] {
  const own = filesBelow(root, 'src').filter(isSource);
  return [...own, ...filesBelow(root, 'scripts/build'), ...BUILDERS].filter((path) => !TEST.test(path)).toSorted();
}

function hashContents(root: string, files: readonly string[]): string {
  return hashEach(files, (hash, file) => hash.update(readFileSync(join(root, file))));
}

function hashTimes(root: string, files: readonly string[]): string {
  return hashEach(files, (hash, file) => {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${mtimeMs} ${size}`);
  });
}

function hashEach(files: readonly string[], add: (hash: Hash, file: string) => void): string {
  const hash = createHash('sha256');
  for (const file of files) {
    add(hash.update(file).update('\0'), file);
    hash.update('\0');
  }
  return hash.digest('hex');
}
