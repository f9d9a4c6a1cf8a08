import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { FEWEST } from './read-facets.ts';

const MOST_READERS = 1_000;
const MOST_TOPICS = 10;

const INTERESTS = `
  with reader as (
    select distinct person_id from (
      select person_id from story_visit where story_id = $1 and person_id is not null
      order by started_at desc limit ${MOST_READERS}
    ) latest
  )
  select t.title as name, count(*)::int as count from reader r join follow_tag f on f.follower_id = r.person_id
  join tag t on t.id = f.tag_id group by t.id, t.title having count(*) >= ${FEWEST}
  order by count(*) desc, t.title limit ${MOST_TOPICS}`;

/** Topics that a story's latest signed-in readers follow, as long as their visits are kept (rule 125). */
export function readInterests(
  database: Database<Tables>,
  storyId: string,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  return database.query('stats_interests', INTERESTS, [storyId]);
}
