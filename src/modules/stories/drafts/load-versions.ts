import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { VersionKind } from './drafts.tables.ts';

/** A version without its text: of many, only what a list shows. */
export type VersionEntry = {
  readonly id: string;
  readonly storyId: string;
  readonly rev: number;
  readonly kind: VersionKind;
  readonly title: string;
  readonly subtitle: string;
  readonly previewBreak: string | null;
  readonly wordCount: number;
  readonly createdAt: Date;
  readonly createdById: string | null;
};
export type Version = VersionEntry & DraftValue;

export const VERSION_ENTRY = `
  v.id, v.story_id as "storyId", v.revision as rev, v.kind, v.title, v.subtitle, v.preview_break as "previewBreak",
  v.word_count as "wordCount", v.created_at as "createdAt", v.person_id as "createdById"`;

const BY_ID = `select ${VERSION_ENTRY}, v.document from story_version v where v.story_id = $1 and v.id = $2`;
const BY_REVISION = `
  select ${VERSION_ENTRY}, v.document from story_version v where v.story_id = $1 and v.revision <= $2
  order by v.revision desc, v.created_at desc, v.id desc limit 1`;

type Wanted =
  | { readonly storyId: string; readonly versionId: string }
  | { readonly storyId: string; readonly revision: number };

/** The version of that id, or the last that was kept up to a revision; none where there is none. */
export function loadVersions(database: Database<Tables>, wanted: Wanted): Promise<readonly Version[]> {
  const { storyId } = wanted;
  return 'versionId' in wanted
    ? database.query<Version>('story_version_by_id', BY_ID, [storyId, wanted.versionId])
    : database.query<Version>('story_version_by_revision', BY_REVISION, [storyId, wanted.revision]);
}

const AT_REVISION = `
  select v.id from story_version v where v.story_id = $1 and v.revision = $2
  order by v.kind = 'published' desc, v.created_at desc, v.id desc limit 1`;

/** The id of the text as of a revision, what readers saw of it first; undefined where no version of it was kept. */
export async function findVersionAt(
  database: Database<Tables>,
  { storyId, revision }: { readonly storyId: string; readonly revision: number },
): Promise<string | undefined> {
  const [version] = await database.query<{ id: string }>('story_version_at', AT_REVISION, [storyId, revision]);
  return version?.id;
}
