import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { endMailOfUnfollowed } from './subscribe.ts';
import { tellSubscribersOfStory } from './tell-subscribers.ts';

export const jobs = {
  'subscriptions:tell': {
    run: async (context, batch) => {
      const { tellSubscribers } = await import('./tell-subscribers.ts');
      await tellSubscribers(context, batch);
    },
  },
  'subscribers:sweep': {
    schedule: '51 3 * * *',
    run: async (context) => {
      const { sweepUnconfirmed } = await import('./confirm-subscription.ts');
      await sweepUnconfirmed(context);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = () => [tellSubscribersOfStory, endMailOfUnfollowed];
