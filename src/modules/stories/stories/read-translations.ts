import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from './read-story-feed.ts';
import type { Story } from './story.ts';

const TEXT = `
  select translation_group_id as "ownerId", id from story
  where translation_group_id = any($1) and is_listed order by language, id`;

/** The same story in other languages. */
export async function readTranslations(context: ReadContext, story: Story): Promise<readonly Story[]> {
  if (story.translationGroupId === null) return [];
  const rows = await context.loaders.grouped('story_translations', story.translationGroupId, (groups) =>
    context.database.query<{ ownerId: string; id: string }>('story_translations', TEXT, [groups]),
  );
  return readStories(
    context,
    rows.map(({ id }) => id).filter((id) => id !== story.id),
  );
}
