import { use, useEffect } from 'react';
import { notificationMessages as messages } from '#shared/messages/notifications.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn, RightColumn } from '#web/app/layouts/RightColumn.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { tellSeen } from '#web/features/telling/notifications/other-windows.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { MarkNotificationsSeenDocument } from '#web/generated/MarkNotificationsSeen.ts';
import { NotificationsPageQueryDocument } from '#web/generated/NotificationsPageQuery.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { findFilter, filterTabs } from './notification-filter.ts';
import styles from './Notifications.module.css';

/** What happened to the viewer and around them, by kind; looking at all of it counts as having seen it (NOTI-1). */
export function Notifications({ query }: { readonly query: URLSearchParams }) {
  const { path } = useRoute();
  const filter = findFilter(query);
  const tabs = filterTabs.map(({ label, value, segment }) => ({
    label,
    value,
    to: segment === undefined ? path : `${path}?tab=${segment}`,
  }));
  useSeen(query);
  return (
    <>
      <MainColumn>
        <PageHeading title={messages.title} />
        <TabBar label={messages.filters} tabs={tabs} activeTo={tabs.find(({ value }) => value === filter)?.to} />
        <PagedFeed
          key={filter}
          document={NotificationsPageQueryDocument}
          variables={{ notificationFilter: filter }}
          select={({ notifications }) => ({ items: notifications.items, next: notifications.pagingInfo.next })}
          empty={filter === 'ALL' ? messages.empty : messages.emptyFilter}
          moreLabel={messages.older}
          firstLabel={messages.newest}
        >
          {(notifications, page) => (
            <ul className={styles.list} key={page}>
              {notifications.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          )}
        </PagedFeed>
      </MainColumn>
      <RightColumn label={messages.aboutTitle}>
        <div className={styles.aside}>
          <p className={styles.asideTitle}>{messages.aboutTitle}</p>
          <p>{messages.aboutText}</p>
          <p>
            <Link className={styles.asideLink} to={settingsTabPath('notifications')}>
              {messages.settings}
            </Link>
          </p>
        </div>
      </RightColumn>
    </>
  );
}

/** Tells the server up to where the first page of everything was looked at. */
function useSeen(query: URLSearchParams): void {
  const graph = use(GraphContext);
  const filter = findFilter(query);
  const to = cursorOf(query);
  const { data } = useQuery(NotificationsPageQueryDocument, { variables: { notificationFilter: filter, to } });
  const newest = data?.notifications.items[0];
  const upTo = filter === 'ALL' && to === null && newest?.isUnread === true ? newest.occurredAt : undefined;
  useEffect(() => {
    if (upTo === undefined) return;
    // Where it fails they stay unread, and the next look tries again.
    void sendChange(graph, MarkNotificationsSeenDocument, { upTo }).then(
      ({ failure }) => failure === undefined && tellSeen(),
    );
  }, [graph, upTo]);
}
