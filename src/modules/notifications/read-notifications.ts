import {
  kindsOf,
  MOST_COUNTED,
  type NotificationFilter,
  type NotificationKind,
} from '#shared/notifications/notification-kinds.ts';
import { cutPage, emptyFeed, type Feed, mapFeed, MOST_PAGE_SIZE, type Page, readPage } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { Notification, NotificationRow } from './notification.ts';
import { notificationCandidates } from './notification-candidates.ts';
import { visibleNotifications } from './visible-notifications.ts';

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

/** Own judgement: whose unread ones are nearly all hidden from them is not looked at for ever. */
const MOST_PAGES = 5;
const ALL: readonly NotificationKind[] = kindsOf('ALL');

/**
 * How many of what the viewer may see is newer than what they saw, up to 100: the bell says `99+` above 99 (SHELL-14).
 * Read and not kept, so that who is muted counts no more from that moment on; at most five pages of 50 are looked at.
 */
export async function countUnread(context: ReadContext): Promise<number> {
  const { viewer } = context;
  if (viewer === null) return 0;
  const seenAt = await readSeenAt(context, viewer.personId);
  let count = 0;
  let to: string | null = null;
  for (let round = 0; round < MOST_PAGES && count <= MOST_COUNTED; round += 1) {
    const page = readPage({ limit: MOST_PAGE_SIZE, to });
    const rows = await notificationCandidates(context, viewer.personId, ALL, page, seenAt);
    const cut: Feed<NotificationRow> = cutPage(rows, page);
    count += (await visibleNotifications(context, cut.items, seenAt)).length;
    if (cut.next === null) break;
    to = cut.next;
  }
  return Math.min(count, MOST_COUNTED + 1);
}
