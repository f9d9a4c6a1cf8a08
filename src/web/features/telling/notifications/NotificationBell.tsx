import { useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { notificationMessages as messages } from '#shared/messages/notifications.ts';
import { bellText, MOST_COUNTED } from '#shared/notifications/notification-kinds.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { UnreadNotificationCountDocument } from '#web/generated/UnreadNotificationCount.ts';
import styles from './NotificationBell.module.css';
import { onMaybeSeen } from './other-windows.ts';

/** The way to the notifications, with how many are unread; `99+` above 99 (SHELL-14). */
export function NotificationBell() {
  const { data, refetch } = useQuery(UnreadNotificationCountDocument);
  const address = useMainPath()('ShowNotifications');
  useEffect(() => onMaybeSeen(refetch), [refetch]);
  if (address === undefined) return null;
  const count = data?.viewer?.notificationStatus.unreadNotificationCount ?? 0;
  return (
    <Link className={styles.bell} to={address} aria-label={labelOf(count)}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d={BELL} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true" data-unread={count}>
          {bellText(count)}
        </span>
      )}
    </Link>
  );
}

/** Drawn here and not among the icons, which every page loads. */
const BELL = 'M12 3.5a5.5 5.5 0 0 0-5.5 5.5v4L5 16.5h14L17.5 13V9A5.5 5.5 0 0 0 12 3.5Zm-2 16a2 2 0 0 0 4 0';

function labelOf(count: number): string {
  if (count > MOST_COUNTED) return formatMessage(messages.bellMany, { most: MOST_COUNTED });
  return count > 0 ? formatMessage(messages.bellUnread, { count }) : messages.bell;
}
