import { type Counts, FOLLOWED_BY_READER, PUBLICATIONS, READERS } from './sizes.ts';

type Kind = 'person' | 'publication' | 'tag';

/**
 * A hundred follows of everybody: few people have many followers, many have few. Some readers follow as much as anybody
 * does, were shown and read a lot, and mute some; and stories are passed on.
 */
export function fillFollows({ stories, people, tags }: Counts): readonly string[] {
  const follows = (kind: Kind, count: number, each: number): string => `
    insert into follow_${kind} (follower_id, ${kind}_id, created_at)
      select pg_temp.id('person', n), pg_temp.id('${kind}', 1 + floor(${count} * power(pg_temp.u(n * 131 + m, 40), 2.5))::int),
        date_trunc('milliseconds', now() - interval '2000 days' * pg_temp.u(n * 117 + m, 41))
      from generate_series(1, ${people}) n, generate_series(1, ${each}) m on conflict do nothing`;
  const readerFollows = (kind: Kind, count: number, each: number): string => `
    insert into follow_${kind} (follower_id, ${kind}_id, created_at)
      select pg_temp.id('person', ${people} - n), pg_temp.id('${kind}', 1 + (m * 7 + n) % ${count}),
        date_trunc('milliseconds', now() - interval '900 days' * pg_temp.u(n * 17 + m, 42))
      from generate_series(1, ${READERS}) n, generate_series(1, ${Math.min(each, Math.floor(count / 2))}) m
      on conflict do nothing`;
  const count = (kind: Kind): string => `
    update ${kind} t set follower_count = c.count
      from (select ${kind}_id, count(*) from follow_${kind} group by 1) c where c.${kind}_id = t.id`;
  const reader = `pg_temp.id('person', ${people} - n)`;
  const story = (salt: number): string =>
    `pg_temp.id('story', 1 + floor(${stories} * pg_temp.u(n * 1009 + m, ${salt}))::int)`;
  return [
    follows('person', people, 80),
    follows('publication', PUBLICATIONS, 10),
    follows('tag', tags, 10),
    readerFollows('person', people, FOLLOWED_BY_READER),
    readerFollows('publication', PUBLICATIONS, 100),
    readerFollows('tag', tags, 100),
    count('person'),
    count('publication'),
    count('tag'),
    `update person p set following_count = c.count from (select follower_id, count(*) from (
        select follower_id from follow_person union all select follower_id from follow_publication) f group by 1) c
      where c.follower_id = p.id`,
    `insert into repost (story_id, person_id, note, created_at)
      select ${story(43)}, pg_temp.id('person', n), 'Worth your time.',
        date_trunc('milliseconds', now() - interval '400 days' * power(pg_temp.u(n * 19 + m, 44), 2))
      from generate_series(1, ${people}) n, generate_series(1, 3) m on conflict do nothing`,
    `insert into person_mute (muter_id, person_id, created_at)
      select ${reader}, pg_temp.id('person', 1 + (m * 70 + n) % ${people}), now()
      from generate_series(1, ${READERS}) n, generate_series(1, 20) m on conflict do nothing`,
    `insert into story_presentation (person_id, story_id, presented_count, is_opened, updated_at)
      select ${reader}, ${story(45)}, m % 9, m % 5 = 0, now()
      from generate_series(1, ${READERS}) n, generate_series(1, 2000) m on conflict do nothing`,
    `insert into reading_history_entry
        (person_id, story_id, percent, furthest_percent, is_read, first_read_at, last_read_at)
      select ${reader}, ${story(46)}, 60, 60, m % 2 = 0, now(), date_trunc('milliseconds', now() - interval '1 hour' * m)
      from generate_series(1, ${READERS}) n, generate_series(1, 1000) m on conflict do nothing`,
  ];
}
