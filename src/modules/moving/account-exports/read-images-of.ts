import type { CommandContext } from '#modules/ground/command-context.ts';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { STORIES_OF } from './stories-of.ts';

const IMAGES = `
  with own as (${STORIES_OF})
  select i.id, i.format from image i where i.id in (
    select si.image_id from story_image si join own on own.id = si.story_id
    union select di.image_id from draft_image di join own on own.id = di.story_id
    union select s.cover_image_id from story s join own on own.id = s.id
    union select p.image_id from person p where p.id = $1
    union select b.cover_image_id from book b where b.person_id = $1)
  order by i.id`;

/** The pictures of a person's stories and drafts, books and profile, as they are stored. */
export async function* readImagesOf(
  { database, files }: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const rows = await database.query<{ id: string; format: string }>('archive_images', IMAGES, [personId]);
  for (const { id, format } of rows) {
    const bytes = await files.get(imageFileKey(id));
    if (bytes !== undefined) yield { path: `images/${id}.${format}`, bytes, isPacked: true };
  }
}
