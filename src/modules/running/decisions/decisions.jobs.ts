import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'decisions:end-due': unknown;
    'decisions:sweep': unknown;
  }
}

export const jobs = {
  'decisions:end-due': {
    schedule: '* * * * *',
    run: async (context) => {
      const { endDueDecisions } = await import('./end-due-decisions.ts');
      await endDueDecisions(context);
    },
  },
  'decisions:sweep': {
    schedule: '15 5 * * *',
    run: async (context) => {
      const { sweepDecisions } = await import('./end-due-decisions.ts');
      await sweepDecisions(context);
    },
  },
  'decisions:relist': {
    run: async (context, scope) => {
      const { relistStories } = await import('#modules/stories/stories/relist-stories.ts');
      while (await relistStories(context, scope));
    },
  },
  'decisions:recount': {
    run: async (context, span) => {
      const { recountReads } = await import('#modules/money/earnings/recount-reads.ts');
      await recountReads(context, span);
    },
  },
} satisfies Jobs;
