import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const BODY = 'select document from story_body where story_id = $1';

/** What readers see of a story; undefined where nothing was ever published. */
export async function readPublishedBody(
  database: Database<Tables>,
  storyId: string,
): Promise<StoryDocument | undefined> {
  const [row] = await database.query<{ document: StoryDocument }>('passage_body', BODY, [storyId]);
  return row?.document;
}
