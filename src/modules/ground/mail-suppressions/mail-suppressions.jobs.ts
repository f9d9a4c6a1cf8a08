import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-suppressions:sweep': unknown;
  }
}

export const jobs = {
  'mail-suppressions:sweep': {
    schedule: '41 4 * * *',
    run: async ({ mail: _mail, bulkMail: _bulkMail, ...context }) => {
      const { sweepSuppressions } = await import('./suppress-address.ts');
      await sweepSuppressions(context);
    },
  },
} satisfies Jobs;
