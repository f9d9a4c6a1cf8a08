import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-events:sweep': unknown;
  }
}

export const jobs = {
  'mail-events:take': {
    schedule: '* * * * *',
    isAlone: true,
    run: async ({ mail: _mail, bulkMail: _bulkMail, ...context }) => {
      const { takeMailEvents } = await import('./take-mail-events.ts');
      await takeMailEvents(context);
    },
  },
  'mail-events:sweep': {
    schedule: '47 4 * * *',
    run: async ({ mail: _mail, bulkMail: _bulkMail, ...context }) => {
      const { sweepMailEvents } = await import('./take-mail-events.ts');
      await sweepMailEvents(context);
    },
  },
} satisfies Jobs;
