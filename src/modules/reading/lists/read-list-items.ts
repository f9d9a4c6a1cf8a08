import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import {
  type Cursor,
  type Feed,
  HIGHEST,
  LOWEST,
  type Page,
  cutPage,
  emptyFeed,
  mapFeed,
} from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { resumable } from '#modules/reading/reading-history/read-resumable.ts';
import { gather } from '#modules/stories/stories/gather-candidates.ts';
import { presentStories, readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { List } from './list.ts';

export type ListItem = {
  readonly id: string;
  readonly note: string;
  readonly addedAt: Date;
  readonly story: Story;
};
type Row = Cursor & { readonly storyId: string; readonly note: string; readonly addedAt: Date };

const inOrder: KeysetStatement = {
  name: 'list_items',
  text: `
    select t.id, t.place as key, t.story_id as "storyId", t.note, t.added_at as "addedAt" from list_item t
    where t.list_id = o.id and (t.place, t.id) > ($2::float8, $3)
    order by t.place, t.id`,
  start: LOWEST,
};

/** The items of a list in the owner's order; those whose story may not be seen are left out. */
export async function readListItems(context: ReadContext, list: List, page: Page): Promise<Feed<ListItem>> {
  switch (list.kind) {
    case 'custom':
    case 'reading':
      return await readItems(context, inOrder, list.id, page);
    case 'resume':
      return await readItems(context, resumable, list.ownerId, page);
    case 'purchased':
      return emptyFeed;
  }
}

async function readItems(
  context: ReadContext,
  statement: KeysetStatement,
  ownerId: string,
  page: Page,
): Promise<Feed<ListItem>> {
  const rows = cutPage(await keysetRows<Row>(context, statement, ownerId, page), page);
  const stories = await readStories(
    context,
    rows.items.map(({ storyId }) => storyId),
  );
  const byId = new Map(stories.map((story) => [story.id, story]));
  const items = rows.items.flatMap(({ id, storyId, note, addedAt }) => {
    const story = byId.get(storyId);
    return story === undefined ? [] : [{ id, note, addedAt, story }];
  });
  return mapFeed(rows, items);
}

const staffPicks: KeysetStatement = {
  name: 'list_staff_pick_items',
  text: `
    select t.story_id as id, (extract(epoch from t.added_at) * 1000)::float8 as key from list_item t
    where t.list_id = (
        select l.id from setting s join list l on l.id = s.value #>> '{}'
        where s.name = o.id and l.visibility = 'public')
      and (t.added_at, t.story_id) < ($2::timestamptz, $3)
    order by t.added_at desc, t.story_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** The stories of the operator's list, newest first (rule 50). */
export async function readStaffPicks(context: ReadContext, page: Page): Promise<Feed<Story>> {
  const candidates = await gather(context, keysetRows(context, staffPicks, 'staffPicks.listId', page));
  return presentStories(context, candidates, page);
}

const ITEM = 'select id from list_item where list_id = $1 and story_id = $2';

/** The item that a story is in a list; null where it is in none. */
export async function findItemId({ database }: ReadContext, listId: string, storyId: string): Promise<string | null> {
  const [row] = await database.query<{ id: string }>('list_item_id', ITEM, [listId, storyId]);
  return row?.id ?? null;
}
