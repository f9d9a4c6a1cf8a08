import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'presentations:sweep': {
    schedule: '37 4 * * *',
    run: async (context) => {
      const { sweepPresentations } = await import('./sweep-presentations.ts');
      await sweepPresentations(context);
    },
  },
} satisfies Jobs;
