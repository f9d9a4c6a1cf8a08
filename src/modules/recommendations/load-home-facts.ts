import type { ReadContext } from '#modules/read-context.ts';

/** What one statement tells of a story for one reader: enough to rank it, and to say why it stands there. */
export type HomeFacts = {
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
  readonly followsPublication: boolean;
  /** Of its tags one that the reader follows. */
  readonly followedTagId: string | null;
  /** The last of those followed who passed it on, and when (milliseconds). */
  readonly reposterId: string | null;
  readonly repostedAt: number | null;
  readonly repostNote: string | null;
  readonly isStaffPick: boolean;
  readonly presentations: number;
  readonly isOpened: boolean;
};

const TEXT = `
  select s.id, s.creator_id as "creatorId", s.author_ids as "authorIds", s.publication_id as "publicationId",
    s.tag_ids as "tagIds", s.sort_key / 1000 as "publishedAt", s.score as "reads",
    (select f.person_id from follow_person f where f.follower_id = $2 and f.person_id = any(s.author_ids) limit 1)
      as "followedAuthorId",
    exists (select from follow_publication f where f.follower_id = $2 and f.publication_id = s.publication_id)
      as "followsPublication",
    (select f.tag_id from follow_tag f where f.follower_id = $2 and f.tag_id = any(s.tag_ids) limit 1)
      as "followedTagId",
    r.person_id as "reposterId", (extract(epoch from r.created_at) * 1000)::float8 as "repostedAt",
    r.note as "repostNote",
    exists (select from list_item i where i.story_id = s.id and i.list_id = picks.id) as "isStaffPick",
    coalesce(v.presented_count, 0) as presentations,
    coalesce(v.is_opened, false)
      or exists (select from reading_history_entry h where h.person_id = $2 and h.story_id = s.id) as "isOpened"
  from unnest($1::text[]) as c (id) join story s on s.id = c.id
  left join (select l.id from setting s join list l on l.id = s.value #>> '{}'
    where s.name = 'staffPicks.listId' and l.visibility = 'public') picks on true
  left join story_presentation v on v.person_id = $2 and v.story_id = s.id
  left join lateral (
    select t.person_id, t.created_at, t.note from repost t
    join follow_person f on f.follower_id = $2 and f.person_id = t.person_id
    where t.story_id = s.id and t.person_id <> all (s.author_ids)
      and not exists (select from person_mute m where m.muter_id = $2 and m.person_id = t.person_id)
    order by t.created_at desc limit 1) r on true
  where s.is_listed and $2 <> all (s.author_ids)`;

/** One statement for any number of stories; those that are not listed, and the reader's own, are left out. */
export function loadHomeFacts(
  { database }: ReadContext,
  personId: string,
  storyIds: readonly string[],
): Promise<readonly HomeFacts[]> {
  return database.query<HomeFacts>('home_facts', TEXT, [storyIds, personId]);
}
