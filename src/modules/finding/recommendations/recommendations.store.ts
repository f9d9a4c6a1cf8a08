import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type LessWantedKind = 'story' | 'person' | 'publication' | 'tag';
export type LessWantedRow = { readonly personId: string; readonly kind: LessWantedKind; readonly targetId: string };

/** Notes of what a person wants to see less; twice is once. */
export async function insertLessWanted(
  { kysely }: Database<Tables>,
  { personId, kind, targetId, now }: LessWantedRow & { readonly now: Date },
): Promise<void> {
  await kysely
    .insertInto('less_wanted')
    .values({ person_id: personId, kind, target_id: targetId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLessWanted(
  { kysely }: Database<Tables>,
  { personId, kind, targetId }: LessWantedRow,
): Promise<void> {
  await kysely
    .deleteFrom('less_wanted')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute();
}

/** In the order of ids, so that two windows that tell at once never wait for each other in a circle. */
const PRESENTED = `
  insert into story_presentation as v (person_id, story_id, presented_count, is_opened, updated_at)
  select $1, s.id, given.count, false, $4
  from unnest($2::text[], $3::int[]) as given (id, count) join story s on s.id = given.id order by s.id
  on conflict (person_id, story_id) do update set
    presented_count = v.presented_count + excluded.presented_count, updated_at = excluded.updated_at`;

/** Adds to how often stories were shown to a person; what is no story is left out. */
export async function addPresentations(
  database: Database<Tables>,
  personId: string,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await database.query('presentations_add', PRESENTED, [personId, [...counts.keys()], [...counts.values()], now]);
}

const OPENED = `
  insert into story_presentation as v (person_id, story_id, presented_count, is_opened, updated_at)
  select $1, s.id, 0, true, $3 from story s where s.id = any($2) order by s.id
  on conflict (person_id, story_id) do update set is_opened = true, updated_at = excluded.updated_at`;

/** Notes that a person opened stories. */
export async function markOpened(
  database: Database<Tables>,
  personId: string,
  storyIds: readonly string[],
  now: Date,
): Promise<void> {
  await database.query('presentations_open', OPENED, [personId, storyIds, now]);
}

const SWEEP = `
  delete from story_presentation where (person_id, story_id) in (
    select person_id, story_id from story_presentation where updated_at < $1 order by updated_at limit 10000)
  returning 1`;

/** Deletes up to 10,000 rows that nothing was added to since a moment; answers how many went. */
export async function deletePresentationsBefore(database: Database<Tables>, moment: Date): Promise<number> {
  return (await database.query('presentations_sweep', SWEEP, [moment])).length;
}
