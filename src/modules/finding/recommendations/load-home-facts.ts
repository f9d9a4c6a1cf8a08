import type { ReadContext } from '#modules/ground/read-context.ts';
import type { PassedOn } from './load-passed-on.ts';

/** What is known of a story for one reader: enough to rank it, and to say why it stands there. */
export type HomeFacts = StoryFacts & {
  readonly followsPublication: boolean;
  /** Of its tags the first that the reader follows. */
  readonly followedTagId: string | null;
  /** The last of those followed who passed it on, and when (milliseconds). */
  readonly reposterId: string | null;
  readonly repostedAt: number | null;
  readonly repostNote: string | null;
};

type StoryFacts = {
  readonly id: string;
  readonly creatorId: string;
  readonly authorIds: readonly string[];
  readonly publicationId: string | null;
  readonly tagIds: readonly string[];
  /** Milliseconds. */
  readonly publishedAt: number;
  readonly reads: number;
  /** Of its authors one whom the reader follows. */
  readonly followedAuthorId: string | null;
  readonly isStaffPick: boolean;
  /** Chosen by curators, for a time (rule 201). */
  readonly isBoosted: boolean;
  readonly presentations: number;
  readonly isOpened: boolean;
};

const TEXT = `
  select s.id, s.creator_id as "creatorId", s.author_ids as "authorIds", s.publication_id as "publicationId",
    s.tag_ids as "tagIds", s.sort_key / 1000 as "publishedAt", s.score as "reads",
    -- One look into the key for each author: with any() the plan that serves everybody reads all who are followed.
    (select f.person_id from unnest(s.author_ids) as a (id) cross join lateral
      (select t.person_id from follow_person t where t.follower_id = $2 and t.person_id = a.id limit 1) f limit 1)
      as "followedAuthorId",
    i.story_id is not null as "isStaffPick",
    exists (select from boost_case b where b.story_id = s.id and b.state = 'boosted' and b.boosted_until > $3) as "isBoosted",
    coalesce(v.presented_count, 0) as presentations,
    coalesce(v.is_opened, false) or h.story_id is not null as "isOpened"
  from unnest($1::text[]) as c (id) join story s on s.id = c.id
  left join list_item i on i.story_id = s.id and i.list_id = (
    select l.id from setting s join list l on l.id = s.value #>> '{}'
    where s.name = 'staffPicks.listId' and l.visibility = 'public')
  left join story_presentation v on v.person_id = $2 and v.story_id = s.id
  left join reading_history_entry h on h.person_id = $2 and h.story_id = s.id
  where s.is_listed and $2 <> all (s.author_ids)`;

const FOLLOWED = `
  select tag_id as id from follow_tag where follower_id = $1
  union all select publication_id from follow_publication where follower_id = $1`;

/**
 * Two statements for any number of stories; those that are not listed, and the reader's own, are left out.
 * `passedOn` tells who of those followed passed some of them on.
 */
export async function loadHomeFacts(
  { database, clock }: ReadContext,
  personId: string,
  storyIds: readonly string[],
  passedOn: readonly PassedOn[],
): Promise<readonly HomeFacts[]> {
  const [stories, rows] = await Promise.all([
    database.query<StoryFacts>('home_facts', TEXT, [storyIds, personId, clock.now()]),
    database.query<{ id: string }>('home_followed', FOLLOWED, [personId]),
  ]);
  const followed = new Set(rows.map(({ id }) => id));
  const reposts = new Map(passedOn.toSorted((left, right) => left.at - right.at).map((row) => [row.storyId, row]));
  return stories.map((story): HomeFacts => {
    const repost = reposts.get(story.id);
    const counts = repost !== undefined && !story.authorIds.includes(repost.personId);
    return {
      ...story,
      followsPublication: story.publicationId !== null && followed.has(story.publicationId),
      followedTagId: story.tagIds.find((id) => followed.has(id)) ?? null,
      reposterId: counts ? repost.personId : null,
      repostedAt: counts ? repost.at : null,
      repostNote: counts ? repost.note : null,
    };
  });
}
