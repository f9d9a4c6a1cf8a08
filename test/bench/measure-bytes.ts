import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = 'src/web/entry.client.tsx';
const LOADER = 'src/web/app/loader.ts';
const GRAPH_CLIENT = 'src/web/app/graph/apollo-graph.ts';
const FONTS = ['longhand-serif.woff2', 'longhand-sans.woff2'];

/** Bytes as they travel (brotli) of the build, against the budgets of an anonymous page. */
export function measureBytes(): Finding[] {
  const client = join(process.env['BENCH_DIST'] ?? join(ROOT, 'dist'), 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weigh = (files: readonly string[]): number =>
    files.reduce(
      (sum, file) => sum + readFileSync(join(client, `${file}${file.endsWith('.woff2') ? '' : '.br'}`)).length,
      0,
    ) / 1024;
  const kilobytes = (name: string, files: readonly string[], most: number): Finding => ({
    bench: 'bytes',
    name,
    value: weigh(files),
    unit: 'KB',
    target: { atMost: most },
    note: `${files.length} files`,
  });
  const pages = Object.keys(manifest).filter((key) => key.endsWith('.page.tsx'));
  const heaviest =
    pages.toSorted((left, right) => weigh(stylesOf(manifest, right)) - weigh(stylesOf(manifest, left)))[0] ?? '';
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => FONTS.some((font) => file.includes(font.replace('.woff2', '-')) && !file.includes('italic')));
  return [
    kilobytes('script before interaction', scriptsOf(manifest, [LOADER]), 5),
    ...['post', 'home'].flatMap((page) => {
      const key = pages.find((path) => path.endsWith(`/${page}/${page}.page.tsx`)) ?? `no page ${page}`;
      return [
        kilobytes(`script alive, ${page}`, scriptsOf(manifest, [LOADER, ENTRY, key]), 75),
        kilobytes(`script with graph client, ${page}`, scriptsOf(manifest, [LOADER, ENTRY, key, GRAPH_CLIENT]), 125),
        kilobytes(`styles, ${page}`, stylesOf(manifest, key), 20),
      ];
    }),
    { ...kilobytes('styles, heaviest page', stylesOf(manifest, heaviest), 20), note: heaviest.split('/').at(-2) },
    kilobytes('fonts preloaded', fonts, 60),
  ];
}

/** The script files that some chunks need, each once. Pure. */
export function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  return [...new Set(reach(manifest, keys).map((key) => manifest[key]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
}

/** The style files of a page together with those of the entry. Pure. */
export function stylesOf(manifest: Manifest, page: string): string[] {
  return [...new Set(reach(manifest, [ENTRY, page]).flatMap((key) => manifest[key]?.css ?? []))];
}

function reach(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key) || manifest[key] === undefined) return;
    found.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}
