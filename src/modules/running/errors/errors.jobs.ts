import type { Alongside, Jobs } from '#modules/ground/module-jobs.ts';
import { keepLoggedErrors } from './take-errors.ts';

export const jobs = {
  'errors:group': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { groupErrors } = await import('./group-errors.ts');
      await groupErrors(context);
    },
  },
  'errors:sweep': {
    schedule: '41 4 * * *',
    run: async (context) => {
      const { sweepErrors } = await import('./group-errors.ts');
      await sweepErrors(context);
    },
  },
} satisfies Jobs;

/** What jobs fail with. */
export const alongside: Alongside = (context) => Promise.resolve(keepLoggedErrors(context));
