import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Split, SplitShare, StorySplits } from './split.ts';
import { canSeeSplits, isAwaited } from './splits.policy.ts';

type SplitRow = {
  readonly id: string;
  readonly storyId: string;
  readonly state: 'OPEN' | 'AGREED';
  readonly effectiveOn: string | null;
  readonly shares: readonly SplitShare[] | null;
};
type StoryRow = Pick<Story, 'id' | 'title' | 'creatorId' | 'authorIds' | 'state'>;

const STORIES = `
  select s.id, s.title, s.creator_id as "creatorId", s.author_ids as "authorIds", s.state from story s where s.id = any($1)`;
/** What waits, and the last that was agreed; of that, whoever left it has no part. */
const SPLITS = `
  select distinct on (p.story_id, p.state) p.id, p.story_id as "storyId", p.state, p.effective_on::text as "effectiveOn",
    (select json_agg(json_build_object('personId', h.person_id, 'percent', h.percent,
        'hasAgreed', h.agreed_at is not null) order by h.percent desc, h.person_id)
      from story_split_share h where h.split_id = p.id and h.left_on is null) as shares
  from story_split p where p.story_id = any($1) and p.state in ('OPEN', 'AGREED')
  order by p.story_id, p.state, p.effective_on desc, p.agreed_at desc`;

/** How the earnings of stories are shared; not yet asked who may see it. */
export async function loadSplits(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly StorySplits[]> {
  const [stories, rows] = await Promise.all([
    database.query<StoryRow>('split_stories', STORIES, [storyIds]),
    database.query<SplitRow>('story_splits', SPLITS, [storyIds]),
  ]);
  return stories.map((story) => {
    const { id: storyId, creatorId } = story;
    const found = (state: SplitRow['state']): Split | null => {
      const row = rows.find((one) => one.storyId === storyId && one.state === state);
      return row === undefined ? null : { ...row, creatorId, shares: row.shares ?? [] };
    };
    const [standing, proposed] = [found('AGREED'), found('OPEN')];
    const sharing = (standing?.shares ?? []).filter(({ percent }) => percent > 0).map(({ personId }) => personId);
    const partyIds = [...new Set([...story.authorIds, ...sharing])].filter((personId) => personId !== creatorId);
    const isOpen = story.state === 'draft' || story.state === 'published';
    return { type: 'StorySplits', storyId, title: story.title, creatorId, partyIds, isOpen, standing, proposed };
  });
}

/** Of one story, for the people in it; null for everybody else. */
export async function readSplits({ database, viewer }: ReadContext, storyId: string): Promise<StorySplits | null> {
  const [splits] = await loadSplits(database, [storyId]);
  return splits?.isOpen === true && canSeeSplits(viewer, splits) ? splits : null;
}

/** Own judgement: more than anybody looks through. */
const OF_PERSON = `
  select p.story_id as "storyId" from story_split_share h join story_split p on p.id = h.split_id
  join story s on s.id = p.story_id and s.state in ('draft', 'published')
  where h.person_id = $1 and h.left_on is null and p.state in ('OPEN', 'AGREED')
  group by p.story_id order by max(p.proposed_at) desc, p.story_id limit 100`;

/** Stories of others of whose earnings the viewer has a share, or is asked to agree to one; those first that wait. */
export async function readOwnSplits({ database, viewer }: ReadContext): Promise<readonly StorySplits[]> {
  if (viewer === null) return [];
  const rows = await database.query<{ storyId: string }>('own_splits', OF_PERSON, [viewer.personId]);
  const ids = rows.map(({ storyId }) => storyId);
  const splits = await loadSplits(database, ids);
  const place = ({ storyId, proposed }: StorySplits) =>
    (isAwaited(viewer, proposed) ? 0 : ids.length) + ids.indexOf(storyId);
  return splits
    .filter((one) => isAwaited(viewer, one.proposed) || hasShare(one, viewer.personId))
    .toSorted((one, other) => place(one) - place(other));
}

function hasShare({ standing }: StorySplits, personId: string): boolean {
  return standing?.shares.some((share) => share.personId === personId && share.percent > 0) === true;
}
