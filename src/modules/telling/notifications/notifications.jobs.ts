import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { notificationReactions } from './notification-reactions.ts';

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

export const reactions: Reactions = ({ clock, config }) => notificationReactions(clock, config.siteUrl);
