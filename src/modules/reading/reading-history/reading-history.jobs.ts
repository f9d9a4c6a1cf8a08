import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'reading-history:sweep': {
    schedule: '31 5 * * *',
    run: async (context) => {
      const { sweepReadingHistory } = await import('./sweep-reading-history.ts');
      await sweepReadingHistory(context);
    },
  },
} satisfies Jobs;
