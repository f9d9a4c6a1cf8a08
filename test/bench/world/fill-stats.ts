import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { makeDays } from '#platform/database/day-partitions.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { eventTable } from '#modules/reading/telemetry/telemetry.store.ts';
import { visitTables } from '#modules/reading/visits/visits.store.ts';

/** Five years. */
const DAYS = 1_826;
const DAY = 86_400_000;
/** Of whom the writer's pages are measured, and what stands in the publication. */
const OWN_STORIES = 20;
const SHELF = 200;

export type StatsWorld = {
  readonly storyId: string;
  readonly writerId: string;
  readonly publicationId: string;
  /** Raw events of 30 days, and rows of days. */
  readonly rows: number;
};

const WRITTEN = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = 'public' and table_name = 'story' and is_generated = 'NEVER'`;

/**
 * Five years of figures, and 30 days of events, visits and cards, made inside the database: what the writer and the
 * publication have was read in every hour.
 */
export async function fillStats(database: Database<Tables>, world: StatsWorld): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database.kysely);
  const days = Array.from({ length: 33 }, (_none, place) =>
    new Date(Date.now() + (place - 30) * DAY).toISOString().slice(0, 10),
  );
  for (const table of [eventTable, ...visitTables]) await makeDays(database, table, days);
  const stories = Math.max(SHELF, Math.round(world.rows / DAYS));
  const [row] = await database.query<{ columns: string }>('bench_story_columns', WRITTEN, []);
  const columns = row?.columns ?? '';
  await run(`
    insert into story (${columns}) select ${columns} from (
      select (jsonb_populate_record(s, jsonb_build_object('id', 'b' || lpad(to_hex(n), 11, '0'), 'sort_key', n,
        'publication_id', case when n <= ${SHELF} then '${world.publicationId}' end))).*
      from story s, generate_series(1, ${stories}) n where s.id = '${world.storyId}') c`);
  await run(`
    insert into story_author select (jsonb_populate_record(a, jsonb_build_object('story_id', 'b' || lpad(to_hex(n), 11, '0')))).*
    from story_author a, generate_series(1, ${OWN_STORIES - 1}) n where a.story_id = '${world.storyId}'`);
  const numbered = `(select id, row_number() over (order by sort_key) as n from story) s`;
  const figures = '12, 3, 2, 9, 1, 4, 300';
  const day = `(now() at time zone 'UTC')::date - d`;
  await run(
    `insert into story_day select s.id, ${day}, ${figures} from ${numbered}, generate_series(0, ${DAYS - 1}) d`,
  );
  await run(`
    insert into story_month select story_id, date_trunc('month', day)::date, sum(presented), sum(clicked), sum(member_views),
      sum(other_views), sum(member_reads), sum(other_reads), sum(active_seconds) from story_day group by 1, 2`);
  const hour = `date_trunc('hour', now(), 'UTC') - h * interval '1 hour'`;
  // Hours are looked at where a month begins or ends by clocks that are not those of UTC, and for the latest months.
  await run(`
    insert into story_hour select s.id, ${hour}, 1, 0, 0, 1, 0, 0, 12
    from ${numbered}, generate_series(0, ${DAYS * 24 - 1}) h
    where s.n <= ${OWN_STORIES} or s.n <= ${SHELF} and (h < 62 * 24
      or extract(day from ${hour} + interval '1 day') in (1, 2))`);
  await run(`
    insert into publication_hour select '${world.publicationId}', ${hour}, 20, 180, 10, 80, 9000
    from generate_series(0, ${DAYS * 24 - 1}) h`);
  await run(`
    insert into publication_day select '${world.publicationId}', ${day}, 480, 4300, 240, 1900, 200000
    from generate_series(0, ${DAYS - 1}) d`);
  await run(`
    insert into story_facet_day select s.id, ${day}, f.facet, f.value, 5, 2
    from ${numbered}, generate_series(0, ${DAYS - 1}) d, (values ('source', 'search Google'), ('source', 'direct '),
      ('source', 'inside '), ('country', 'PT'), ('country', 'DE'), ('country', 'US'), ('device', 'phone'),
      ('device', 'computer'), ('depth', '3'), ('depth', '9'), ('depth', '10'), ('reach', '25'), ('reach', '50'),
      ('campaign', 'spring')) f (facet, value) where s.n <= ${OWN_STORIES}`);
  await run(`
    insert into program_day select s.id, ${day}, p.name, '${world.publicationId}', 4, 1
    from ${numbered}, generate_series(0, ${DAYS - 1}) d, (values ('GPTBot'), ('Googlebot'), ('other')) p (name)
    where s.n <= ${SHELF}`);
  await run(`
    insert into program_month select story_id, date_trunc('month', day)::date, name, publication_id, sum(requests), sum(visits)
    from program_day group by 1, 2, 3, 4`);
  await run(`
    insert into publication_program_month select publication_id, month, name, sum(requests), sum(visits)
    from program_month where publication_id is not null group by 1, 2, 3`);
  const at = `now() - random() * interval '29 days'`;
  for (let part = 0; part < 10; part += 1)
    await run(`
      insert into client_event (id, name, type, data, happened_at, received_at)
      select md5(${part} || '-' || n), case n % 4 when 0 then 'post.viewed' else 'post.presented' end, 'event',
        jsonb_build_object('postId', 'b' || lpad(to_hex(n % ${stories}), 11, '0'), 'route', '/@somebody/a-story',
          'visitId', md5(n::text)), at, at
      from (select n, ${at} as at from generate_series(1, ${Math.round(world.rows / 10)}) n) e`);
  const tenth = Math.round(world.rows / 10);
  const story = `'b' || lpad(to_hex(1 + n % ${stories}), 11, '0')`;
  await run(`
    insert into story_visit (id, story_id, publication_id, reader_key, is_member, is_locked, started_at, last_seen_at,
      active_seconds, furthest_percent, is_read, medium, source, campaign, country, device)
    select md5('v' || n), ${story}, case when n % ${stories} < ${SHELF} then '${world.publicationId}' end,
      md5(n::text), false, false, at, at + interval '1 minute', 40, 80, n % 2 = 0, 'search', 'Google', '', 'PT', 'phone'
    from (select n, ${at} as at from generate_series(1, ${tenth}) n) e`);
  await run(`
    insert into story_card select ${story}, n % 8 = 0, at
    from (select n, ${at} as at from generate_series(1, ${tenth}) n) e`);
  await run('vacuum analyze');
}
