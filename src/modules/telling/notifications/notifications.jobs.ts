import type { Clock } from '#platform/clock/clock.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { findNews } from './find-news.ts';
import { noteGrowth } from './notifications.store.ts';

export const jobs = {
  'notifications:tell': {
    run: async (context, { notificationId }) => {
      const { tellOfNotification } = await import('./tell-of-notification.ts');
      await tellOfNotification(context, notificationId);
    },
  },
  'pushes:send': {
    run: async (context, push) => {
      const { pushNotification } = await import('./push-notification.ts');
      await pushNotification(context, push);
    },
  },
  'notifications:sweep': {
    schedule: '37 3 * * *',
    run: async (context) => {
      const { sweepNotifications } = await import('./sweep-notifications.ts');
      await sweepNotifications(context);
    },
  },
} satisfies Jobs;

/** Those who follow a list find out when they look: one row for the day, whoever many they are (rule 37). */
const noteListGrowth = (clock: Clock): Reaction<Tables, 'list.itemsAdded'> => ({
  name: 'notifications:list-growth',
  event: 'list.itemsAdded',
  react: async (database, { listId }) => {
    await noteGrowth(database, listId, clock.now());
  },
});

export const reactions: Reactions = ({ clock, config }) => [noteListGrowth(clock), ...findNews(clock, config.siteUrl)];
