import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'claps:sweep': {
    schedule: '31 3 * * *',
    run: async (context) => {
      const { sweepClaps } = await import('./set-claps.ts');
      await sweepClaps(context);
    },
  },
} satisfies Jobs;
