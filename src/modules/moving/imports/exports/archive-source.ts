import { posix } from 'node:path';
import { ArchiveError } from '../archive/archive-error.ts';
import type { Archive } from '../archive/archive.ts';
import type { ImportProblem, ImportSource } from '../imported-story.ts';
import type { ExportItem } from './report.ts';

/** An import source over an archive; where the archive itself fails in the middle, the last line says so. */
export function archiveSource(
  archive: Archive,
  kind: string,
  readItems: () => AsyncIterable<ExportItem>,
  known: { readonly itemCount?: number; readonly siteUrl?: string } = {},
): ImportSource {
  return {
    kind,
    ...known,
    items: untilRefused(archive, readItems),
    resolveFile: async (reference, fromFile) => await resolveFile(archive, reference, fromFile),
    close: archive.close,
  };
}

async function* untilRefused(archive: Archive, readItems: () => AsyncIterable<ExportItem>): AsyncGenerator<ExportItem> {
  try {
    yield* readItems();
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield { kind: 'refused', file: archive.name, reason: error.message } satisfies ImportProblem;
  }
}

/** Only pictures are ever looked for: beside the file, from the top, and under the folders that platforms use. */
async function resolveFile(archive: Archive, reference: string, fromFile: string): Promise<Uint8Array | undefined> {
  const path = decodePath(reference.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''));
  if (path === '') return undefined;
  const fromTop = path.replace(/^\/+/, '');
  const beside = posix.normalize(posix.join(posix.dirname(fromFile), path));
  // Engines serve `content/images` from a folder that the archive has by its last part only.
  const withoutServed = fromTop.replace(/^(?:wp-)?content\//, '');
  const candidates = path.startsWith('/') ? [fromTop, withoutServed] : [beside, fromTop, withoutServed];
  const found =
    candidates.find((name) => archive.has(name)) ??
    archive.entries.find(({ name }) => fromTop.includes('/') && name.endsWith(`/${fromTop}`))?.name;
  if (found === undefined || !/\.(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i.test(found)) return undefined;
  return await archive.read(found).catch(() => undefined);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
