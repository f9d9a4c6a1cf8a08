import type { CommandContext } from '#modules/ground/command-context.ts';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { type ArchiveScope, scopeId } from './archive-manifest.ts';
import { STORIES_OF_PERSON, STORIES_OF_PUBLICATION } from './tables/scopes.ts';

const shownBy = (stories: string) => `
  with own as (${stories})
  select i.id, i.format from image i where i.id in (
    select si.image_id from story_image si join own on own.id = si.story_id
    union select s.cover_image_id from story s join own on own.id = s.id`;

const LOOKS = `select unnest(array[p.avatar_image_id, p.logo_image_id, p.favicon_image_id]) from publication p`;

const IMAGES = {
  site: `select i.id, i.format from image i where $1::text is not null order by i.id`,
  person: `${shownBy(STORIES_OF_PERSON)}
    union select di.image_id from draft_image di join own on own.id = di.story_id
    union ${LOOKS} where p.id in (select s.publication_id from story s join own on own.id = s.id)
      or p.id in (select m.publication_id from publication_member m where m.person_id = $1)
    union select p.image_id from person p where p.id = $1 or p.id in (
      select a.person_id from story_author a join own on own.id = a.story_id)
    union select b.cover_image_id from book b where b.person_id = $1)
  order by i.id`,
  publication: `${shownBy(STORIES_OF_PUBLICATION)}
    union ${LOOKS} where p.id = $1
    union select p.image_id from person p where p.id in (
      select a.person_id from story_author a join own on own.id = a.story_id
      union select m.person_id from publication_member m where m.publication_id = $1
      union select r.author_id from response r join own on own.id = r.story_id))
    or exists (select from publication_page g where g.publication_id = $1 and g.document::text like '%' || i.id || '%')
  order by i.id`,
} as const;

/** The pictures of a scope (of stories and drafts, profiles, publications, books), as they are stored. */
export async function* readPictures(
  { database, files }: CommandContext,
  scope: ArchiveScope,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const rows = await database.query<{ id: string; format: string }>(
    `archive_images_${scope.kind}`,
    IMAGES[scope.kind],
    [scopeId(scope)],
  );
  for (const { id, format } of rows) {
    const bytes = await files.get(imageFileKey(id));
    if (bytes !== undefined) yield { path: `images/${id}.${format}`, bytes, isPacked: true };
  }
}
