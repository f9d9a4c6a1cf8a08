import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './check-messages.ts';

const ROOT = join(import.meta.dirname, '..');

/** Every catalogue of `src/shared/messages/`. */
export async function readCatalogues(): Promise<readonly Catalogue[]> {
  const catalogues: Catalogue[] = [];
  for (const file of globSync('src/shared/messages/**/*.ts', { cwd: ROOT }).toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    const module = (await import(join(ROOT, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'object' && value !== null) catalogues.push({ file, name, keys: Object.keys(value) });
    }
  }
  return catalogues;
}

/** Every source that may ask for a text or name its key: tests are none, for what only they read nobody reads. */
export function readSources(): ReadonlyMap<string, string> {
  const files = globSync('{src,scripts,demo,bin}/**/*.{ts,tsx,graphql,mjs}', { cwd: ROOT });
  const read = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return new Map(read.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}
