import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'appeals:remind': unknown;
  }
}

export const jobs = {
  'appeals:remind': {
    schedule: '25 * * * *',
    run: async (context) => {
      const { remindOfAppeals } = await import('./remind-of-appeals.ts');
      await remindOfAppeals(context);
    },
  },
} satisfies Jobs;
