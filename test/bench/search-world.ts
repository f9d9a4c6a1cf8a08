import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { TIERS, TIER_SIZES } from '#modules/finding/search/search-kind.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { worldFolder } from './world/make-world.ts';
import { type Size, sizes } from './world/sizes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The data can be made again: while it is made nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
};
/** Words of the language in which the generated stories are written; a word's number is its place by frequency. */
const VOCABULARY = 200_000;
const WORDS_OF_TITLE = 4;
const WORDS_OF_BODY = 40;

/** A word for a number: syllables, so that there are neighbours a typo away. */
const TERM = `
  create function pg_temp.term(n integer) returns text immutable language sql as $$
    select string_agg(
      substr('bcdfghjklmnprstvwxz', 1 + (n / (19 * 5) ^ place)::bigint::integer % 19, 1)
      || substr('aeiou', 1 + (n / ((19 * 5) ^ place * 19))::bigint::integer % 5, 1), '' order by place)
    from generate_series(0, 2) place
  $$`;
/** By Zipf's law: the chance of the word number n is as 1/n. */
const DRAW = `floor(power(${VOCABULARY}::float8, random()))::integer`;

const fill = (stories: number): readonly string[] => [
  `select setseed(0.4)`,
  `create temp table bench_term as select n, pg_temp.term(n) as word from generate_series(1, ${VOCABULARY}) n`,
  `create unique index on bench_term (n)`,
  `analyze bench_term`,
  `insert into person (id, username, name, created_at, updated_at) values ('000000000001', 'bench', 'Bench', now(), now())`,
  `create temp table bench_story as
    select id, score, ${tierOf('row_number() over (order by score desc, id)')} as tier from (
      select lpad(to_hex(n), 12, '0') as id,
        4.5 * (1 - power(random(), 1.4)) + 0.5 * log(2, (1 + floor(power(random(), -0.8)))::numeric) as score
      from generate_series(1, ${stories}) n) s`,
  // One story after another, so that nothing of all their words is ever sorted.
  `set enable_hashjoin = off; set enable_mergejoin = off; set enable_memoize = off`,
  `insert into search_story (id, maker_id, title_key, title_words, words, facets, numbers, free_text, score, tier)
    select b.id, '000000000001', w.title, w.title_words::tsvector, w.words::tsvector, '{}', '{"clapCount": 3}', '',
      b.score, b.tier
    from bench_story b cross join lateral (
      select string_agg(t.word, ' ') filter (where d.isTitle) as title,
        string_agg(t.word || ':' || d.place || 'A', ' ') filter (where d.isTitle) as title_words,
        string_agg(t.word || ':' || d.place || case when d.isTitle then 'A' else 'C' end, ' ') as words
      from (
        select place, place <= ${WORDS_OF_TITLE} as isTitle, ${DRAW} as n
        from generate_series(1, ${WORDS_OF_TITLE + WORDS_OF_BODY}) place where b.id <> '' offset 0
      ) d join bench_term t on t.n = d.n
    ) w`,
  `reset enable_hashjoin; reset enable_mergejoin; reset enable_memoize`,
  `insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, reading_minutes,
      word_count, sort_key, first_published_at, latest_published_at, created_at, updated_at)
    select id, maker_id, array[maker_id], title_key, 'en', 'published', 'public', true, 3, 600,
      (extract(epoch from now()) * 1000)::bigint * 1000 + 999, now(), now(), now(), now()
    from search_story`,
  `insert into search_word (word, title_count, stem, deletions)
    select word, ${stories} / n, word,
      array(select substr(word, 1, k - 1) || substr(word, k + 1) from generate_series(1, length(word)) k) || word
    from (select min(n) as n, word from bench_term group by word) t`,
];

function tierOf(place: string): string {
  let end = 0;
  const cases = TIER_SIZES.map((size, tier) => {
    end += size;
    return `when ${place} <= ${end} then ${tier}`;
  });
  return `case ${cases.join(' ')} else ${TIERS.length - 1} end`;
}

const SET_INDEXES_ASIDE = `
  create temp table bench_index as select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relname in ('search_story', 'story', 'search_word')
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid);
  do $$ declare one record; begin for one in select name from bench_index loop
    execute 'drop index ' || one.name; end loop; end $$`;
const MAKE_INDEXES_AGAIN = `
  do $$ declare one record; begin for one in select text from bench_index loop
    execute one.text; end loop; end $$`;

/** Into the memory of the system, where the pages of a site that is searched all day lie. */
const WARM = `
  select sum(pg_prewarm(c.oid, 'read')) from pg_class c
  where c.relkind in ('r', 'i') and c.relname ~ '^(?:search|story|person)(?:_|$)' and c.relpages > 0`;

/** Opens generated stories of a size as search knows them; made at the first time and kept. */
export async function openSearchWorld(size: Size): Promise<{
  readonly database: Database<Tables>;
  readonly close: () => Promise<void>;
}> {
  const folder = `${worldFolder(size)}-search`;
  const whole = join(folder, 'whole');
  const isMade = existsSync(whole);
  if (!isMade) await rm(folder, { recursive: true, force: true });
  const log = createLog('warn');
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings: isMade ? {} : FAST });
  const { connectionString } = server;
  const database = openDatabase<Tables>({ connectionString, maxConnections: 4, log });
  await migrate(database, join(ROOT, 'migrations'), log);
  if (!isMade) {
    await make(connectionString, sizes[size]);
    await writeFile(whole, new Date().toISOString());
  }
  await database.query('bench_prewarm', 'create extension if not exists pg_prewarm', []);
  await database.query('bench_warm', WARM, []);
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

async function make(connectionString: string, stories: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(TERM);
    for (const text of [SET_INDEXES_ASIDE, ...fill(stories), MAKE_INDEXES_AGAIN, 'vacuum analyze']) {
      const startedAt = performance.now();
      await client.query(text);
      if (process.env['BENCH_LOUD'])
        console.log(((performance.now() - startedAt) / 1000).toFixed(1), text.trim().slice(0, 70));
    }
  } finally {
    await client.end();
  }
}
