import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'lockouts:sweep': {
    schedule: '41 4 * * *',
    run: async (context) => {
      const { sweepLockouts } = await import('./sweep-lockouts.ts');
      await sweepLockouts(context);
    },
  },
} satisfies Jobs;
