import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { unnamedPrograms } from '#shared/stats/known-programs.ts';
import { visitRules } from '#shared/stats/visit-events.ts';

const DUE_OF_TOLD = `
  insert into visit_due (story_id, hour)
  select distinct story_id, date_trunc('hour', started_at, 'UTC') from told`;
const SAME = `interval '${visitRules.sameVisitWithin} minutes'`;

const TELL = `
  with told as (
    insert into program_visit (id, story_id, publication_id, reader_key, name, started_at)
    select $1, s.id, s.publication_id, $3, $4, $5 from story s
    where s.id = $2 and s.state = 'published'
      and not exists (select from story_visit v where v.id = $1)
      and not exists (
        select from story_visit v where v.story_id = $2 and v.reader_key = $3
          and v.started_at > $5::timestamptz - interval '48 hours' and v.last_seen_at > $5::timestamptz - ${SAME})
      and not exists (select from program_visit p where p.id = $1)
      and not exists (
        select from program_visit p where p.reader_key = $3 and p.started_at > $5::timestamptz - ${SAME}
          and p.story_id = $2 and p.name = $4)
    on conflict do nothing returning story_id, started_at
  ) ${DUE_OF_TOLD}`;

export type ProgramVisit = { readonly id: string; readonly storyId: string };

/** Writes down that a program was there, once in half an hour as with people; a person who was there stays one. */
export async function insertProgramVisit(
  database: Database<Tables>,
  { id, storyId }: ProgramVisit,
  { key, name }: { readonly key: string; readonly name: string },
  now: Date,
): Promise<void> {
  await database.query('program_visit_tell', TELL, [id, storyId, key, name, now]);
}

const HOUR = `date_trunc('hour', $2::timestamptz, 'UTC')`;
const CROWD = `
  select exists (select from program_visit where reader_key = $1 and started_at >= ${HOUR}
      and name = '${unnamedPrograms.crowd}')
    or (select count(*) from (select from story_visit where reader_key = $1 and started_at >= ${HOUR}
      limit ${visitRules.mostOfReader}) seen) >= ${visitRules.mostOfReader} as is`;

/** Whether one reader has begun more visits since the hour began than a person does (rule 187). */
export async function isCrowd(database: Database<Tables>, key: string, now: Date): Promise<boolean> {
  const [row] = await database.query<{ is: boolean }>('visit_crowd', CROWD, [key, now]);
  return row?.is === true;
}

const MOVE = `
  with gone as (
    delete from story_visit where reader_key = $1 and started_at >= ${HOUR}
    returning id, story_id, publication_id, reader_key, started_at
  ), told as (
    insert into program_visit (id, story_id, publication_id, reader_key, name, started_at)
    select id, story_id, publication_id, reader_key, '${unnamedPrograms.crowd}', started_at from gone
    on conflict do nothing returning story_id, started_at
  ) ${DUE_OF_TOLD}`;

/** What a reader began since the hour did was a program’s. */
export async function moveToPrograms(database: Database<Tables>, key: string, now: Date): Promise<void> {
  await database.query('program_visit_move', MOVE, [key, now]);
}

export type ProgramRequests = {
  readonly storyId: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  readonly name: string;
  readonly count: number;
};

// In one order, as whoever counts does, so that neither waits for the other in a circle: days, months, publications.
const REQUESTS = `
  with told as (
    select s.id as story_id, given.day, given.name, s.publication_id, sum(given.count)::int as requests
    from unnest($1::text[], $2::date[], $3::text[], $4::int[]) as given (story_id, day, name, count)
    join story s on s.id = given.story_id and s.state = 'published'
    group by s.id, given.day, given.name, s.publication_id
  ), months as (
    insert into program_month (story_id, month, name, publication_id, requests)
    select story_id, date_trunc('month', day)::date, name, publication_id, sum(requests)
    from told group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (story_id, month, name, publication_id) do update
      set requests = program_month.requests + excluded.requests
    returning 1
  ), publications as (
    insert into publication_program_month (publication_id, month, name, requests)
    select publication_id, date_trunc('month', day)::date, name, sum(requests)
    from told where publication_id is not null and (select count(*) from months) > 0
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (publication_id, month, name) do update
      set requests = publication_program_month.requests + excluded.requests
  )
  insert into program_day (story_id, day, name, publication_id, requests)
  select story_id, day, name, publication_id, requests from told order by 1, 2, 3, 4
  on conflict (story_id, day, name, publication_id) do update set requests = program_day.requests + excluded.requests`;

/** Adds to what programs asked for. */
export async function addRequests(database: Database<Tables>, counts: readonly ProgramRequests[]): Promise<void> {
  await database.query('program_day_add', REQUESTS, [
    counts.map(({ storyId }) => storyId),
    counts.map(({ day }) => day),
    counts.map(({ name }) => name),
    counts.map(({ count }) => count),
  ]);
}
