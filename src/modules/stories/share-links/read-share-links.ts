import { meterMonth } from '#shared/membership/metering.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { isFriend } from './is-friend.ts';
import { FRIEND_LINKS, type ShareLink } from './share-link.ts';
import { sharingOf } from './share-links.policy.ts';

export type ShareLinks = {
  readonly links: readonly ShareLink[];
  /** Null where there is no limit: for authors. */
  readonly leftThisMonth: number | null;
  readonly mostOpenings: number | null;
};

const LINKS = `
  select id, created_at as "createdAt", openings, most_openings as "mostOpenings", revoked_at is not null as "isRevoked"
  from share_link where person_id = $1 and story_id = $2 order by created_at desc, id limit 100`;
const COUNT = `
  select count(*)::int as count from share_link
  where person_id = $1 and most_openings is not null and created_at >= $2`;

/** The links that the viewer made to a story, newest first, and how many more they may make; null for who may make none. */
export async function readShareLinks(context: ReadContext, story: Story): Promise<ShareLinks | null> {
  const { viewer, database, clock } = context;
  // Neither tokens nor the sessions of custom domains make links, so that they are told of none.
  if (viewer === null || viewer.scopes !== 'all' || story.visibility !== 'locked') return null;
  const sharing = sharingOf(viewer, story, await isFriend(context, viewer.personId));
  if (sharing === null) return null;
  const links = await database.query<ShareLink>('share_links_of_story', LINKS, [viewer.personId, story.id]);
  const { mostOpenings } = sharing;
  if (mostOpenings === null) return { links, leftThisMonth: null, mostOpenings };
  const made = await countMadeThisMonth(database, viewer.personId, clock.now());
  return { links, leftThisMonth: Math.max(0, FRIEND_LINKS.aMonth - made), mostOpenings };
}

/** How many links somebody made as a Friend in the calendar month, in UTC; those revoked among them. */
export async function countMadeThisMonth(database: Database<Tables>, personId: string, now: Date): Promise<number> {
  const since = new Date(`${meterMonth(now)}-01T00:00:00Z`);
  const [row] = await database.query<{ count: number }>('share_links_of_month', COUNT, [personId, since]);
  return row?.count ?? 0;
}
