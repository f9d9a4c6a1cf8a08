import { kindsOf, MOST_COUNTED, type NotificationFilter } from '#shared/notifications/notification-kinds.ts';
import { cutPage, emptyFeed, type Feed, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Notification } from './notification.ts';
import { notificationCandidates, unreadCandidates } from './notification-candidates.ts';
import { countVisible, visibleNotifications } from './visible-notifications.ts';

const SEEN = 'select seen_at as "seenAt" from notifications_seen where person_id = $1';

/** Up to when everything was shown to a person; null where nothing ever was. */
async function readSeenAt({ database }: Pick<ReadContext, 'database'>, personId: string): Promise<Date | null> {
  const [row] = await database.query<{ seenAt: Date }>('notifications_seen_at', SEEN, [personId]);
  return row?.seenAt ?? null;
}

/** What the viewer is told of, newest first (NOTI-1): candidates, load, visible, present. */
export async function readNotifications(
  context: ReadContext,
  filter: NotificationFilter,
  page: Page,
): Promise<Feed<Notification>> {
  const { viewer } = context;
  if (viewer === null) return emptyFeed;
  const [rows, seenAt] = await Promise.all([
    notificationCandidates(context, viewer.personId, kindsOf(filter), page),
    readSeenAt(context, viewer.personId),
  ]);
  const cut = cutPage(rows, page);
  return mapFeed(cut, await visibleNotifications(context, cut.items, seenAt));
}

/** Nobody's bell tells more than these apart, so that what is beyond is mostly never looked at. */
const AT_ONCE = MOST_COUNTED + 1;

/**
 * How many of what the viewer may see is newer than what they saw, up to 100: the bell says `99+` above 99 (SHELL-14).
 * Read and not kept, so that who is muted counts no more from that moment on; the cost is the same for everybody.
 */
export async function countUnread(context: ReadContext): Promise<number> {
  const { viewer } = context;
  if (viewer === null) return 0;
  const rows = await unreadCandidates(context, viewer.personId);
  let count = 0;
  for (let start = 0; start < rows.length && count < AT_ONCE; start += AT_ONCE) {
    count += await countVisible(context, rows.slice(start, start + AT_ONCE));
  }
  return Math.min(count, AT_ONCE);
}
