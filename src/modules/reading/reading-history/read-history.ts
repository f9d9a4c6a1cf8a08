import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { MOST_SEARCHED, ownPage, type OwnSearch } from '#modules/ground/own-search.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import { STORY_WORDS } from '#modules/stories/stories/story-words.ts';
import type { Story } from '#modules/stories/stories/story.ts';

export type HistoryEntry = {
  readonly story: Story;
  readonly percent: number;
  readonly isRead: boolean;
  readonly lastReadAt: Date;
};
type Row = Cursor & Omit<HistoryEntry, 'story'>;

const newest: KeysetStatement = {
  name: 'history_newest',
  text: `
    select t.story_id as id, (extract(epoch from t.last_read_at) * 1000)::float8 as key,
      t.furthest_percent as percent, t.is_read as "isRead", t.last_read_at as "lastReadAt"
    from reading_history_entry t
    where t.person_id = o.id and (t.last_read_at, t.story_id) < ($2::timestamptz, $3)
    order by t.last_read_at desc, t.story_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

const search: OwnSearch = {
  name: 'history_search',
  text: `
    select s.id, ${STORY_WORDS} as text from reading_history_entry t join story s on s.id = t.story_id
    where t.person_id = $1 order by t.last_read_at desc limit ${MOST_SEARCHED}`,
};

/** What the viewer read, newest first, or what of it was searched for; what they may not see any more is left out. */
export function readHistory(context: ReadContext, page: Page, query?: string | null): Promise<Feed<HistoryEntry>> {
  const list = { search, statement: newest, column: 't.story_id', query };
  return ownPage(context, list, ({ personId, statement }) => readEntries(context, statement, personId, page));
}

async function readEntries(
  context: ReadContext,
  statement: KeysetStatement,
  personId: string,
  page: Page,
): Promise<Feed<HistoryEntry>> {
  const rows = cutPage(await keysetRows<Row>(context, statement, personId, page), page);
  const stories = await readStories(
    context,
    rows.items.map(({ id }) => id),
  );
  const byId = new Map(stories.map((story) => [story.id, story]));
  const entries = rows.items.flatMap(({ id, percent, isRead, lastReadAt }) => {
    const story = byId.get(id);
    return story === undefined ? [] : [{ story, percent, isRead, lastReadAt }];
  });
  return mapFeed(rows, entries);
}

const POSITIONS = `
  select story_id as "ownerId", percent, furthest_percent as "furthestPercent", block_id as "blockId", is_read as "isRead"
  from reading_history_entry where person_id = $2 and story_id = any($1)`;

export type ReadingPosition = {
  readonly percent: number;
  readonly furthestPercent: number;
  readonly blockId: string | null;
  readonly isRead: boolean;
};

/** Where the viewer was last in a story; null where they never were. Asked for a whole list by one statement. */
export async function readPosition(context: ReadContext, storyId: string): Promise<ReadingPosition | null> {
  const { viewer, database, loaders } = context;
  if (viewer === null || viewer.isImpersonated === true) return null;
  const rows = await loaders.grouped<ReadingPosition & { readonly ownerId: string }>(
    'history_positions',
    storyId,
    (ids) => database.query('history_positions', POSITIONS, [ids, viewer.personId]),
  );
  return rows[0] ?? null;
}
