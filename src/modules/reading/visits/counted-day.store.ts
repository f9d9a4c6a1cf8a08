import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { DueHour } from './counted-visits.store.ts';
import { lockPrograms, sumPrograms } from './publication-programs.store.ts';

/** Moments of a day, `YYYY-MM-DD` in UTC. */
const WITHIN = (moment: string) => `${moment} >= $1::date::timestamp at time zone 'UTC'
  and ${moment} < ($1::date + 1)::timestamp at time zone 'UTC'`;
const READ = ['member_views', 'other_views', 'member_reads', 'other_reads', 'active_seconds'];
const SHOWN = ['presented', 'clicked', ...READ];
/** Rows that say nothing count as none. */
const told = (table: string, key: string, figures: readonly string[], where: string) => `
  select '${table}' as "table", concat_ws(' ', ${key}) as key, concat_ws(' ', ${figures.join(', ')}) as figures
  from ${table} where ${where} and (${figures.map((name) => `${name} <> 0`).join(' or ')})`;
const OF_DAY = 'day = $1::date';
const MONTH = `month = date_trunc('month', $1::date)::date`;
const HOUR = `to_char(hour at time zone 'UTC', 'HH24:MI')`;

const COUNTED = [
  told('story_hour', `story_id, ${HOUR}`, SHOWN, WITHIN('hour')),
  told('story_day', 'story_id', SHOWN, OF_DAY),
  told('story_month', 'story_id', SHOWN, MONTH),
  told('publication_hour', `publication_id, ${HOUR}`, READ, WITHIN('hour')),
  told('publication_day', 'publication_id', READ, OF_DAY),
  told('story_facet_day', 'story_id, facet, value', ['views', 'reads'], OF_DAY),
  told('program_day', 'story_id, name, publication_id', ['visits'], OF_DAY),
  told('program_month', 'story_id, name, publication_id', ['visits'], MONTH),
  told('publication_program_month', 'publication_id, name', ['requests', 'visits'], MONTH),
  told('story_read_day', 'story_id', ['member_reads', 'other_reads'], OF_DAY),
].join(' union all ');

export type CountedRow = { readonly table: string; readonly key: string; readonly figures: string };

/** All that stands of a day, `YYYY-MM-DD` in UTC. */
export async function readCounted(database: Database<Tables>, day: string): Promise<readonly CountedRow[]> {
  return await database.query<CountedRow>('counted_day_rows', COUNTED, [day]);
}

const MIDNIGHT = `day::timestamp at time zone 'UTC'`;
const HOURS = `
  select story_id as "storyId", hour from story_hour where ${WITHIN('hour')}
  union select story_id, date_trunc('hour', started_at, 'UTC') from story_visit where ${WITHIN('started_at')}
  union select story_id, date_trunc('hour', started_at, 'UTC') from program_visit where ${WITHIN('started_at')}
  union select story_id, date_trunc('hour', shown_at, 'UTC') from story_card where ${WITHIN('shown_at')}
  union select story_id, ${MIDNIGHT} from story_day where ${OF_DAY}
  union select story_id, ${MIDNIGHT} from story_facet_day where ${OF_DAY}
  union select story_id, ${MIDNIGHT} from program_day where ${OF_DAY} and visits > 0
  order by 1, 2`;

/** The hours of a day of which there is something to count, or something that was counted. */
export async function readHours(database: Database<Tables>, day: string): Promise<readonly DueHour[]> {
  return await database.query<DueHour>('counted_day_hours', HOURS, [day]);
}

const NOBODYS_HOURS = `
  update publication_hour t set ${READ.map((name) => `${name} = 0`).join(', ')}
  where ${WITHIN('t.hour')} and not exists (
    select from story_visit v where v.publication_id = t.publication_id and v.started_at >= t.hour
      and v.started_at < t.hour + interval '1 hour')`;
const PUBLICATION_DAYS = `
  insert into publication_day (publication_id, day, ${READ.join(', ')})
  select publication_id, $1::date, ${READ.map((name) => `sum(${name})`).join(', ')}
  from publication_hour where ${WITHIN('hour')} group by publication_id order by publication_id
  on conflict (publication_id, day) do update set ${READ.map((name) => `${name} = excluded.${name}`).join(', ')}`;

const MONTHS_OF_DAY = `select distinct publication_id, month from program_month where publication_id is not null and ${MONTH}`;
const NOBODYS_PROGRAMS = `
  update publication_program_month t set requests = 0, visits = 0
  where ${MONTH} and (requests <> 0 or visits <> 0) and not exists (
    select from program_month p where p.publication_id = t.publication_id and p.month = t.month and p.name = t.name)`;

/** Leaves nothing of publications in hours in which nobody read anything there; counts lead to all others by what was read. */
export async function recountPublications(database: Database<Tables>, day: string): Promise<void> {
  await database.query('publication_hour_empty', NOBODYS_HOURS, [day]);
  await database.query('publication_day_recount', PUBLICATION_DAYS, [day]);
  await database.query('publication_program_empty', NOBODYS_PROGRAMS, [day]);
  await database.query('publication_program_lock_day', lockPrograms(MONTHS_OF_DAY), [day]);
  await database.query('publication_program_recount', sumPrograms(MONTHS_OF_DAY), [day]);
}
