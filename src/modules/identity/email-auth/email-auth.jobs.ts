import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'email-auth:sweep': {
    schedule: '23 * * * *',
    run: async (context) => {
      const { sweepEmailAuth } = await import('./sweep-email-auth.ts');
      await sweepEmailAuth(context);
    },
  },
} satisfies Jobs;
