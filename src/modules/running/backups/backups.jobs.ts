import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'backups:make': unknown;
  }
}

export const jobs = {
  'backups:make': {
    schedule: '20 2 * * *',
    isAlone: true,
    run: async (context) => {
      const { backUpByClock } = await import('./back-up-by-clock.ts');
      await backUpByClock(context);
    },
  },
} satisfies Jobs;
