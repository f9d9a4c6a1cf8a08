import type { Database } from '#platform/database/database.ts';
import { type DayTable, dropDay, listDays } from '#platform/database/day-partitions.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Device } from '#shared/stats/device-of.ts';
import { unnamedPrograms } from '#shared/stats/known-programs.ts';
import { visitRules } from '#shared/stats/visit-events.ts';
import type { ToldVisit } from './visit.ts';

const SALT = `
  with made as (
    insert into visit_salt (day, salt) values ($1, $2) on conflict (day) do nothing returning salt
  ) select salt from made union all select salt from visit_salt where day = $1 limit 1`;

/** Of one day alone, so that a process forgets one with the day. */
const salts = new WeakMap<Database<Tables>, { readonly day: string; readonly salt: Buffer }>();

/** What readers' keys of a day, `YYYY-MM-DD` in UTC, are made with: `fresh` where nobody came before on that day. */
export async function saltOf(database: Database<Tables>, day: string, fresh: Buffer): Promise<Buffer> {
  const known = salts.get(database);
  if (known?.day === day) return known.salt;
  for (;;) {
    const [row] = await database.query<{ salt: Buffer }>('visit_salt_of_day', SALT, [day, fresh]);
    // Of two that come first at once, the later one sees what the earlier wrote only when it asks again.
    if (row === undefined) continue;
    salts.set(database, { day, salt: row.salt });
    return row.salt;
  }
}

export type VisitReader = {
  readonly key: string;
  readonly personId: string | null;
  readonly isMember: boolean;
  readonly country: string | null;
  readonly device: Device;
};

/**
 * Nobody is there for longer than they are: what a browser says beyond the time since the visit began, and half a minute
 * for its first event to arrive, is not believed.
 */
const MOST_SECONDS = 'extract(epoch from ($4::timestamptz - v.started_at))::int + 30';
/** A visit is looked for in the latest two days. What is told of an older one comes too late, and makes none anew. */
const TELL = `
  with known as (
    select id, story_id, started_at from (
      select v.id, v.story_id, v.started_at, v.last_seen_at from story_visit v
      where v.id = $1 and v.story_id = $2 and v.started_at > $4::timestamptz - interval '48 hours'
      union all
      select v.id, v.story_id, v.started_at, v.last_seen_at from story_visit v
      where v.story_id = $2 and v.started_at > $4::timestamptz - interval '48 hours'
        and v.last_seen_at > $4::timestamptz - interval '${visitRules.sameVisitWithin} minutes'
        and (v.reader_key = $3 or v.person_id = $5)
    ) candidate order by id = $1 desc, last_seen_at desc limit 1
  ), changed as (
    update story_visit v set
      is_read = v.is_read or $6, last_seen_at = greatest(v.last_seen_at, $4),
      active_seconds = greatest(v.active_seconds, least($7, ${MOST_SECONDS})),
      furthest_percent = greatest(v.furthest_percent, $8)
    from known where v.id = known.id and v.started_at = known.started_at returning v.story_id, v.started_at
  ), made as (
    insert into story_visit (id, story_id, publication_id, person_id, reader_key, is_member, is_locked, started_at,
      last_seen_at, active_seconds, furthest_percent, is_read, medium, source, campaign, country, device)
    select $1, s.id, s.publication_id, $5, $3, $9, s.visibility = 'locked', $4, $4, least($7, 30), $8, $6, $10, $11, $12, $13, $14
    from story s left join person p on p.id = $5
    where s.id = $2 and s.state = 'published' and not exists (select from known)
      and not exists (select from story_visit v where v.id = $1)
      and not exists (select from program_visit p where p.id = $1 and p.name <> '${unnamedPrograms.unattended}')
      and ($5::text is null or (p.state = 'active' and not $5 = any(s.author_ids)))
    on conflict do nothing
    returning story_id, started_at
  ), woken as (
    delete from program_visit p where p.reader_key = $3 and p.story_id = $2 and p.name = '${unnamedPrograms.unattended}'
      and p.started_at > $4::timestamptz - interval '${visitRules.sameVisitWithin} minutes'
    returning p.story_id, p.started_at
  ), due as (
    insert into visit_due (story_id, hour)
    select story_id, date_trunc('hour', started_at, 'UTC')
    from (select * from changed union all select * from made union all select * from woken) told
  ) select from changed union all select from made`;

/**
 * Writes a visit down, or adds to it what is new. Who comes back to a page that nobody had touched is somebody; of
 * authors themselves and of who is suspended nothing is kept.
 */
export async function upsertVisit(
  database: Database<Tables>,
  visit: ToldVisit,
  { key, personId, isMember, country, device }: VisitReader,
  now: Date,
): Promise<void> {
  const { id, storyId, isRead, activeSeconds, furthestPercent, source, campaign } = visit;
  const { medium, name } = source;
  const told = [isRead, activeSeconds, furthestPercent, isMember, medium, name, campaign, country, device];
  const values = [id, storyId, key, now, personId, ...told];
  const written = await database.query('story_visit_tell', TELL, values);
  // Who told of the same visit at the same moment was first: this statement waited for them, and the next one sees it.
  if (written.length === 0) await database.query('story_visit_tell', TELL, values);
}

export type ShownCard = { readonly storyId: string; readonly isClick: boolean };

const CARDS = `
  with made as (
    insert into story_card (story_id, is_click, shown_at)
    select s.id, shown.is_click, $3 from unnest($1::text[], $2::boolean[]) as shown (story_id, is_click)
    join story s on s.id = shown.story_id and ($4::text is null or not $4 = any(s.author_ids))
    returning story_id
  )
  insert into visit_due (story_id, hour)
  select distinct story_id, date_trunc('hour', $3::timestamptz, 'UTC') from made`;

/** Writes down the cards that somebody saw or opened, but not who, and has them counted; of authors’ own none. */
export async function insertCards(
  database: Database<Tables>,
  cards: readonly ShownCard[],
  { personId, now }: { readonly personId: string | null; readonly now: Date },
): Promise<void> {
  const values = [cards.map(({ storyId }) => storyId), cards.map(({ isClick }) => isClick), now, personId];
  await database.query('story_card_insert', CARDS, values);
}

/** What is kept by the day (rule 125). */
export const visitTables: readonly DayTable[] = [
  { name: 'story_visit', moment: 'started_at', key: 'id' },
  { name: 'program_visit', moment: 'started_at', key: 'id' },
  { name: 'story_card', moment: 'shown_at' },
];

/**
 * Forgets the days before one, which is given in UTC, as wholes, and by row what lies in none of its own; and what keys
 * before another day were made with.
 */
export async function deleteOld(database: Database<Tables>, firstKept: string, saltsBefore: string): Promise<void> {
  for (const table of visitTables)
    for (const day of await listDays(database, table)) if (day < firstKept) await dropDay(database, table, day);
  const moment = new Date(`${firstKept}T00:00:00Z`);
  await database.kysely.deleteFrom('story_visit').where('started_at', '<', moment).execute();
  await database.kysely.deleteFrom('program_visit').where('started_at', '<', moment).execute();
  await database.kysely.deleteFrom('story_card').where('shown_at', '<', moment).execute();
  await database.kysely.deleteFrom('visit_salt').where('day', '<', saltsBefore).execute();
}
