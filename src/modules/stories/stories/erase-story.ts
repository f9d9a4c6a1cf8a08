import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { placeInSeries } from '#modules/stories/series/place-in-series.ts';
import { setStoryTags } from '#modules/stories/topics/tag-story.ts';
import { emptyStory } from './stories.store.ts';

/**
 * Takes a story away for good: an empty row stays that answers 410. Answers with the pictures that it showed.
 * Inside a transaction, which counts where the story stood.
 */
export async function eraseStory(
  context: CommandContext,
  story: { readonly id: string; readonly coverImageId: string | null },
): Promise<readonly string[]> {
  mustBeProgram(context);
  const images = await imagesOf(context, story);
  await setStoryTags(context, { storyId: story.id, tagIds: [], publicationId: null, sortKey: 0, isListed: false });
  await placeInSeries(context, story.id, null, false);
  await emptyStory(context.database, story.id, context.clock.now());
  return images;
}

async function imagesOf(
  { database }: CommandContext,
  { id, coverImageId }: { readonly id: string; readonly coverImageId: string | null },
): Promise<readonly string[]> {
  const text = 'select image_id as "imageId" from story_image where story_id = $1';
  const rows = await database.query<{ imageId: string }>('images_of_story', text, [id]);
  return [...rows.map(({ imageId }) => imageId), ...(coverImageId === null ? [] : [coverImageId])];
}
