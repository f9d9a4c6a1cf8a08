import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'domain-fees:give-back': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { giveBackUnusedFees } = await import('./end-domain-fees.ts');
      await giveBackUnusedFees(context);
    },
  },
} satisfies Jobs;
