import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'taxes:tend': {
    schedule: '50 5 * * *',
    isAlone: true,
    run: async (context) => {
      const { tendTaxAnswers } = await import('./tend-tax-answers.ts');
      await tendTaxAnswers(context);
    },
  },
} satisfies Jobs;
