import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'subscriber-imports:bring': {
    run: async (context, job, run) => {
      const { bringSubscribersIn } = await import('./bring-subscribers-in.ts');
      await bringSubscribersIn(context, job, run);
    },
  },
  'subscriber-imports:release': {
    schedule: '11 * * * *',
    run: async (context) => {
      const { releaseAllStaged } = await import('./release-staged.ts');
      await releaseAllStaged(context);
    },
  },
  'subscriber-imports:sweep': {
    schedule: '53 3 * * *',
    run: async (context) => {
      const { sweepVerdicts } = await import('./sweep-verdicts.ts');
      await sweepVerdicts(context);
    },
  },
} satisfies Jobs;
