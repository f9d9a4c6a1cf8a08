import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type Tag, tagColumns } from '#modules/stories/topics/tag.ts';

const followed: KeysetStatement = {
  name: 'followed_tags_page',
  text: `
    select ${columnList('g', tagColumns)}, (extract(epoch from t.created_at) * 1000)::float8 as key
    from follow_tag t join tag g on g.id = t.tag_id
    where t.follower_id = o.id and (t.created_at, t.tag_id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.tag_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** The tags that a person follows, newest first; what they follow for their feed is theirs to know. */
export async function readFollowedTags(context: ReadContext, personId: string, page: Page): Promise<Feed<Tag>> {
  return cutPage(await keysetRows<Tag & Cursor>(context, followed, personId, page), page);
}
