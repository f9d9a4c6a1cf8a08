import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry, textEntry } from './archive-entry.ts';
import { ARCHIVE_VERSION, type ArchiveManifest, type ArchiveScope, MANIFEST_FILE } from './archive-manifest.ts';
import { readPictures } from './read-pictures.ts';
import { readRows, rowsFile } from './read-rows.ts';
import { readStories } from './read-stories.ts';
import { portableTables } from './tables/portable-tables.ts';

export type ArchiveOptions = {
  /** Brings along the addresses with which people sign in. */
  readonly hasAddresses?: boolean;
};

/**
 * Everything that leaves with a scope, file by file, the pictures last. Nothing here is secret: how people sign
 * in, what they pay and where they were seen stays (docs/operations/export.md).
 */
export async function* readArchive(
  context: CommandContext,
  scope: ArchiveScope,
  { hasAddresses = false }: ArchiveOptions = {},
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const { siteUrl } = context.config;
  const manifest: ArchiveManifest = { format: 'longhand', version: ARCHIVE_VERSION, siteUrl, scope };
  yield jsonEntry(MANIFEST_FILE, manifest);
  for (const table of portableTables) yield* readRows(context, table, scope);
  if (hasAddresses && scope.kind === 'site') yield* readAddresses(context);
  yield* readStories(context, scope);
  yield* readPictures(context, scope);
}

const ADDRESSES = `
  select e.address, e.person_id as "personId", e.created_at as "createdAt" from email_address e
  where e.is_verified order by e.address`;

/** Only those that somebody has proved to own: anybody can type the address of another. */
async function* readAddresses({ database }: CommandContext): AsyncGenerator<ArchiveEntry, void, undefined> {
  const rows = await database.query('archive_addresses', ADDRESSES, []);
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  if (text !== '') yield textEntry(rowsFile('addresses', 1), text);
}
