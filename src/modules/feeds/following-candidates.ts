import { fixedLimit } from '#platform/database/fixed-limit.ts';
import { type Cursor, HIGHEST, type Page } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';

/** Which of what the viewer follows a feed is made of. */
export type FollowedSource = 'author' | 'repost' | 'publication' | 'tag';

/** A place in a feed of what the viewer follows, and through whom it came there. */
export type FollowingCandidate = Cursor & {
  readonly source: FollowedSource;
  readonly sourceId: string;
  /** Of a repost; empty otherwise. */
  readonly note: string;
  /** True for the viewer's own, and where the story stands further up because somebody passed it on. */
  readonly isLeftOut: boolean;
};

const notMuted = (kind: string): string =>
  `not exists (select from ${kind}_mute m where m.muter_id = $1 and m.${kind}_id = f.${kind}_id)`;

/** The newest of each followed after the cursor, by an index that serves filter and order; of those the newest. */
const newestOf = (kind: string, table: string, id: string, limit: number, followed = `follow_${kind}`): string => `
  select c.id, c.key, f.${kind}_id as source_id, '' as note from ${followed} f cross join lateral (
    select t.${id} as id, t.sort_key as key from ${table} t
    where t.${kind}_id = f.${kind}_id and t.is_listed and (t.sort_key, t.${id}) < ($2::bigint, $3)
    order by t.sort_key desc, t.${id} desc limit ${limit}) c
  where f.follower_id = $1 and ${notMuted(kind)} order by c.key desc, c.id desc limit ${limit}`;

const KEY_OF_REPOST = '(extract(epoch from r.created_at) * 1000)::bigint * 1000';

/** On the first page nobody is looked into but those who published last: the newest stories are by no others. Ties stay. */
const lastToPublish = (limit: number): string => `
  (select f.* from follow_person f join person p on p.id = f.person_id
    where f.follower_id = $1 and p.latest_sort_key is not null and ${notMuted('person')}
    order by p.latest_sort_key desc fetch first ${limit} rows with ties)`;

const texts: Readonly<Record<FollowedSource, (limit: number, isFirst: boolean) => string>> = {
  author: (limit, isFirst) =>
    newestOf('person', 'story_author', 'story_id', limit, isFirst ? lastToPublish(limit) : 'follow_person'),
  publication: (limit) => newestOf('publication', 'story', 'id', limit),
  tag: (limit) => newestOf('tag', 'story_tag', 'story_id', limit),
  repost: (limit) => `
    select c.id, c.key, f.person_id as source_id, c.note from follow_person f cross join lateral (
      select r.story_id as id, ${KEY_OF_REPOST} as key, r.note from repost r
      where r.person_id = f.person_id and (r.created_at, r.story_id) < ($4::timestamptz, $5)
      order by r.created_at desc, r.story_id desc limit ${limit}) c
    where f.follower_id = $1 and ${notMuted('person')} order by c.key desc, c.id desc limit ${limit}`,
};

/** What the same story counts as where it came by several ways at once. */
const ORDER: readonly FollowedSource[] = ['author', 'publication', 'repost', 'tag'];

/**
 * The newest stories of everybody and everything that the viewer follows, in one statement that looks into each of
 * them: nothing is written down for each follower. A story stands once: where it was passed on last, else where it
 * was published.
 */
export function followingCandidates(
  context: ReadContext,
  personId: string,
  sources: readonly FollowedSource[],
  page: Page,
): Promise<readonly FollowingCandidate[]> {
  const limit = fixedLimit(page.size + 1);
  const isFirst = page.after === null;
  const used = ORDER.filter((source) => sources.includes(source));
  const merged = used.map(
    (source) =>
      `(select *, '${source}' as source, ${ORDER.indexOf(source)} as rank from (${texts[source](limit, isFirst)}) t)`,
  );
  const passedOnLater = `
    exists (select from repost r join follow_person f on f.follower_id = $1 and f.person_id = r.person_id
      where r.story_id = c.id and ${KEY_OF_REPOST} > c.key and ${notMuted('person')})`;
  const text = `
    select c.id, c.key, c.source, c.source_id as "sourceId", c.note,
      $1 = any(s.author_ids) or ${used.includes('repost') ? passedOnLater : 'false'} as "isLeftOut"
    from (
      select distinct on (t.key, t.id) t.* from (${merged.join(' union all ')}) t order by t.key desc, t.id desc, t.rank
      limit ${limit}) c
    join story s on s.id = c.id
    where $4::timestamptz is not null and $5::text is not null order by c.key desc, c.id desc`;
  const after = page.after ?? HIGHEST;
  const values = [personId, after.key, after.id, ...startOfReposts(after)];
  return context.database.query<FollowingCandidate>(
    `following_${isFirst ? 'first_' : ''}${used.join('_')}_${limit}`,
    text,
    values,
  );
}

/** Sort keys are finer than the time of a repost: up to a thousand of them are one millisecond. */
function startOfReposts({ key, id }: Cursor): readonly [Date, string] {
  const milliseconds = Math.floor(key / 1_000);
  const isWhole = key % 1_000 === 0;
  const last = 253_402_300_799_999;
  return [new Date(Math.min(Math.max(isWhole ? milliseconds : milliseconds + 1, -last), last)), isWhole ? id : ''];
}
