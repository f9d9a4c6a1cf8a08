import type { ReadContext } from '#modules/read-context.ts';
import { MOST_RANKED } from './home-cursor.ts';

const TEXT = `
  select t.story_id as id from story_tag t where t.tag_id = $1 and t.is_listed
  order by t.sort_key desc, t.story_id desc limit ${MOST_RANKED}`;

/** The newest stories of a tag, from which those for a reader are chosen. */
export async function tagSampleIds({ database }: ReadContext, tagId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('tag_sample_ids', TEXT, [tagId]);
  return rows.map(({ id }) => id);
}
