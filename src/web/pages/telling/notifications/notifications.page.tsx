import { notificationMessages } from '#shared/messages/notifications.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { NotificationsPageQueryDocument } from '#web/generated/NotificationsPageQuery.ts';
import { findFilter } from './notification-filter.ts';
import { Notifications } from './Notifications.tsx';

/** `/me/notifications` and `/me/activity` (NOTI-1). */
const page: PageDefinition = {
  queries: (_route, query) => [
    {
      document: NotificationsPageQueryDocument,
      variables: { notificationFilter: findFilter(query), to: cursorOf(query) },
    },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: notificationMessages.title }),
  Component: Notifications,
};

export default page;
