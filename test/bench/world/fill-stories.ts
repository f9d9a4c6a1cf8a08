import { RENDERER_VERSION } from '#modules/stories/stories/renderer-version.ts';
import { BODIES, type Counts, PUBLICATIONS } from './sizes.ts';

const EMPTY_BODY = '{"version":1,"blocks":[],"footnotes":[]}';

/**
 * Stories over ten years, more of them lately; few authors and publications with many, many with few; tags
 * by the power law of real sites. Body documents are empty and feeds short: no reading page asks for them.
 */
export function fillStories({ stories, people, tags, images, series }: Counts): readonly string[] {
  return [
    `create temp table bench_story as select n, pg_temp.id('story', n) as id,
        pg_temp.id('person', 1 + floor(${people} * power(pg_temp.u(n, 1), 2.2))::int) as person,
        case when pg_temp.u(n, 2) < 0.6
          then pg_temp.id('publication', 1 + floor(${PUBLICATIONS} * power(pg_temp.u(n, 3), 3))::int) end as publication,
        date_trunc('milliseconds', now() - interval '3650 days' * power(pg_temp.u(n, 4), 1.4))::timestamptz(3) as at,
        pg_temp.u(n, 5) < 0.99 as listed, 1 + floor(${BODIES} * pg_temp.u(n, 6))::int as body,
        case when pg_temp.u(n, 7) < 0.6 then md5('image' || 1 + floor(${images} * pg_temp.u(n, 8))::int) end as image,
        case when n <= ${series} * 10 then pg_temp.id('series', (n - 1) / 10) end as series
      from generate_series(1, ${stories}) n`,
    `create temp table bench_tag as select distinct on (s.id, tag) s.id, pg_temp.id('tag', t.n) as tag, m, s.publication,
        s.at, s.listed
      from bench_story s cross join generate_series(1, 3) m
      cross join lateral (select 1 + floor(power(${tags}::float8, pg_temp.u(s.n, 20 + m)))::int - 1 as z) zipf
      cross join lateral (select 1 + least(${tags} - 1, greatest(0, zipf.z - 1))::int as n) t`,
    `create index on bench_tag (id)`,
    `create temp table bench_tags as select id, array_agg(tag order by m) as tag_ids from bench_tag group by id`,
    `analyze bench_story`,
    `analyze bench_tags`,
    `insert into story (id, creator_id, author_ids, publication_id, title, subtitle, slug, excerpt, language, state,
        visibility, is_listed, cover_image_id, cover_width, cover_height, cover_placeholder, cover_alt, tag_ids,
        reading_minutes, word_count, sort_key, first_published_at, latest_published_at, published_day, score,
        translation_group_id, created_at, updated_at)
      select s.id, s.person, array[s.person], s.publication,
        'On the ' || pg_temp.word(s.n, 11) || ' ' || pg_temp.word(s.n, 12) || ' of the ' || pg_temp.word(s.n, 13) || ' ' || s.n,
        'A letter about ' || pg_temp.word(s.n, 14) || ' and ' || pg_temp.word(s.n, 15),
        'on-the-' || pg_temp.word(s.n, 11) || '-' || s.n, b.excerpt, 'en', 'published',
        case when s.listed then 'public' else 'unlisted' end, s.listed, s.image,
        case when s.image is not null then 1600 end, case when s.image is not null then 1067 end,
        case when s.image is not null then (select placeholder from image limit 1) end, 'A picture',
        t.tag_ids, b.reading_minutes, b.word_count, (extract(epoch from s.at) * 1000)::bigint * 1000 + 999,
        s.at, s.at, (s.at at time zone 'UTC')::date, 0,
        case when s.n % 50 = 0 then pg_temp.id('translation', s.n / 100) end, s.at, s.at
      from bench_story s join bench_body b on b.n = s.body join bench_tags t on t.id = s.id`,
    `insert into story_body (story_id, document) select id, '${EMPTY_BODY}'::jsonb from bench_story`,
    `insert into story_rendering (story_id, renderer_version, page_html, feed_html, table_of_contents)
      select s.id, ${RENDERER_VERSION}, b.page_html, '<p>' || b.excerpt || '</p>', b.table_of_contents
      from bench_story s join bench_body b on b.n = s.body`,
    `insert into story_author (story_id, person_id, position, sort_key, is_listed)
      select id, creator_id, 0, sort_key, is_listed from story`,
    `insert into story_image (image_id, story_id, sort_key, is_listed)
      select cover_image_id, id, sort_key, is_listed from story where cover_image_id is not null`,
    `insert into story_tag (story_id, tag_id, publication_id, position, sort_key, is_listed)
      select id, tag, publication, m, (extract(epoch from at) * 1000)::bigint * 1000 + 999, listed from bench_tag`,
    `insert into old_address (path, story_id) select '/blog/post-' || n, id from bench_story where n % 10 = 0`,
    `insert into series (id, slug, title, creator_id, story_count, first_story_id, created_at)
      select series, 'series-' || min(n), 'A series ' || min(n), min(person), count(*), (array_agg(id order by n))[1], now()
      from bench_story where series is not null group by series`,
    `insert into series_entry (series_id, story_id, place, is_listed) select series, id, n, listed from bench_story
      where series is not null`,
    `update story s set series_id = b.series from bench_story b where b.id = s.id and b.series is not null`,
  ];
}
