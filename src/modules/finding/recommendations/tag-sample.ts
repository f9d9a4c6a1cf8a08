import type { ReadContext } from '#modules/ground/read-context.ts';
import type { HomeCandidates } from './home-candidates.ts';
import { MOST_RANKED } from './home-cursor.ts';
import { passedOnOf } from './load-passed-on.ts';

const TEXT = `
  select t.story_id as id from story_tag t where t.tag_id = $1 and t.is_listed
  order by t.sort_key desc, t.story_id desc limit ${MOST_RANKED}`;

/** The newest stories of a tag, from which those for a reader are chosen. */
export async function tagSample(context: ReadContext, personId: string, tagId: string): Promise<HomeCandidates> {
  const rows = await context.database.query<{ id: string }>('tag_sample_ids', TEXT, [tagId]);
  const storyIds = rows.map(({ id }) => id);
  return { storyIds, passedOn: await passedOnOf(context, personId, storyIds) };
}
