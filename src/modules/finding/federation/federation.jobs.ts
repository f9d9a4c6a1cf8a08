import type { Alongside, Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { closeFederationWithAccount } from './close-with-account.ts';

export const jobs = {
  'federation:deliver': {
    run: async (context, delivery) => {
      const { deliverMessage } = await import('./deliver-message.ts');
      await deliverMessage(context, delivery);
    },
  },
  'federation:sweep': {
    schedule: '57 3 * * *',
    run: async (context) => {
      const { sweepFederation } = await import('./sweep-federation.ts');
      await sweepFederation(context);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = (context) => [closeFederationWithAccount(context)];

export const alongside: Alongside = async (context) => {
  const { keepFollowersTold } = await import('./keep-followers-told.ts');
  return keepFollowersTold(context);
};
