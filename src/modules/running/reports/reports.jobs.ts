import type { Jobs } from '#modules/ground/module-jobs.ts';
import { rankForgotten } from './rank-case.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reports:rank': unknown;
  }
}

export const jobs = {
  'reports:rank': { schedule: '*/10 * * * *', run: ({ database }) => rankForgotten(database) },
  'reports:tell': {
    run: async (context, outcomes) => {
      const { sendOutcomes } = await import('./report-mails.ts');
      await sendOutcomes(context, outcomes);
    },
  },
} satisfies Jobs;
