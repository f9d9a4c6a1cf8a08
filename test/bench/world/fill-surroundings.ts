import { type Counts, PUBLICATIONS } from './sizes.ts';

const DAYS = `(first_published_at at time zone 'UTC')`;
const YEAR = `extract(year from ${DAYS})::int`;
const MONTH = `extract(month from ${DAYS})::int`;
const DAY = `extract(day from ${DAYS})::int`;

/** Lists, shelves, reads, and the numbers that are kept of all that. */
export function fillSurroundings({ stories, people, lists }: Counts): readonly string[] {
  const story = (expression: string): string =>
    `pg_temp.id('story', 1 + floor(${stories} * pg_temp.u(${expression}))::int)`;
  const archive = (scope: string, from: string): string => `
    insert into archive_count (scope, year, month, day, story_count)
      select ${scope}, ${YEAR}, coalesce(${MONTH}, 0), coalesce(${DAY}, 0), count(*) from ${from} and is_listed
      group by grouping sets ((1, 2), (1, 2, ${MONTH}), (1, 2, ${MONTH}, ${DAY}))`;
  return [
    `insert into list (id, owner_id, slug, name, description, visibility, is_in_library, item_count, created_at, updated_at)
      select pg_temp.id('list', n), pg_temp.id('person', 1 + floor(${people} * power(pg_temp.u(n, 30), 2))::int),
        'list-' || n, 'A list ' || n, 'Kept for later', 'public', n <= 40, 0,
        date_trunc('milliseconds', now() - interval '900 days' * pg_temp.u(n, 31)), now()
      from generate_series(1, ${lists}) n`,
    `insert into list_item (id, list_id, story_id, place, added_at)
      select substr(md5('item' || n || '-' || m), 1, 12), pg_temp.id('list', n), ${story('n * 101 + m, 32')}, m,
        date_trunc('milliseconds', now() - interval '1 hour' * m)
      from generate_series(1, ${lists}) n, generate_series(1, 20) m on conflict do nothing`,
    `update list l set item_count = c.count from (select list_id, count(*) from list_item group by 1) c where c.list_id = l.id`,
    `insert into setting (name, value, updated_at) values ('staffPicks.listId', to_jsonb(pg_temp.id('list', 1)), now())`,
    `insert into story_pin (person_id, position, story_id) select creator_id, row_number, id from (
        select creator_id, id, row_number() over (partition by creator_id order by sort_key) from story where is_listed
      ) s where row_number <= 3`,
    `insert into publication_featured_story (publication_id, position, story_id) select publication_id, row_number, id from (
        select publication_id, id, row_number() over (partition by publication_id order by sort_key desc) from story
        where is_listed and publication_id is not null) s where row_number <= 10`,
    `insert into publication_section (id, publication_id, slug, title, position)
      select pg_temp.id('section', n * 3 + m), pg_temp.id('publication', n), 'section-' || m, 'Section ' || m, m
      from generate_series(1, ${PUBLICATIONS}) n, generate_series(1, 2) m`,
    `insert into publication_section_story (section_id, story_id, sort_key)
      select c.id, s.id, s.sort_key from publication_section c join story s on s.publication_id = c.publication_id
      where s.is_listed and hashtext(s.id) % 4 = c.position`,
    `insert into story_read_day (story_id, day, member_reads, other_reads)
      select ${story('n, 50')}, current_date - floor(60 * pg_temp.u(n, 51))::int, 1 + floor(40 * power(pg_temp.u(n, 52), 6))::int,
        floor(90 * power(pg_temp.u(n, 53), 4))::int
      from generate_series(1, ${stories}) n on conflict do nothing`,
    archive(`'site'`, 'story where true'),
    archive(`'publication:' || publication_id`, 'story where publication_id is not null'),
    `insert into archive_count (scope, year, month, day, story_count)
      select 'tag:' || t.tag_id, ${YEAR}, coalesce(${MONTH}, 0), coalesce(${DAY}, 0), count(*)
      from story_tag t join story s on s.id = t.story_id where s.is_listed
      group by grouping sets ((1, 2), (1, 2, ${MONTH}), (1, 2, ${MONTH}, ${DAY}))`,
    `update person p set story_count = c.count, latest_sort_key = c.max from (
        select person_id, count(*), max(sort_key) from story_author where is_listed group by 1) c where c.person_id = p.id`,
    `update publication p set story_count = c.count, latest_sort_key = c.max from (
        select publication_id, count(*), max(sort_key) from story where is_listed group by 1) c where c.publication_id = p.id`,
    `update tag t set story_count = c.count from (select tag_id, count(*) from story_tag where is_listed group by 1) c
      where c.tag_id = t.id`,
    `insert into publication_writer (publication_id, person_id, story_count)
      select publication_id, creator_id, count(*) from story where is_listed and publication_id is not null group by 1, 2`,
  ];
}
