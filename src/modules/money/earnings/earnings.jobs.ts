import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'earnings:estimate': unknown;
    'earnings:close': unknown;
  }
}

export const jobs = {
  'earnings:estimate': {
    schedule: '11 3 * * *',
    isAlone: true,
    run: async (context) => {
      const { estimateMonth } = await import('./count-month.ts');
      await estimateMonth(context);
    },
  },
  'earnings:close': {
    schedule: '31 5 * * *',
    isAlone: true,
    run: async (context) => {
      const { closeDueMonths } = await import('./close-month.ts');
      await closeDueMonths(context);
    },
  },
} satisfies Jobs;
