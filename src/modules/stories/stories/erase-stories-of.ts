import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { eraseSeriesOf } from '#modules/stories/series/erase-series-of.ts';
import { changePresence } from './change-presence.ts';
import { eraseStory } from './erase-story.ts';
import { presenceOfRow } from './presence-of-row.ts';
import { removeAuthor } from './stories.store.ts';

type Written = { readonly id: string; readonly authorIds: readonly string[]; readonly coverImageId: string | null };

const WRITTEN = `
  select id, author_ids as "authorIds", cover_image_id as "coverImageId" from story
  where id in (select story_id from story_author where person_id = $1) or creator_id = $1
  order by id for update`;

/**
 * Erases the stories of somebody who goes: what they wrote alone becomes an empty row that answers 410,
 * what they wrote with others stays theirs alone. Answers with the pictures that were shown.
 */
export async function eraseStoriesOf(context: CommandContext, personId: string): Promise<readonly string[]> {
  mustBeProgram(context);
  const { database } = context;
  const images: string[] = [];
  for (const story of await database.query<Written>('stories_written', WRITTEN, [personId])) {
    const before = await presenceOfRow(database, story.id);
    const others = story.authorIds.filter((id) => id !== personId);
    if (others.length > 0) {
      await removeAuthor(database, { storyId: story.id, personId, others });
    } else {
      images.push(...(await eraseStory(context, story)));
    }
    await changePresence(context, before, await presenceOfRow(database, story.id));
  }
  await eraseSeriesOf(context, personId);
  return images;
}
