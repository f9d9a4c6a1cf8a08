import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, timeOfKey } from '#modules/ground/keyset.ts';
import { HIGHEST } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { MOST_SEARCHED, type OwnSearch } from '#modules/ground/own-search.ts';
import { STORY_WORDS } from '#modules/stories/stories/story-words.ts';
import { type List, listColumns } from './list.ts';
import { listChangesOf } from './reading-list-state.ts';

const keyOf = (column: string) => `(extract(epoch from ${column}) * 1000)::float8 as key`;

/** The lists that a person made, private ones too: for themselves alone. */
export const ownLists: KeysetStatement = {
  name: 'list_own',
  text: `
    select t.id, ${keyOf('t.created_at')} from list t
    where t.owner_id = o.id and t.kind = 'custom' and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** The lists of others that a person follows. */
export const followedLists: KeysetStatement = {
  name: 'list_followed',
  text: `
    select t.list_id as id, ${keyOf('t.created_at')} from follow_list t
    where t.follower_id = o.id and (t.created_at, t.list_id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.list_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What a person moved to the archive. */
export const archivedStories: KeysetStatement = {
  name: 'archived_stories',
  text: `
    select t.story_id as id, ${keyOf('t.archived_at')} from archived_story t
    where t.person_id = o.id and (t.archived_at, t.story_id) < ($2::timestamptz, $3)
    order by t.archived_at desc, t.story_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** What lists of one's own, followed lists and archived stories are found by. */
export const ownListSearch: OwnSearch = {
  name: 'list_own_search',
  text: `
    select t.id, concat_ws(' ', t.name, t.description) as text from list t
    where t.owner_id = $1 and t.kind = 'custom' order by t.created_at desc limit ${MOST_SEARCHED}`,
};
export const followedListSearch: OwnSearch = {
  name: 'list_followed_search',
  text: `
    select l.id, concat_ws(' ', l.name, p.name, l.description) as text from follow_list t
    join list l on l.id = t.list_id join person p on p.id = l.owner_id
    where t.follower_id = $1 order by t.created_at desc limit ${MOST_SEARCHED}`,
};
export const archivedSearch: OwnSearch = {
  name: 'archived_search',
  text: `
    select s.id, ${STORY_WORDS} as text from archived_story t join story s on s.id = t.story_id
    where t.person_id = $1 order by t.archived_at desc limit ${MOST_SEARCHED}`,
};

const WITH_STORY = `
  select ${columnList('t', listColumns)}, i.id as "itemId", o.id as "ownerId"
  from unnest($1::text[]) as o (id)
  cross join (select * from list where owner_id = $2 and kind = 'custom' order by lower(name), id limit 200) t
  left join list_item i on i.list_id = t.id and i.story_id = o.id
  order by lower(t.name), t.id`;

export type ListWithStory = { readonly list: List; readonly itemId: string | null };
type Row = List & { readonly ownerId: string; readonly itemId: string | null };

/** The viewer's own lists by name, each with the place of the story in it. */
export async function readListsWithStory(context: ReadContext, storyId: string): Promise<readonly ListWithStory[]> {
  const { viewer, database, loaders } = context;
  if (viewer === null || viewer.isImpersonated === true) return [];
  const { personId } = viewer;
  const rows = await loaders.grouped<Row>(`lists_with_story ${listChangesOf(context)}`, storyId, (ids) =>
    database.query<Row>('lists_with_story', WITH_STORY, [ids, personId]),
  );
  return rows.map(({ itemId, ...list }) => ({ itemId, list: { ...list, ownerId: personId } }));
}
