import type { RouteName } from '#shared/routes/route-table.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { Experiment } from '#modules/ground/experiments/experiment-list.ts';
import { readRunningExperiments } from '#modules/ground/experiments/read-experiments.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SiteExperiments = {
  /** Those that run now. */
  running(): readonly Experiment[];
  /** Those of them that a page reads. */
  readBy(match: RouteMatch | undefined): readonly Experiment[];
  /** Reads them again. */
  reload(): Promise<void>;
};

/** The running experiments, kept in memory: every page asks for them. */
export function createSiteExperiments(database: Database<Tables>): SiteExperiments {
  let running: readonly Experiment[] = [];
  const reads = ({ routes }: Experiment, name: RouteName): boolean => routes.includes(name);
  return {
    running: () => running,
    readBy: (match) => (match === undefined ? [] : running.filter((experiment) => reads(experiment, match.name))),
    reload: async () => {
      running = await readRunningExperiments(database);
    },
  };
}
