import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';

type Count = { readonly ownerId: string; readonly count: number };

const COUNTS = `
  select r.story_id as "ownerId", count(*)::int as count from repost r join person p on p.id = r.person_id
  where r.story_id = any($1) and p.state = 'active' group by r.story_id`;

/** How many people have passed a story on, whose accounts are open. */
export async function countReposts(context: ReadContext, storyId: string): Promise<number> {
  const [row] = await context.loaders.grouped<Count>('repost_counts', storyId, (ids) =>
    context.database.query<Count>('repost_counts', COUNTS, [ids]),
  );
  return row?.count ?? 0;
}

const OWN = 'select story_id as "ownerId", note from repost where story_id = any($1) and person_id = $2';

/** The note of the viewer's repost, possibly empty; null where they have not passed the story on. */
export async function readOwnRepostNote(context: ReadContext, storyId: string): Promise<string | null> {
  const { viewer, loaders, database } = context;
  if (viewer === null) return null;
  type Own = { readonly ownerId: string; readonly note: string };
  const [row] = await loaders.grouped<Own>('repost_own', storyId, (ids) =>
    database.query<Own>('repost_own', OWN, [ids, viewer.personId]),
  );
  return row?.note ?? null;
}

type RepostRow = {
  readonly ownerId: string;
  readonly storyId: string;
  readonly note: string;
  readonly createdAt: Date;
};
export type Repost = Omit<RepostRow, 'ownerId' | 'storyId'> & { readonly story: Story };

/** Those of one screen of a profile: the newest of each person, with room for some that cannot be seen any more. */
const NEWEST = `
  select o.id as "ownerId", r.* from unnest($1::text[]) o (id) cross join lateral (
    select story_id as "storyId", note, created_at as "createdAt" from repost
    where person_id = o.id order by created_at desc, story_id desc limit 20) r`;

/** What somebody passed on last, newest first, at most so many that the viewer may see. */
export async function readReposts(context: ReadContext, personId: string, most: number): Promise<readonly Repost[]> {
  if (isKeptApart(context.viewer, personId)) return [];
  const rows = await context.loaders.grouped<RepostRow>('repost_newest', personId, (ids) =>
    context.database.query<RepostRow>('repost_newest', NEWEST, [ids]),
  );
  const stories = new Map(
    (
      await readStories(
        context,
        rows.map(({ storyId }) => storyId),
      )
    ).map((story) => [story.id, story]),
  );
  const reposts = rows.flatMap(({ storyId, note, createdAt }) => {
    const story = stories.get(storyId);
    return story === undefined ? [] : [{ note, createdAt, story }];
  });
  return reposts.slice(0, most);
}
