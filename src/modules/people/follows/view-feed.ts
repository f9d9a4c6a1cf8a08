import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { mustBeSelf, NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { Refused } from '#modules/ground/refused.ts';
import { markViewed, upsertFeedView } from './follow-views.store.ts';

/** The badge on the icon of the sidebar. */
export const SIDEBAR_FEED = 'sidebar-menu-icon';
const ENTITY = /^[0-9a-f]{12}$/;

/**
 * Notes that the viewer looked now: at the icon of the sidebar (`sidebar-menu-icon`), or at a person or publication
 * that they follow, by its id, which clears its unread dot. What they do not follow is left as it is.
 */
export async function viewFeed(
  context: CommandContext,
  { userId, feedId }: { readonly userId: string; readonly feedId: string },
): Promise<void> {
  const { viewer, database, clock } = context;
  if (viewer === null) throw new NotAllowed();
  mustBeSelf(viewer, userId);
  const now = clock.now();
  if (feedId === SIDEBAR_FEED) return await upsertFeedView(database, { personId: userId, feedId, now });
  if (!ENTITY.test(feedId)) throw new Refused('NOT_FOUND', messages.notFound);
  await markViewed(database, { personId: userId, entityId: feedId, now });
}
