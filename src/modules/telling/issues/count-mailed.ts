import type { ReadContext } from '#modules/ground/read-context.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { BY_MAIL, BY_MAIL_INITIALLY, STORY_READERS } from './story-readers.ts';

const COUNT = `select count(*)::integer as count from (${STORY_READERS}) readers`;

/**
 * How many people a story is mailed to when it is published in this publication, or in none; null for all but who
 * may change it. Of publications that are neither its own nor the viewer's nobody is told the number.
 */
export async function countMailed(
  { database, viewer }: ReadContext,
  story: Story,
  publicationId: string | null,
): Promise<number | null> {
  if (!canEditStory(viewer, story)) return null;
  if (publicationId !== null && publicationId !== story.publicationId && !viewer?.staffRoles.has(publicationId)) {
    return null;
  }
  const values = [story.authorIds, publicationId, BY_MAIL, BY_MAIL_INITIALLY];
  const [row] = await database.query<{ count: number }>('count_mailed', COUNT, values);
  return row?.count ?? 0;
}
