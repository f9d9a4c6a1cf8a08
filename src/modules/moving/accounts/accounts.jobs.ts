import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'accounts:sweep': {
    schedule: '53 * * * *',
    run: async (context) => {
      const { sweepAccounts } = await import('./sweep-accounts.ts');
      await sweepAccounts(context);
    },
  },
} satisfies Jobs;
