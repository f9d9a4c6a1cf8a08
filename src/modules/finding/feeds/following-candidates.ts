import { fixedLimit } from '#platform/database/fixed-limit.ts';
import {
  type FollowedRows,
  KEY_OF_REPOST,
  newestOfFollowed,
  notMuted,
  passedOnRows,
  publishedRows,
} from '#modules/people/follows/newest-of-followed.ts';
import { type Cursor, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

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

const AFTER = (id: string): string => `t.is_listed and (t.sort_key, t.${id}) < ($2::bigint, $3)`;

const rowsOf: Readonly<Record<FollowedSource, FollowedRows>> = {
  author: publishedRows('person', AFTER('story_id')),
  publication: publishedRows('publication', AFTER('id')),
  tag: publishedRows('tag', AFTER('story_id')),
  repost: passedOnRows('(t.created_at, t.story_id) < ($4::timestamptz, $5)'),
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
  const used = ORDER.filter((source) => sources.includes(source));
  const merged = used.map(
    (source) =>
      `(select *, '${source}' as source, ${ORDER.indexOf(source)} as rank from (${newestOfFollowed(rowsOf[source], { ofEach: limit, ofAll: limit })}) t)`,
  );
  const passedOnLater = `
    exists (select from repost t join follow_person f on f.follower_id = $1 and f.person_id = t.person_id
      where t.story_id = c.id and ${KEY_OF_REPOST} > c.key and ${notMuted('person')})`;
  const text = `
    select c.id, c.key, c.source, c.source_id as "sourceId",
      coalesce((select r.note from repost r
        where c.source = 'repost' and r.story_id = c.id and r.person_id = c.source_id), '') as note,
      $1 = any(s.author_ids) or ${used.includes('repost') ? passedOnLater : 'false'} as "isLeftOut"
    from (
      select distinct on (t.key, t.id) t.* from (${merged.join(' union all ')}) t order by t.key desc, t.id desc, t.rank
      limit ${limit}) c
    join story s on s.id = c.id
    where $4::timestamptz is not null and $5::text is not null order by c.key desc, c.id desc`;
  const after = page.after ?? HIGHEST;
  const values = [personId, after.key, after.id, ...startOfReposts(after)];
  return context.database.query<FollowingCandidate>(`following_${used.join('_')}_${limit}`, text, values);
}

/** Sort keys are finer than the time of a repost: up to a thousand of them are one millisecond. */
function startOfReposts({ key, id }: Cursor): readonly [Date, string] {
  const milliseconds = Math.floor(key / 1_000);
  const isWhole = key % 1_000 === 0;
  const last = 253_402_300_799_999;
  return [new Date(Math.min(Math.max(isWhole ? milliseconds : milliseconds + 1, -last), last)), isWhole ? id : ''];
}
