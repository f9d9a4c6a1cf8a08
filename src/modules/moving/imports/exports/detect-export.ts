import { lstat, readdir } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { type Archive, type ArchiveLimits } from '../archive/archive.ts';
import { openArchive } from '../archive/open-archive.ts';
import { encodingOf } from '../archive/text-encoding.ts';
import type { ImportSource } from '../imported-story.ts';
import { changed, type ExportItem } from './report.ts';
import { ghostExport } from './ghost/ghost-export.ts';
import { isMediumPost, mediumExport } from './medium/medium-export.ts';
import { mediumFeed } from './medium/medium-feed.ts';
import { beehiivExport, isBeehiivHeader } from './newsletters/beehiiv-export.ts';
import { buttondownExport, isButtondownHeader } from './newsletters/buttondown-export.ts';
import { isSubstackHeader, substackExport } from './substack/substack-export.ts';
import { wordpressExport } from './wordpress/wordpress-export.ts';

/**
 * Opens what `path` (a folder, a file, a zip) is an export of: Medium, a Medium feed, Ghost, WordPress,
 * Substack, beehiiv or Buttondown. Undefined for anything else, which the reader of folders may know.
 * Throws `ArchiveError` with a sentence for an archive that must not be opened.
 */
export async function detectExport(
  path: string,
  limits: Partial<ArchiveLimits> = {},
): Promise<ImportSource | undefined> {
  if (!(await mayBeExport(path))) return undefined;
  const archive = await openArchive(path, limits);
  try {
    const source = await detectIn(archive);
    if (source !== undefined) return { ...source, items: withIgnored(archive, source.items) };
    await archive.close();
    return undefined;
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** What the archive leaves closed is said before anything else. */
async function* withIgnored(archive: Archive, items: ImportSource['items']): AsyncGenerator<ExportItem> {
  for (const { name, reason } of archive.ignored) yield changed(name, reason);
  yield* items;
}

const EXPORT_FILE = /\.(?:zip|xml|json|csv|rss|wxr|html?)$/i;

/** A look at the names alone, so that a folder of Markdown with any number of files costs nothing. */
async function mayBeExport(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return false;
  if (!found.isDirectory()) return true;
  const top = await readdir(path, { withFileTypes: true });
  const inside = await Promise.all(
    top
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .slice(0, 50)
      .map(async (entry) => await readdir(`${path}/${entry.name}`).catch(() => [])),
  );
  return [...top.map((entry) => entry.name), ...inside.flat()].some((name) => EXPORT_FILE.test(name));
}

/** Several exports in one folder are read one after another, so that none is passed over in silence. */
async function detectIn(archive: Archive): Promise<ImportSource | undefined> {
  const sources = [
    await detectTables(archive),
    await detectWordpress(archive),
    await detectGhost(archive),
    (await detectMedium(archive)) ?? (await detectFeed(archive)),
  ].filter((source) => source !== undefined);
  const [first] = sources;
  return sources.length > 1 && first !== undefined ? { ...first, ...joined(sources) } : first;
}

function joined(sources: readonly ImportSource[]): Pick<ImportSource, 'kind' | 'itemCount' | 'items'> {
  return {
    kind: sources.map((source) => source.kind).join(', '),
    itemCount: sources.reduce((sum, source) => sum + (source.itemCount ?? 0), 0),
    items: oneAfterAnother(sources),
  };
}

async function* oneAfterAnother(sources: readonly ImportSource[]): AsyncGenerator<ExportItem> {
  for (const source of sources) yield* source.items;
}

/** Tables are known by their header; only files named as the platforms name them are looked at. */
async function detectTables(archive: Archive): Promise<ImportSource | undefined> {
  for (const { name } of archive.entries.filter((entry) => isNearTop(entry.name) && /\.csv$/i.test(entry.name))) {
    if (!/^(?:posts?|emails?|.*posts.*)\.csv$/i.test(basename(name))) continue;
    const header = (await beginning(archive, name)).split('\n', 1)[0] ?? '';
    if (isSubstackHeader(header)) return substackExport(archive, name);
    if (isBeehiivHeader(header)) return beehiivExport(archive, name);
    if (isButtondownHeader(header)) return buttondownExport(archive, name);
  }
  return undefined;
}

const FEED_FILE = /\.(?:xml|rss|wxr)$/i;

async function detectWordpress(archive: Archive): Promise<ImportSource | undefined> {
  const parts = await filesWith(archive, /wordpress\.org\/export\/|<wp:wxr_version/);
  return parts.length > 0 ? await wordpressExport(archive, parts) : undefined;
}

async function detectFeed(archive: Archive): Promise<ImportSource | undefined> {
  const [feed] = await filesWith(archive, /<generator>Medium<\/generator>|medium\.com\/@?[^<]*source=rss/);
  return feed === undefined ? undefined : mediumFeed(archive, feed);
}

async function filesWith(archive: Archive, mark: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of archive.entries
    .filter((entry) => isNearTop(entry.name) && FEED_FILE.test(entry.name))
    .slice(0, 500)) {
    if (mark.test(await beginning(archive, name))) found.push(name);
  }
  return found;
}

async function detectGhost(archive: Archive): Promise<ImportSource | undefined> {
  const files: string[] = [];
  for (const { name } of archive.entries
    .filter((entry) => isNearTop(entry.name) && /\.json$/i.test(entry.name))
    .slice(0, 100)) {
    const text = await beginning(archive, name);
    const isGhost =
      /^\s*\{\s*"(?:db|meta|data|images)"\s*:/.test(text) && /"(?:posts|exported_on|db|data)"\s*:/.test(text);
    if (isGhost && /"exported_on"|"posts"\s*:\s*\[|"db"\s*:\s*\[/.test(text)) files.push(name);
  }
  return files.length > 0 ? await ghostExport(archive, files) : undefined;
}

async function detectMedium(archive: Archive): Promise<ImportSource | undefined> {
  const pages = archive.entries.filter((entry) => /\.html?$/i.test(entry.name));
  const inPosts = pages.filter(
    ({ name }) => posix.basename(posix.dirname(name)) === 'posts' && isNearTop(posix.dirname(name)),
  );
  const candidates = inPosts.length > 0 ? inPosts : pages.filter(({ name }) => !name.includes('/'));
  const folders: string[] = [];
  for (const folder of new Set(candidates.map(({ name }) => posix.dirname(name)))) {
    const inFolder = candidates.filter(({ name }) => posix.dirname(name) === folder).slice(0, 5);
    for (const { name } of inFolder) {
      if (!folders.includes(folder) && isMediumPost(await beginning(archive, name))) folders.push(folder);
    }
  }
  return folders.length > 0 ? mediumExport(archive, folders) : undefined;
}

/** Zips often hold one folder that holds the rest. */
function isNearTop(name: string): boolean {
  return name.split('/').length <= 2;
}

const BEGINNING = 16_384;

async function beginning(archive: Archive, name: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of archive.stream(name)) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes >= BEGINNING) break;
  }
  const start = Buffer.concat(pieces);
  return new TextDecoder(encodingOf(start)).decode(start);
}
