import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findEditable, isStory } from './find-editable.ts';
import { loadVersions, type Version, VERSION_ENTRY, type VersionEntry } from './load-versions.ts';

const newestFirst: KeysetStatement = {
  name: 'story_versions',
  text: `
    select (extract(epoch from v.created_at) * 1000)::float8 as key, ${VERSION_ENTRY} from story_version v
    where v.story_id = o.id and (v.created_at, v.id) < ($2::timestamptz, $3)
    order by v.created_at desc, v.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** The versions of a story, without their text; null where the viewer may not change it. */
export async function readVersions(
  context: ReadContext,
  storyId: string,
  page: Page,
): Promise<Feed<VersionEntry> | null> {
  if (!isStory(await findEditable(context, storyId))) return null;
  return cutPage(await keysetRows<Cursor & VersionEntry>(context, newestFirst, storyId, page), page);
}

/** One version with its text; null where there is none, or the viewer may not change the story. */
export async function readVersion(context: ReadContext, storyId: string, versionId: string): Promise<Version | null> {
  if (!isStory(await findEditable(context, storyId))) return null;
  const [version] = await loadVersions(context.database, { storyId, versionId });
  return version ?? null;
}
