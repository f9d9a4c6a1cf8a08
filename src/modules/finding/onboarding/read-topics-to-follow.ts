import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readPopularTags, readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';

/** Own judgement: as many as fit a screen. */
const MOST_TOPICS = 30;

const CHOSEN = `
  select t.id from setting s
  cross join lateral unnest(string_to_array(lower(trim(s.value #>> '{}')), ' ')) with ordinality as w (slug, place)
  join tag t on t.slug = w.slug
  where s.name = 'onboarding.topicsToFollow' order by w.place`;

/** What a new reader chooses from (`topicsToFollow`): the operator's tags, else those with the most stories. */
export async function readTopicsToFollow(context: ReadContext): Promise<readonly Tag[]> {
  const rows = await context.database.query<{ id: string }>('topics_to_follow', CHOSEN, []);
  if (rows.length === 0) return (await readPopularTags(context, readPage({ limit: MOST_TOPICS }))).items;
  return await readTagsByIds(
    context,
    rows.map(({ id }) => id),
  );
}
