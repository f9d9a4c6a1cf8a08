import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'client-events:sweep': {
    schedule: '53 4 * * *',
    run: async (context) => {
      const { sweepClientEvents } = await import('./sweep-client-events.ts');
      await sweepClientEvents(context);
    },
  },
} satisfies Jobs;
