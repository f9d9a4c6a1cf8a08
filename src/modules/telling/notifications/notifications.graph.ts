import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { markNotificationsSeen } from './mark-notifications-seen.ts';
import { excerptOf } from './notification-excerpt.ts';
import { notificationPath } from './notification-path.ts';
import { spokenOf } from './spoken.ts';
import { countUnread, readNotifications } from './read-notifications.ts';

/** The part of the schema in `notifications.graphql`. */
export const notificationsGraph = {
  Query: {
    notifications: (_root, { filter, paging }, context) =>
      readNotifications(context, filter ?? 'ALL', readPage(paging)),
  },
  Mutation: {
    markNotificationsSeen: async (_root, { upTo }, { command, viewer }) => {
      await markNotificationsSeen(command, typeof upTo === 'number' ? new Date(upTo) : null);
      return { personId: viewer?.personId ?? '' };
    },
  },
  User: {
    notificationStatus: (person, _arguments, { viewer }) => {
      mustBeSelf(viewer, person.id);
      return person;
    },
  },
  NotificationsSeen: {
    success: () => true,
    viewer: ({ personId }, _arguments, context) => readPersonAnew(context, personId),
  },
  NotificationStatus: { unreadNotificationCount: (_person, _arguments, context) => countUnread(context) },
  NotificationFeed: { pagingInfo: ({ next }) => ({ next }) },
  Notification: {
    notificationType: ({ kind }) => kind,
    post: ({ story, response }) => story ?? (response?.place.kind === 'story' ? response.place.story : null),
    postResponse: ({ response }) => response,
    submission: ({ submission }) => submission?.submission ?? null,
    catalog: ({ list, response }) => list ?? (response?.place.kind === 'list' ? response.place.list : null),
    names: (notification) => spokenOf(notification).names,
    title: (notification) => spokenOf(notification).title,
    excerpt: (notification) => excerptOf(notification),
    path: (notification, _arguments, context) => notificationPath(context, notification),
  },
} satisfies Resolvers;
