import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'moderation:end-suspensions': {
    schedule: '* * * * *',
    run: async (context) => {
      const { endSuspensions } = await import('./end-suspensions.ts');
      await endSuspensions(context);
    },
  },
  'moderation:sweep': {
    schedule: '5 5 * * *',
    run: async (context) => {
      const { sweepAudit } = await import('./end-suspensions.ts');
      await sweepAudit(context);
    },
  },
} satisfies Jobs;
