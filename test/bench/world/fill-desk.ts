import { RENDERER_VERSION } from '#modules/stories/stories/renderer-version.ts';

/** What a publication that is run has to do with. */
export type Desk = {
  readonly slug: string;
  readonly stories: number;
  readonly submissions: number;
  readonly followers: number;
  readonly staff: number;
  readonly activity: number;
};
/** How much of it the large one has, and the small one beside it. */
export const desks = {
  large: {
    slug: 'desk-large',
    stories: 100_000,
    submissions: 10_000,
    followers: 100_000,
    staff: 500,
    activity: 10_000,
  },
  small: { slug: 'desk-small', stories: 40, submissions: 40, followers: 40, staff: 10, activity: 40 },
} as const satisfies Readonly<Record<string, Desk>>;

export const DESK_OWNER = 'desk-owner';
export const DESK_WRITER = 'desk-writer';
/** A word of every thousandth title, and one that only the older half of the titles bears. */
export const SELDOM = 'lighthouse';
export const OLD = 'semaphore';

/** A publication with its stories, followers, staff and inbox; beside what `fillPeople` made, with its functions. */
export function fillDesk({ slug, stories, submissions, followers, staff, activity }: Desk): readonly string[] {
  const id = `pg_temp.id('publication', hashtext('${slug}'))`;
  const one = (kind: string, n = 'n') => `pg_temp.id('${slug} ${kind}', ${n})`;
  const writer = `case when n % 20 = 0 then ${one('person', '1')} else ${one('person', `2 + n % ${staff}`)} end`;
  const at = `date_trunc('milliseconds', now() - n * interval '40 minutes')::timestamptz(3)`;
  return [
    `insert into person (id, username, name, bio, created_at, updated_at, state)
      select ${one('person')}, case n when 0 then '${DESK_OWNER}-${slug}' when 1 then '${DESK_WRITER}-${slug}'
        else '${slug}-reader-' || n end, initcap(pg_temp.word(n, 61) || ' ' || pg_temp.word(n, 62)), '', now(), now(), 'active'
      from generate_series(0, ${followers}) n`,
    `insert into publication (id, slug, name, tagline, description, layout, header_color, created_at, updated_at)
      values (${id}, '${slug}', 'The ${slug}', 'T', 'D', 'list', '#2A4F35FF', now(), now())`,
    `insert into publication_member (publication_id, person_id, role, created_at)
      select ${id}, ${one('person')}, case when n = 0 then 'owner' when n % 25 = 2 then 'editor' else 'writer' end, now()
      from generate_series(0, ${staff}) n`,
    // As the trigger writes their names down.
    `insert into follow_publication (follower_id, publication_id, created_at, follower_words)
      select p.id, ${id}, date_trunc('milliseconds', now() - n * interval '1 minute'), p.name_words
      from generate_series(1, ${followers}) n join person p on p.id = ${one('person')}`,
    `create temp table desk_story as select n, ${one('story')} as id, ${writer} as person, ${at} as at,
        1 + n % 200 as body, n % 100 = 7 as unlisted from generate_series(1, ${stories}) n`,
    `insert into story (id, creator_id, author_ids, publication_id, title, subtitle, slug, excerpt, language, state,
        visibility, is_listed, tag_ids, reading_minutes, word_count, sort_key, first_published_at, latest_published_at,
        published_day, score, created_at, updated_at)
      select s.id, s.person, array[s.person], ${id},
        'On the ' || pg_temp.word(n, 11) || ' ' || pg_temp.word(n, 12) || ' of the ' || pg_temp.word(n, 13) || ' ' || n
          || case when n % 1000 = 999 then ' ${SELDOM}' else '' end
          || case when n > ${stories} / 2 then ' ${OLD}' else '' end,
        'A letter about ' || pg_temp.word(n, 14), 'on-the-' || pg_temp.word(n, 11) || '-' || n, b.excerpt, 'en', 'published',
        case when unlisted then 'unlisted' else 'public' end, not unlisted, t.tags, b.reading_minutes, b.word_count,
        (extract(epoch from s.at) * 1000)::bigint * 1000 + 999, s.at, s.at, (s.at at time zone 'UTC')::date, n % 997,
        s.at, s.at
      from desk_story s join bench_body b on b.number = s.body
      cross join lateral (select array[pg_temp.id('tag', 1), pg_temp.id('tag', 2 + s.n % 40)] as tags) t`,
    `insert into story_body (story_id, document) select id, '{"version":1,"blocks":[],"footnotes":[]}'::jsonb from desk_story`,
    `insert into story_rendering (story_id, renderer_version, page_html, feed_html, table_of_contents)
      select s.id, ${RENDERER_VERSION}, '<p>' || b.excerpt || '</p>', '<p>' || b.excerpt || '</p>', '[]'
      from desk_story s join bench_body b on b.number = s.body`,
    `insert into story_author (story_id, person_id, position, sort_key, is_listed)
      select t.id, t.creator_id, 0, t.sort_key, t.is_listed from story t join desk_story s on s.id = t.id`,
    `insert into story_tag (story_id, tag_id, publication_id, position, sort_key, is_listed)
      select t.id, g.tag, ${id}, g.position - 1, t.sort_key, t.is_listed from story t join desk_story s on s.id = t.id
      cross join lateral unnest(t.tag_ids) with ordinality g (tag, position)`,
    `insert into story_read_day (story_id, day, member_reads, other_reads)
      select id, current_date - n % 30, 1 + n % 7, n % 50 from desk_story on conflict do nothing`,
    `insert into publication_writer (publication_id, person_id, story_count)
      select ${id}, creator_id, count(*) from story where publication_id = ${id} and is_listed group by 2`,
    `insert into publication_featured_story (publication_id, position, story_id)
      select ${id}, n, id from desk_story where n between 10 and 19`,
    `insert into publication_section (id, publication_id, slug, title, position)
      select ${one('section', '1')}, ${id}, 'section-1', 'Section 1', 1`,
    `insert into publication_section_story (section_id, story_id, sort_key)
      select ${one('section', '1')}, t.id, t.sort_key from story t join desk_story s on s.id = t.id where t.is_listed and s.n % 3 = 0`,
    `insert into archive_count (scope, year, month, day, story_count)
      select 'publication:' || publication_id, year, coalesce(month, 0), coalesce(day, 0), count(*) from (
        select publication_id, extract(year from d)::int as year, extract(month from d)::int as month,
          extract(day from d)::int as day
        from (select publication_id, first_published_at at time zone 'UTC' as d from story
          where publication_id = ${id} and is_listed) t) s
      group by publication_id, grouping sets ((year), (year, month), (year, month, day))`,
    `update publication p set story_count = c.count, latest_sort_key = c.max, follower_count = ${followers} from (
        select count(*), max(sort_key) from story where publication_id = ${id} and is_listed) c where p.id = ${id}`,
    // As search writes them down, of the words of titles alone.
    `insert into search_story (id, maker_id, title_key, title_words, words, facets, numbers, free_text, score, tier)
      select t.id, t.creator_id, lower(t.title), to_tsvector('simple', t.title),
        to_tsvector('simple', t.title) || array_to_tsvector(array['=collectionid:' || ${id}]), array['collectionId:' || ${id}],
        '{"clapCount": 0}', t.excerpt, t.score, case when s.n % 20 = 0 then 0 when s.n % 4 = 0 then 1 else 2 end
      from story t join desk_story s on s.id = t.id where t.is_listed`,
    `insert into publication_activity (id, publication_id, actor_id, kind, subject, created_at)
      select ${one('activity')}, ${id}, ${one('person', '0')}, 'story.featured', 'A story ' || n, ${at}
      from generate_series(1, ${activity}) n`,
    // Drafts that were handed in: half of them wait. The writer of the desk wrote every second one.
    `create temp table desk_draft as select n, ${one('draft')} as id,
        case when n % 2 = 0 then ${one('person', '1')} else ${one('person', `2 + n % ${staff}`)} end as person, ${at} as at,
        (array['OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE', 'ACCEPTED', 'REJECTED', 'CANCELLED',
          'REJECTED', 'ACCEPTED'])[1 + n % 10] as status
      from generate_series(1, ${submissions}) n`,
    `insert into story (id, creator_id, author_ids, title, subtitle, slug, excerpt, language, state, visibility, is_listed,
        tag_ids, reading_minutes, word_count, sort_key, score, created_at, updated_at)
      select id, person, array[person], '', '', 'draft-' || n, '', 'en', 'draft', 'public', false, '{}', 1, 1,
        (extract(epoch from at) * 1000)::bigint * 1000 + 999, 0, at, at from desk_draft`,
    `insert into story_author (story_id, person_id, position, sort_key, is_listed)
      select t.id, t.creator_id, 0, t.sort_key, false from story t join desk_draft s on s.id = t.id`,
    `insert into story_draft (story_id, revision, title, subtitle, document, created_at, updated_at)
      select id, 1, 'A draft of ' || pg_temp.word(n, 21) || ' ' || n, '', '{"version":1,"blocks":[{"id":"p001","type":"paragraph","content":[{"type":"text","text":"Words."}]}],"footnotes":[]}'::jsonb, at, at
      from desk_draft`,
    `insert into submission (id, story_id, publication_id, writer_id, kind, status, title, is_guest, editor_cut,
        base_revision, assignee_id, due_on, created_at, acted_at, answered_at)
      select ${one('submission')}, id, ${id}, person, 'STORY', status, 'A draft of ' || pg_temp.word(n, 21) || ' ' || n,
        n % 3 = 0, 0, 1, case when n % 7 = 0 then ${one('person', '0')} end,
        case when n % 5 = 0 then current_date + n % 60 end, at, at, case when n % 10 > 2 then at end
      from desk_draft`,
    `insert into submission_event (id, submission_id, position, action, from_status, to_status, actor_id, note, created_at)
      select ${one('event')}, ${one('submission')}, 1, 'submit', 'WIP', 'OPEN', person, '', at from desk_draft`,
    `insert into submission_note (id, submission_id, author_id, is_shared, body, quote, created_at)
      select ${one('note')}, ${one('submission')}, ${one('person', '0')}, n % 2 = 0, 'A note', '', at from desk_draft`,
    `drop table desk_story, desk_draft`,
  ];
}
