import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the bundles are made of: a change in any of it makes them stale. */
const SOURCES = [
  'src/web/**/*.{ts,tsx,css,woff2,svg}',
  'src/shared/**/*.ts',
  'scripts/build.ts',
  'scripts/build/*.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** One hash of the names and contents of all sources of the bundles. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
    .toSorted();
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
