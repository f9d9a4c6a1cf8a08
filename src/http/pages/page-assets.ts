import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAssets } from '#shared/pages/page-contract.ts';

const chunkSchema = z.object({
  file: z.string(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.output<typeof manifestSchema>;

const CLIENT = 'src/web/entry.client.tsx';
const LOADER = 'src/web/app/loader.ts';
const SIGNED_IN = 'src/web/features/ground/signed-in/signed-in-parts.tsx';
/** What signed-in people need at once, beside the page. */
const AT_ONCE = [CLIENT, SIGNED_IN, 'src/web/app/graph/apollo-graph.ts'];
/** Parts of a page that only the server draws: their styles are in the head like the page's own. */
const STILL = /^src\/web\/pages\/[^/]+\/([^/]+)\/\w+\.still\.tsx$/;
const PAGE = /^src\/web\/pages\/[^/]+\/([^/]+)\/\1\.page\.tsx$/;

/** Reads the client build into the addresses that a page needs. Throws if the build is incomplete. */
export async function readPageAssets(clientFolder: string): Promise<PageAssets> {
  const read = (file: string) => readFile(join(clientFolder, file), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(await read('.vite/manifest.json')));
  return pageAssets(manifest, await read(manifest[LOADER]?.file ?? ''));
}

/**
 * The loader, which is alone in a page's head and so imports nothing, the entry, and for each page its own styles and
 * scripts.
 */
export function pageAssets(manifest: Manifest, loader: string): PageAssets {
  const client = manifest[CLIENT];
  if (client === undefined) throw new Error('The client build has no entry: run npm run build.');
  if ((manifest[LOADER]?.imports ?? []).length > 0) throw new Error('The loader imports something');
  const shared = new Set(reach(manifest, CLIENT));
  const entryStyles = stylesOf(manifest, [...shared]);
  const styles: Record<string, readonly string[]> = {};
  const scripts: Record<string, readonly string[]> = {};
  for (const key of Object.keys(manifest)) {
    const page = PAGE.exec(key)?.[1];
    if (page === undefined) continue;
    const own = reach(manifest, key).filter((name) => !shared.has(name));
    const still = Object.keys(manifest).filter((name) => STILL.exec(name)?.[1] === page);
    const reached = [...own, ...still.flatMap((name) => reach(manifest, name, new Set(shared)))];
    styles[page] = [...new Set([...entryStyles, ...stylesOf(manifest, reached)])].map(address);
    scripts[page] = filesOf(manifest, own);
  }
  return {
    loader: { text: `(()=>{${loader}})()` },
    entry: address(client.file),
    styles: { ...styles, '': entryStyles.map(address) },
    signedInStyles: [...new Set(stylesOf(manifest, reach(manifest, SIGNED_IN)))].map(address),
    signedInScripts: filesOf(
      manifest,
      AT_ONCE.flatMap((name) => reach(manifest, name)),
    ),
    scripts,
  };
}

/** A chunk and everything it imports statically, each once, in the order that styles need. */
function reach(manifest: Manifest, start: string, seen: Set<string> = new Set()): readonly string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const imports = manifest[start]?.imports ?? [];
  return [...imports.flatMap((name) => reach(manifest, name, seen)), start];
}

function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const files = names.map((name) => manifest[name]?.file);
  return [...new Set(files)].flatMap((file) => (file === undefined ? [] : [address(file)]));
}

function stylesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => manifest[name]?.css ?? []);
}

function address(file: string): string {
  return `/${file}`;
}
