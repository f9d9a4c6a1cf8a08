import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'subscriber-exports:make': {
    run: async (context, job, { attempt }) => {
      const { makeSubscriberExport } = await import('./make-subscriber-export.ts');
      await makeSubscriberExport(context, job, attempt);
    },
  },
  'subscriber-exports:sweep': {
    schedule: '57 * * * *',
    run: async (context) => {
      const { sweepSubscriberExports } = await import('./sweep-subscriber-exports.ts');
      await sweepSubscriberExports(context);
    },
  },
} satisfies Jobs;
