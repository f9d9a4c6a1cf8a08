import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'drafts:sweep': {
    schedule: '29 5 * * *',
    run: async (context) => {
      const { sweepVersions } = await import('./sweep-versions.ts');
      await sweepVersions(context);
    },
  },
} satisfies Jobs;
