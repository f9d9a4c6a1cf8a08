/** The bytes of a built page, compressed by brotli, beside the budgets of the house (section 7). */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

export const KILOBYTE = 1024;
const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

function reach(key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const name of manifest[key]?.imports ?? []) reach(name, seen);
  return seen;
}

const sizeOf = (file: string): number => statSync(join(client, `${file}.br`)).size;
const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);

function scriptFiles(...keys: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const key of keys) reach(key, seen);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

const scripts = (...keys: readonly string[]): number => sum(scriptFiles(...keys));

/** What a page loads that nobody has loaded who only reads a story. */
function scriptsBeyondStory(name: string): number {
  const read = new Set(scriptFiles(entry, page('post')));
  return sum(scriptFiles(entry, page(name)).filter((file) => !read.has(file)));
}

const entry = 'src/web/entry.client.tsx';
const page = (name: string): string =>
  Object.keys(manifest).find((key) => key.endsWith(`/${name}/${name}.page.tsx`)) ?? `no page ${name}`;
const stillParts = (name: string): readonly string[] =>
  Object.keys(manifest).filter(
    (key) => key.startsWith('src/web/pages/') && key.includes(`/${name}/`) && key.endsWith('.still.tsx'),
  );
const styles = (name: string): number => {
  const seen = reach(entry, new Set());
  for (const key of [page(name), ...stillParts(name)]) reach(key, seen);
  return sum([...seen].flatMap((key) => manifest[key]?.css ?? []));
};
const fonts = ['serif', 'sans'].map((name) => join(root, `src/web/design/fonts/longhand-${name}.woff2`));

/** What a page weighs and may weigh: `bytes`, and `budget` in KB. */
export const weights: readonly { readonly what: string; readonly bytes: number; readonly budget: number }[] = [
  { what: 'story, script before interaction', bytes: scripts('src/web/app/loader.ts'), budget: 5 },
  { what: 'story, alive', bytes: scripts(entry, page('post')), budget: 72 },
  {
    what: 'story, with the graph client',
    bytes: scripts(entry, page('post'), 'src/web/app/graph/apollo-graph.ts'),
    budget: 125,
  },
  { what: 'home, alive', bytes: scripts(entry, page('home')), budget: 72 },
  // What draws formulas comes with the first formula: 62 KB more.
  { what: 'writing, beyond a story', bytes: scriptsBeyondStory('edit-post'), budget: 150 },
  { what: 'story, styles', bytes: styles('post'), budget: 20 },
  { what: 'home, styles', bytes: styles('home'), budget: 20 },
  { what: 'the two fonts', bytes: fonts.reduce((total, file) => total + statSync(file).size, 0), budget: 60 },
];
