import { notificationMessages as messages } from '#shared/messages/notifications.ts';
import { notificationSign } from '#shared/notifications/notification-sign.ts';
import { notificationSentence } from '#shared/notifications/notification-sentence.ts';
import { Link } from '#web/app/router/Link.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { NotificationView } from '#web/generated/fragments.ts';
import styles from './Notifications.module.css';

/** One notification: who, what happened, its first words, when; all of it leads to where it is seen. */
export function NotificationItem({ notification }: { readonly notification: NotificationView }) {
  const { notificationType: kind, actors, actorCount, catalog, amount, excerpt, isUnread, names, title } = notification;
  // What nobody did is shown by whom it comes from, or by a sign.
  const [shown = catalog?.creator] = actors;
  return (
    <li className={styles.item} data-notification={kind} data-unread={isUnread || undefined}>
      <Link className={styles.link} to={notification.path}>
        <span className={styles.face}>
          {shown ? (
            <NamedAvatar name={shown.name} imageId={shown.imageId} size="S" />
          ) : (
            <span className={styles.mark} aria-hidden="true">
              {notificationSign(kind)}
            </span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.sentence} dir="auto">
            {isUnread && <VisuallyHidden>{`${messages.unread}: `}</VisuallyHidden>}
            {notificationSentence({ kind, names, actorCount, title, amount }).map(({ text, isName }) =>
              isName ? <bdi key={text}>{text}</bdi> : text,
            )}
          </span>
          {excerpt !== '' && (
            <span className={styles.excerpt} dir="auto">
              {excerpt}
            </span>
          )}
          <span className={styles.time}>
            <RecentTime timestamp={notification.occurredAt} />
          </span>
        </span>
        {isUnread && <span className={styles.dot} aria-hidden="true" />}
      </Link>
    </li>
  );
}
