import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'exposures:sweep': {
    schedule: '43 4 * * *',
    run: async (context) => {
      const { sweepExposures } = await import('./log-exposure.ts');
      await sweepExposures(context);
    },
  },
} satisfies Jobs;
