import type { ReadContext } from '#modules/read-context.ts';

/** Own judgement: how far each source is looked through, which bounds what a home costs whoever is followed. */
const OF_EACH_AUTHOR = 3;
const OF_EACH_PUBLICATION = 3;
const OF_EACH_TAG = 3;
const MOST_OF_AUTHORS = 100;
const MOST_OF_PUBLICATIONS = 60;
const MOST_OF_TAGS = 60;
const MOST_PASSED_ON = 30;
const MOST_PICKS = 30;
const MOST_POPULAR = 60;
const MOST_LATEST = 30;

/** The newest of each followed, and of those the newest. */
const newestOf = (follow: string, table: string, id: string, ofEach: number, most: number): string => `
  (select c.id from ${follow} f cross join lateral (
     select t.${id} as id, t.sort_key from ${table} t
     where t.${follow.replace('follow_', '')}_id = f.${follow.replace('follow_', '')}_id and t.is_listed
     order by t.sort_key desc, t.${id} desc limit ${ofEach}) c
   where f.follower_id = $1 order by c.sort_key desc limit ${most})`;

const TEXT = `
  select distinct id from (
    ${newestOf('follow_person', 'story_author', 'story_id', OF_EACH_AUTHOR, MOST_OF_AUTHORS)}
    union all ${newestOf('follow_publication', 'story', 'id', OF_EACH_PUBLICATION, MOST_OF_PUBLICATIONS)}
    union all ${newestOf('follow_tag', 'story_tag', 'story_id', OF_EACH_TAG, MOST_OF_TAGS)}
    union all (select c.story_id from follow_person f cross join lateral (
      select r.story_id, r.created_at from repost r where r.person_id = f.person_id
      order by r.created_at desc, r.story_id desc limit 2) c
      where f.follower_id = $1 order by c.created_at desc limit ${MOST_PASSED_ON})
    union all (select i.story_id from list_item i where i.list_id = (
        select l.id from setting s join list l on l.id = s.value #>> '{}'
        where s.name = 'staffPicks.listId' and l.visibility = 'public')
      order by i.added_at desc, i.story_id desc limit ${MOST_PICKS})
    union all (select t.story_id from top_story t where t.scope = 'site' and t.period = 'week'
      order by t.position limit ${MOST_POPULAR})
    union all (select t.id from story t where t.is_listed order by t.sort_key desc, t.id desc limit ${MOST_LATEST})
  ) found`;

/**
 * The ids of what may stand on the home of the viewer: the newest of the people, publications and tags that they
 * follow, what those people passed on, the staff picks, and what the site reads and publishes (decisions 40).
 */
export async function homeCandidates({ database }: ReadContext, personId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('home_candidates', TEXT, [personId]);
  return rows.map(({ id }) => id);
}
