import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'reads:count': {
    schedule: '3 * * * *',
    run: async (context) => {
      const { countReads } = await import('./count-reads.ts');
      await countReads(context);
    },
  },
  'reading-history:sweep': {
    schedule: '31 5 * * *',
    run: async (context) => {
      const { sweepReadingHistory } = await import('./sweep-reading-history.ts');
      await sweepReadingHistory(context);
    },
  },
} satisfies Jobs;
