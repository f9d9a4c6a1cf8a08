import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'sign-ins:sweep': {
    schedule: '47 * * * *',
    run: async (context) => {
      const { sweepSignIns } = await import('./sweep-sign-ins.ts');
      await sweepSignIns(context);
    },
  },
} satisfies Jobs;
