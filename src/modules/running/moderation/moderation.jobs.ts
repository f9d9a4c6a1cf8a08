import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'moderation:sweep': {
    schedule: '5 5 * * *',
    run: async (context) => {
      const { sweepAudit } = await import('./sweep-audit.ts');
      await sweepAudit(context);
    },
  },
} satisfies Jobs;
