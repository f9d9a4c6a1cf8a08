import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'metering:sweep': {
    schedule: '11 * * * *',
    run: async (context) => {
      const { sweepMetering } = await import('./sweep-metering.ts');
      await sweepMetering(context);
    },
  },
} satisfies Jobs;
