import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';

/** Somebody who clapped, and how often. */
export type Voter = { readonly person: Person; readonly clapCount: number };
type Row = Cursor & { readonly count: number };

const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';

function votersOf(table: 'clap' | 'list_clap', column: 'story_id' | 'list_id'): KeysetStatement {
  return {
    name: `voter_of_${column}`,
    text: `
      select t.person_id as id, ${KEY}, t.count from ${table} t
      where t.${column} = o.id and (t.created_at, t.person_id) < ($2::timestamptz, $3)
      order by t.created_at desc, t.person_id desc`,
    start: HIGHEST,
    keyValue: timeOfKey,
  };
}

const statements = { story: votersOf('clap', 'story_id'), list: votersOf('list_clap', 'list_id') } as const;

/** Who clapped for a story or a list, newest first; without those whom the viewer blocked, or who blocked them. */
export async function readVoters(
  context: ReadContext,
  kind: keyof typeof statements,
  id: string,
  page: Page,
): Promise<Feed<Voter>> {
  const rows = cutPage(await keysetRows<Row>(context, statements[kind], id, page), page);
  const people = await Promise.all(rows.items.map((row) => context.loaders.get(personLoader).load(row.id)));
  const { viewer } = context;
  const voters = rows.items.flatMap((row, index) =>
    visiblePeople([people[index]])
      .filter((person) => !viewer?.blockedBy.has(person.id) && !viewer?.blocking.has(person.id))
      .map((person) => ({ person, clapCount: row.count })),
  );
  return mapFeed(rows, voters);
}

const clappedBy: KeysetStatement = {
  name: 'story_clapped_by_person',
  text: `
    select t.story_id as id, ${KEY} from clap t
    where t.person_id = o.id and (t.created_at, t.story_id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.story_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** The stories that a person clapped for, newest clap first, those that the viewer finds in lists. */
export async function readRecommendedStories(context: ReadContext, personId: string, page: Page): Promise<Feed<Story>> {
  const rows = cutPage(await keysetRows(context, clappedBy, personId, page), page);
  return mapFeed(
    rows,
    await readStories(
      context,
      rows.items.map(({ id }) => id),
    ),
  );
}

/** How many people clapped for a story; for all stories of a list by one statement. */
export async function fanCountOf({ database, loaders }: ReadContext, storyId: string): Promise<number> {
  const text = 'select id as "ownerId", fan_count as count from story where id = any($1)';
  const rows = await loaders.grouped<{ ownerId: string; count: number }>('fan_count', storyId, (ids) =>
    database.query<{ ownerId: string; count: number }>('story_fan_count', text, [ids]),
  );
  return rows[0]?.count ?? 0;
}
