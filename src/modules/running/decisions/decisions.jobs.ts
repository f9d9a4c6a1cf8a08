import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'decisions:end-due': unknown;
    'decisions:sweep': unknown;
  }
}

const RECOUNTED_DAYS = 28;

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
    run: async (context, { from, to }) => {
      const { gatherOpenDays } = await import('#modules/money/earnings/count-month.ts');
      // Of days that are further back no visit is kept, and counting them anew would lose them.
      const first = Math.max(from, context.clock.now().getTime() - RECOUNTED_DAYS * 86_400_000);
      await gatherOpenDays(context, new Date(first), new Date(to));
    },
  },
} satisfies Jobs;
