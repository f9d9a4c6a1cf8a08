import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'visits:count': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { countVisits } = await import('./count-visits.ts');
      await countVisits(context);
    },
  },
  'visits:sweep': {
    schedule: '47 4 * * *',
    run: async (context) => {
      const { sweepVisits } = await import('./count-visits.ts');
      await sweepVisits(context);
    },
  },
} satisfies Jobs;
