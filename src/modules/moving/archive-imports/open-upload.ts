import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pieceBytes, pieceCount } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { ArchiveError } from '#modules/moving/imports/archive/archive-error.ts';
import { detectExport } from '#modules/moving/imports/exports/detect-export.ts';
import type { ImportSource } from '#modules/moving/imports/imported-story.ts';
import { openOwnArchive } from '../archives/restore/open-own-archive.ts';
import { pieceKey } from './archive-import.ts';
import type { AnnouncedFile } from './archive-imports.tables.ts';
import { longhandSource } from './longhand-source.ts';

/** Own judgement, for archives of strangers: far more than a person writes, and little enough for any disk. */
const LIMITS = { maxEntries: 30_000, maxEntryBytes: 512 * 1_048_576, maxTotalBytes: 2 * 1024 * 1_048_576 } as const;

export type Upload = {
  readonly importId: string;
  readonly files: readonly AnnouncedFile[];
  /** Empty, of this process, and gone with the job. */
  readonly folder: string;
};

/** Puts the pieces of an upload together and opens what they are. Throws `ArchiveError` with a sentence for anything else. */
export async function openUpload(context: CommandContext, { importId, files, folder }: Upload): Promise<ImportSource> {
  const place = join(folder, 'archive');
  await mkdir(place);
  const paths: string[] = [];
  for (const [index, file] of files.entries()) {
    // Its own name stays outside: it may be anything.
    const [ending = ''] = /\.[a-z]+$/i.exec(file.name) ?? [];
    const path = join(place, `part-${String(index + 1).padStart(3, '0')}${ending.toLowerCase()}`);
    await gather(context, { importId, index, file, path });
    paths.push(path);
  }
  const [only = place, ...others] = paths;
  const path = others.length === 0 ? only : place;
  const own = await openOwnArchive(path, LIMITS);
  if (own !== undefined) {
    try {
      return longhandSource(own);
    } catch (error) {
      await own.archive.close();
      throw error;
    }
  }
  const source = others.length === 0 ? await detectExport(path, LIMITS) : undefined;
  if (source !== undefined) return source;
  throw new ArchiveError(others.length === 0 ? messages.unknownKind : messages.unknownParts);
}

type Gathered = {
  readonly importId: string;
  readonly index: number;
  readonly file: AnnouncedFile;
  readonly path: string;
};

async function gather({ files }: CommandContext, { importId, index, file, path }: Gathered): Promise<void> {
  for (let piece = 0; piece < pieceCount(file.byteCount); piece += 1) {
    const bytes = await files.get(pieceKey(importId, index, piece));
    if (bytes?.length !== pieceBytes(file.byteCount, piece)) throw new ArchiveError(messages.pieceLost);
    await appendFile(path, bytes);
  }
}
