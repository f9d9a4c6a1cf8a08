import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { lockPrograms, sumPrograms } from './publication-programs.store.ts';

export type DueHour = { readonly storyId: string; readonly hour: Date };

const AT_ONCE = 2_000;
const TAKE = `
  with taken as (
    select id from visit_due order by id limit ${AT_ONCE} for update skip locked
  ), gone as (
    delete from visit_due using taken where visit_due.id = taken.id returning story_id, hour
  ) select distinct story_id as "storyId", hour from gone`;

/**
 * Takes what is due, for one transaction. What it counts afterwards, in another statement, holds at least what whoever
 * asked for it had written down; what is written later asks by itself.
 */
export async function takeDue(database: Database<Tables>): Promise<readonly DueHour[]> {
  return await database.query<DueHour>('visit_due_take', TAKE, []);
}

const GIVEN = 'select distinct * from unnest($1::text[], $2::timestamptz[]) as given (story_id, hour)';
/** What is counted of visits in one hour. */
const COUNTS = `
  count(*) filter (where v.is_member)::int as member_views, count(*) filter (where not v.is_member)::int as other_views,
  count(*) filter (where v.is_read and v.is_member)::int as member_reads,
  count(*) filter (where v.is_read and not v.is_member)::int as other_reads,
  coalesce(sum(v.active_seconds), 0)::bigint as active_seconds`;
const COUNTED = ['member_views', 'other_views', 'member_reads', 'other_reads', 'active_seconds'] as const;
const anew = (columns: readonly string[]) => columns.map((column) => `${column} = excluded.${column}`).join(', ');

const STORY_HOURS = `
  with given as (${GIVEN})
  insert into story_hour (story_id, hour, presented, clicked, ${COUNTED.join(', ')})
  select given.story_id, given.hour, cards.presented, cards.clicked, ${COUNTED.map((name) => `seen.${name}`).join(', ')}
  from given join story s on s.id = given.story_id
  cross join lateral (
    select count(*) filter (where not c.is_click)::int as presented, count(*) filter (where c.is_click)::int as clicked
    from story_card c
    where c.story_id = given.story_id and c.shown_at >= given.hour and c.shown_at < given.hour + interval '1 hour'
  ) cards cross join lateral (
    select ${COUNTS} from story_visit v
    where v.story_id = given.story_id and v.started_at >= given.hour and v.started_at < given.hour + interval '1 hour'
  ) seen
  on conflict (story_id, hour) do update set ${anew(['presented', 'clicked', ...COUNTED])}`;

/** Also what stood there when a program read it that was taken for a person before. */
const PUBLICATION_HOURS = `
  with given as (${GIVEN}), of_publications as (
    select v.publication_id, given.hour from given
    join story_visit v on v.story_id = given.story_id and v.publication_id is not null
      and v.started_at >= given.hour and v.started_at < given.hour + interval '1 hour'
    union
    select p.publication_id, given.hour from given
    join program_visit p on p.story_id = given.story_id and p.publication_id is not null
      and p.started_at >= given.hour and p.started_at < given.hour + interval '1 hour'
  )
  insert into publication_hour (publication_id, hour, ${COUNTED.join(', ')})
  select p.publication_id, p.hour, ${COUNTED.map((name) => `seen.${name}`).join(', ')}
  from of_publications p cross join lateral (
    select ${COUNTS} from story_visit v
    where v.publication_id = p.publication_id and v.started_at >= p.hour and v.started_at < p.hour + interval '1 hour'
  ) seen
  on conflict (publication_id, hour) do update set ${anew(COUNTED)}`;

const DAYS = `select distinct story_id, (hour at time zone 'UTC')::date as day from (${GIVEN}) given`;
const OF_DAY = `v.story_id = d.story_id and v.started_at >= d.day::timestamp at time zone 'UTC'
    and v.started_at < (d.day + 1)::timestamp at time zone 'UTC'`;
const CARDS_AND_VISITS = ['presented', 'clicked', ...COUNTED];
const sums = (columns: readonly string[]) => columns.map((column) => `${column} = seen.${column}`).join(', ');
const summed = (columns: readonly string[]) => columns.map((column) => `sum(h.${column}) as ${column}`).join(', ');

/**
 * Days are added up of hours. Their rows are locked first, in one order: of two that count hours of a day at once, the
 * later one adds up in its next statement, which sees what the earlier one wrote.
 */
const LOCK_STORY_DAYS = `
  with d as (${DAYS})
  insert into story_day (story_id, day, ${CARDS_AND_VISITS.join(', ')})
  select d.story_id, d.day, ${CARDS_AND_VISITS.map(() => '0').join(', ')} from d join story s on s.id = d.story_id
  order by d.story_id, d.day
  on conflict (story_id, day) do update set presented = story_day.presented`;
