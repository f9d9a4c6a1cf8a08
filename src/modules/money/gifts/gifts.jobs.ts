import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'gifts:keep-current': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { keepGiftsCurrent } = await import('./gift-jobs.ts');
      await keepGiftsCurrent(context);
    },
  },
} satisfies Jobs;
