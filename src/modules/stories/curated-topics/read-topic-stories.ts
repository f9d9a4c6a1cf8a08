import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { feedWithoutMuted } from '#modules/stories/stories/without-muted.ts';
import { type Feed, HIGHEST, type Page, statementLimit } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { presentStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/**
 * The newest listed stories under any of a topic's tags, each once, without what the viewer mutes: one page of each
 * tag is read, by its index.
 */
export async function readNewestOfTopic(context: ReadContext, topicId: string, page: Page): Promise<Feed<Story>> {
  const statement: KeysetStatement = {
    name: 'topic_newest',
    text: `
      select n.id, n.key from topic_tag t
      cross join lateral (
        select st.story_id as id, st.sort_key as key from story_tag st
        where st.is_listed and st.tag_id = t.tag_id and (st.sort_key, st.story_id) < ($2::bigint, $3)
        order by st.sort_key desc, st.story_id desc limit ${statementLimit(page)}
      ) n
      where t.topic_id = o.id group by n.id, n.key order by n.key desc, n.id desc`,
    start: HIGHEST,
  };
  const candidates = await keysetRows(context, statement, topicId, page);
  return feedWithoutMuted(context, await presentStories(context, candidates, page));
}
