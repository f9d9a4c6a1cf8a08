import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'taxes:tend': {
    schedule: '50 5 * * *',
    isAlone: true,
    run: async (context) => {
      const { tendTaxCertifications } = await import('./tend-tax-certifications.ts');
      await tendTaxCertifications(context);
    },
  },
} satisfies Jobs;
