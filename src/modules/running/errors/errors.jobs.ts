import type { Outlet } from '#platform/outlets/outlet.ts';
import type { Alongside, Jobs } from '#modules/ground/module-jobs.ts';
import type { SeenError } from './group-errors.ts';
import { keepLoggedErrors } from './take-errors.ts';

/** Open while jobs run here, where the operator named a service: what is grouped is told there. */
let outlet: Outlet<SeenError> | undefined;

export const jobs = {
  'errors:group': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { groupErrors } = await import('./group-errors.ts');
      await groupErrors(context, { tell: outlet?.offer });
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
export const alongside: Alongside = async (context) => {
  const keeper = keepLoggedErrors(context);
  if (context.config.errorOutlet !== undefined) outlet = (await import('./error-outlet.ts')).openErrorOutlet(context);
  return {
    stop: async () => {
      await keeper.stop();
      await outlet?.stop();
      outlet = undefined;
    },
  };
};
