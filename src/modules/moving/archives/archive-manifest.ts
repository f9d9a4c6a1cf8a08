import { z } from 'zod';

/** Raised when an older program could not read the folder any more. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST_FILE = 'longhand.json';

const name = z.string().max(300);

/** What `longhand.json` says of the folder that it stands in. */
export const manifestSchema = z.object({
  format: z.literal('longhand'),
  version: z.literal(ARCHIVE_VERSION),
  /** The site that everything is from, and its name at later imports. */
  siteUrl: z.url().max(2_048),
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('site') }),
    z.object({ kind: z.literal('person'), id: name, username: name }),
    z.object({ kind: z.literal('publication'), id: name, slug: name }),
  ]),
});

export type ArchiveManifest = z.infer<typeof manifestSchema>;
export type ArchiveScope = ArchiveManifest['scope'];

/** What `$1` is in the statements of a scope. */
export function scopeId(scope: ArchiveScope): string {
  return scope.kind === 'site' ? '' : scope.id;
}