const STORY_DAYS = `
  with d as (${DAYS})
  update story_day t set ${sums(CARDS_AND_VISITS)}
  from d cross join lateral (
    select ${summed(CARDS_AND_VISITS)} from story_hour h
    where h.story_id = d.story_id and h.hour >= d.day::timestamp at time zone 'UTC'
      and h.hour < (d.day + 1)::timestamp at time zone 'UTC'
    having count(*) > 0
  ) seen where t.story_id = d.story_id and t.day = d.day`;
const MONTHS = `select distinct story_id, date_trunc('month', hour at time zone 'UTC')::date as month from (${GIVEN}) given`;
/** Months are added up of days as days are of hours. */
const LOCK_STORY_MONTHS = `
  with d as (${MONTHS})
  insert into story_month (story_id, month, ${CARDS_AND_VISITS.join(', ')})
  select d.story_id, d.month, ${CARDS_AND_VISITS.map(() => '0').join(', ')} from d join story s on s.id = d.story_id
  order by d.story_id, d.month
  on conflict (story_id, month) do update set presented = story_month.presented`;
const STORY_MONTHS = `
  with d as (${MONTHS})
  update story_month t set ${sums(CARDS_AND_VISITS)}
  from d cross join lateral (
    select ${summed(CARDS_AND_VISITS)} from story_day h
    where h.story_id = d.story_id and h.day >= d.month and h.day < (d.month + interval '1 month')::date
    having count(*) > 0
  ) seen where t.story_id = d.story_id and t.month = d.month`;
const OF_PROGRAM = OF_DAY.replaceAll('v.', 'p.');
const PUBLICATION_OF_DAYS = `
  select v.publication_id, d.day from (${DAYS}) d
  join story_visit v on v.publication_id is not null and ${OF_DAY}
  union
  select p.publication_id, d.day from (${DAYS}) d
  join program_visit p on p.publication_id is not null and ${OF_PROGRAM}`;
const LOCK_PUBLICATION_DAYS = `
  with d as (${PUBLICATION_OF_DAYS})
  insert into publication_day (publication_id, day, ${COUNTED.join(', ')})
  select d.publication_id, d.day, ${COUNTED.map(() => '0').join(', ')} from d order by d.publication_id, d.day
  on conflict (publication_id, day) do update set member_views = publication_day.member_views`;
const PUBLICATION_DAYS = `
  with d as (${PUBLICATION_OF_DAYS})
  update publication_day t set ${sums(COUNTED)}
  from d cross join lateral (
    select ${summed(COUNTED)} from publication_hour h
    where h.publication_id = d.publication_id and h.hour >= d.day::timestamp at time zone 'UTC'
      and h.hour < (d.day + 1)::timestamp at time zone 'UTC'
  ) seen where t.publication_id = d.publication_id and t.day = d.day`;

/** How far into a story views are counted to have got at least, in percent: steps between a view and a read. */
const REACHES = [25, 50, 75, 90] as const;
/** A visit may turn out to be a program’s, or get deeper than when it was counted: what nobody has any more goes. */
const FACETS = `
  with d as (${DAYS}), faceted as (
    select d.story_id, d.day, f.facet, f.value, v.is_read
    from d join story_visit v on ${OF_DAY}
    cross join lateral (values
      ('source', v.medium || ' ' || v.source), ('country', coalesce(v.country, '')), ('device', v.device),
      ('depth', (v.furthest_percent / 10)::text), ('campaign', v.campaign)) f (facet, value)
    where f.facet <> 'campaign' or f.value <> ''
    union all
    select d.story_id, d.day, 'reach', r.percent::text, v.is_read
    from d join story_visit v on ${OF_DAY} join unnest(array[${REACHES.join(', ')}]) r (percent)
      on v.furthest_percent >= r.percent
  ), counted as (
    select story_id, day, facet, value, count(*)::int as views, count(*) filter (where is_read)::int as reads from faceted
    group by story_id, day, facet, value
  ), gone as (
    delete from story_facet_day f using d
    where f.story_id = d.story_id and f.day = d.day and not exists (
      select from counted c where c.story_id = f.story_id and c.day = f.day and c.facet = f.facet and c.value = f.value)
  )
  insert into story_facet_day (story_id, day, facet, value, views, reads)
  select * from counted
  on conflict (story_id, day, facet, value) do update set ${anew(['views', 'reads'])}`;

