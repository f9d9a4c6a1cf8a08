import type { Alongside, Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'search:refresh': {
    schedule: '37 * * * *',
    run: async (context) => {
      const { refreshSearch } = await import('./refresh-search.ts');
      await refreshSearch(context);
    },
  },
} satisfies Jobs;

export const alongside: Alongside = async (context) => {
  const { keepSearchCurrent } = await import('./keep-search-current.ts');
  return keepSearchCurrent(context);
};
