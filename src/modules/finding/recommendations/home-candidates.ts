import { type FollowedRows, newestOfFollowed, publishedRows } from '#modules/people/follows/newest-of-followed.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { newestPassedOn, type PassedOn } from './load-passed-on.ts';

/** Own judgement: how far each source is looked through, which bounds what a home costs whoever is followed. */
const OF_EACH_AUTHOR = 3;
const OF_EACH_PUBLICATION = 3;
const OF_EACH_TAG = 3;
const MOST_OF_AUTHORS = 60;
const MOST_OF_PUBLICATIONS = 40;
const MOST_OF_TAGS = 40;
const MOST_PICKS = 20;
const MOST_BOOSTED = 20;
const MOST_POPULAR = 40;
const MOST_LATEST = 20;

const newestOf = (kind: FollowedRows['kind'], ofEach: number, ofAll: number): string =>
  `(select id from (${newestOfFollowed(publishedRows(kind, 't.is_listed'), { ofEach, ofAll })}) ${kind})`;

const TEXT = `
  select distinct id from (
    ${newestOf('person', OF_EACH_AUTHOR, MOST_OF_AUTHORS)}
    union all ${newestOf('publication', OF_EACH_PUBLICATION, MOST_OF_PUBLICATIONS)}
    union all ${newestOf('tag', OF_EACH_TAG, MOST_OF_TAGS)}
    union all (select i.story_id from list_item i where i.list_id = (
        select l.id from setting s join list l on l.id = s.value #>> '{}'
        where s.name = 'staffPicks.listId' and l.visibility = 'public')
      order by i.added_at desc, i.story_id desc limit ${MOST_PICKS})
    union all (select b.story_id from boost_case b where b.state = 'boosted' and b.boosted_until > $2
      order by b.boosted_until desc limit ${MOST_BOOSTED})
    union all (select t.story_id from top_story t where t.scope = 'site' and t.period = 'week'
      order by t.position limit ${MOST_POPULAR})
    union all (select t.id from story t where t.is_listed order by t.sort_key desc, t.id desc limit ${MOST_LATEST})
  ) found`;

/** What may stand on a home, and who passed some of it on. */
export type HomeCandidates = { readonly storyIds: readonly string[]; readonly passedOn: readonly PassedOn[] };

/**
 * What may stand on the home of the viewer: the newest of the people, publications and tags that they follow, what
 * those people passed on, the staff picks, what is boosted, and what the site reads and publishes (rule 40).
 */
export async function homeCandidates(context: ReadContext, personId: string): Promise<HomeCandidates> {
  const [rows, passedOn] = await Promise.all([
    context.database.query<{ id: string }>('home_candidates', TEXT, [personId, context.clock.now()]),
    newestPassedOn(context, personId),
  ]);
  return { storyIds: [...new Set([...rows.map(({ id }) => id), ...passedOn.map(({ storyId }) => storyId)])], passedOn };
}
