import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveError } from '../../imports/archive/archive-error.ts';
import type { Archive, ArchiveLimits } from '../../imports/archive/archive.ts';
import { openArchive } from '../../imports/archive/open-archive.ts';
import { type ArchiveManifest, MANIFEST_FILE, manifestSchema } from '../archive-manifest.ts';
import { joinArchives } from './join-archives.ts';

const MOST_PARTS = 1_000;
const MOST_ENTRIES = 2_000_000;

export type OwnArchive = { readonly archive: Archive; readonly manifest: ArchiveManifest };

/**
 * Opens what `longhand export` or the settings of an account made: a folder, a zip, or a folder of the zips that
 * a large archive comes in. Undefined for anything else. Throws `ArchiveError` with a sentence for one that is damaged,
 * of a later version, or a trap.
 */
export async function openOwnArchive(
  path: string,
  limits: Partial<ArchiveLimits> = { maxEntries: MOST_ENTRIES },
): Promise<OwnArchive | undefined> {
  const archive = await openParts(path, limits);
  if (archive === undefined) return undefined;
  try {
    const manifest = await readManifest(archive);
    if (manifest !== undefined) return { archive, manifest };
  } catch (error) {
    await archive.close();
    throw error;
  }
  await archive.close();
  return undefined;
}

async function openParts(path: string, limits: Partial<ArchiveLimits>): Promise<Archive | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isDirectory()) return /\.zip$/i.test(path) ? await openArchive(path, limits) : undefined;
  const names = await readdir(path);
  if (names.includes(MANIFEST_FILE)) return await openArchive(path, limits);
  const zips = names.filter((name) => /\.zip$/i.test(name));
  if (zips.length === 0 || zips.length > MOST_PARTS || names.some((name) => !/\.zip$|^\./i.test(name)))
    return undefined;
  const parts: Archive[] = [];
  for (const name of zips.toSorted()) parts.push(await openArchive(join(path, name), limits));
  return joinArchives(parts);
}

async function readManifest(archive: Archive): Promise<ArchiveManifest | undefined> {
  if (!archive.has(MANIFEST_FILE)) return undefined;
  const text = new TextDecoder().decode(await archive.read(MANIFEST_FILE, 65_536));
  const parsed = manifestSchema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new ArchiveError(`${MANIFEST_FILE} is damaged, or was made by a newer version of Longhand.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
