import type { Loaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { ClapTarget } from './claps.store.ts';
import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';

const TEXTS = {
  story: 'select story_id as "ownerId", count from clap where story_id = any($1) and person_id = $2',
  response: 'select response_id as "ownerId", count from response_clap where response_id = any($1) and person_id = $2',
  list: 'select list_id as "ownerId", count from list_clap where list_id = any($1) and person_id = $2',
} as const satisfies Record<ClapTarget['kind'], string>;

/** How often the viewer clapped anew within one request: what was read before is old then. */
const changes = new WeakMap<Loaders, number>();

/** How many claps the viewer gave; asked for a whole list by one statement. */
export async function viewerClaps(context: ReadContext, { kind, id }: ClapTarget): Promise<number> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return 0;
  const name = `viewer_claps_${kind}`;
  const key = `${name} ${changes.get(loaders) ?? 0}`;
  const rows = await loaders.grouped<{ ownerId: string; count: number }>(key, id, (ids) =>
    database.query<{ ownerId: string; count: number }>(name, TEXTS[kind], [ids, viewer.personId]),
  );
  return rows[0]?.count ?? 0;
}

/** Lets the rest of a request read the viewer's claps anew. */
export function forgetViewerClaps({ loaders }: Pick<ReadContext, 'loaders'>): void {
  changes.set(loaders, (changes.get(loaders) ?? 0) + 1);
}

/** "Clap state": all claps and the viewer's own, after a change. */
export async function readClapState(
  context: CommandContext,
  target: ClapTarget,
): Promise<{ readonly id: string; readonly clapCount: number; readonly viewerClapCount: number }> {
  const { rows } = await sql<{ count: number }>`
    select clap_count as count from ${sql.table(target.kind)} where id = ${target.id}`.execute(context.database.kysely);
  const viewerClapCount = await viewerClaps(commandReader(context), target);
  return { id: target.id, clapCount: rows[0]?.count ?? 0, viewerClapCount };
}

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