const PROGRAMS = `
  with d as (${DAYS})
  insert into program_day (story_id, day, name, publication_id, visits)
  select d.story_id, d.day, p.name, p.publication_id, count(*)::int from d join program_visit p on ${OF_PROGRAM}
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (story_id, day, name, publication_id) do update set ${anew(['visits'])}`;
/** Somebody may have come to a page that nobody had touched. */
const EMPTY_PROGRAMS = `
  with d as (${DAYS})
  update program_day t set visits = 0 from d
  where t.story_id = d.story_id and t.day = d.day and t.visits > 0 and not exists (
    select from program_visit p where ${OF_PROGRAM} and p.name = t.name
      and p.publication_id is not distinct from t.publication_id)`;

/** Locked first and added up in the next statement, as months of what people read. */
const LOCK_PROGRAM_MONTHS = `
  with d as (${MONTHS})
  insert into program_month (story_id, month, name, publication_id)
  select distinct p.story_id, d.month, p.name, p.publication_id from d join program_day p
    on p.story_id = d.story_id and p.day >= d.month and p.day < (d.month + interval '1 month')::date
  order by 1, 2, 3, 4
  on conflict (story_id, month, name, publication_id) do update set visits = program_month.visits`;
const PROGRAM_MONTHS = `
  with d as (${MONTHS}), changed as (
    update program_month t set visits = seen.visits
    from d join lateral (
      select p.name, p.publication_id, sum(p.visits) as visits from program_day p
      where p.story_id = d.story_id and p.day >= d.month and p.day < (d.month + interval '1 month')::date
      group by p.name, p.publication_id
    ) seen on true
    where t.story_id = d.story_id and t.month = d.month and t.name = seen.name
      and t.publication_id is not distinct from seen.publication_id and t.visits <> seen.visits
    returning t.publication_id, t.month
  )
  select distinct publication_id as "publicationId", month::text as month from changed where publication_id is not null`;
type ChangedMonth = { readonly publicationId: string; readonly month: string };

/** Of a publication whose programs were counted otherwise: all names of the month, so that what was missed once is right again. */
const PUBLICATION_MONTHS = 'select * from unnest($1::text[], $2::date[]) changed (publication_id, month)';
const LOCK_PUBLICATION_PROGRAMS = lockPrograms(PUBLICATION_MONTHS);
const PUBLICATION_PROGRAMS = sumPrograms(PUBLICATION_MONTHS);

/** Of one reader once for a story and day, which is what ranks by reads (rule 43) go by; of days without any visit nothing. */
const READS = `
  with d as (${DAYS})
  select d.day::text as day, d.story_id as "storyId",
    count(distinct v.reader_key) filter (where v.is_read and v.is_member)::int as members,
    count(distinct v.reader_key) filter (where v.is_read and not v.is_member)::int as others
  from d left join story_visit v on ${OF_DAY}
  group by d.day, d.story_id
  having count(v.id) > 0 or exists (select from program_visit p where ${OF_PROGRAM})`;

export type ReadsOfDay = {
  readonly day: string;
  readonly storyId: string;
  readonly members: number;
  readonly others: number;
};

/**
 * Counts hours of stories anew from what was written down, and the days and publications that they are part of: the
 * same figures however often and in whatever slices. Answers with the reads of those days.
 */
export async function countAnew(database: Database<Tables>, due: readonly DueHour[]): Promise<readonly ReadsOfDay[]> {
  const given = [due.map(({ storyId }) => storyId), due.map(({ hour }) => hour)];
  await database.query('story_hour_count', STORY_HOURS, given);
  await database.query('publication_hour_count', PUBLICATION_HOURS, given);
  await database.query('story_day_lock', LOCK_STORY_DAYS, given);
  await database.query('story_day_count', STORY_DAYS, given);
  await database.query('story_month_lock', LOCK_STORY_MONTHS, given);
  await database.query('story_month_count', STORY_MONTHS, given);
  await database.query('publication_day_lock', LOCK_PUBLICATION_DAYS, given);
  await database.query('publication_day_count', PUBLICATION_DAYS, given);
  await database.query('story_facet_count', FACETS, given);
  await database.query('program_day_count', PROGRAMS, given);
  await database.query('program_day_empty', EMPTY_PROGRAMS, given);
  await database.query('program_month_lock', LOCK_PROGRAM_MONTHS, given);
  const changed = await database.query<ChangedMonth>('program_month_count', PROGRAM_MONTHS, given);
  if (changed.length > 0) {
    const months = [changed.map(({ publicationId }) => publicationId), changed.map(({ month }) => month)];
    await database.query('publication_program_lock', LOCK_PUBLICATION_PROGRAMS, months);
    await database.query('publication_program_count', PUBLICATION_PROGRAMS, months);
  }
  return await database.query<ReadsOfDay>('story_reads_of_day', READS, given);
}
