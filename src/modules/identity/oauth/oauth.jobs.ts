import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'oauth:sweep': {
    schedule: '13 5 * * *',
    run: async (context) => {
      const { sweepOAuth } = await import('./authorized-apps.ts');
      await sweepOAuth(context);
    },
  },
} satisfies Jobs;
