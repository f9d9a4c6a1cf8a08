import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Experiment, experiments } from './experiment-list.ts';

const RUNNING = 'select experiment_id as id from experiment_switch where is_running';

/** The experiments that run now. */
export async function readRunningExperiments(database: Database<Tables>): Promise<readonly Experiment[]> {
  const rows = await database.query<{ id: string }>('experiments_running', RUNNING, []);
  const running = new Set(rows.map(({ id }) => id));
  return experiments.filter(({ id }) => running.has(id));
}

export type AdminExperiment = Experiment & { readonly isRunning: boolean };

/** Every experiment, for administrators. */
export async function readAdminExperiments(
  context: Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>,
): Promise<readonly AdminExperiment[]> {
  mustBeAllowed(canSwitchFlags(context));
  const running = new Set((await readRunningExperiments(context.database)).map(({ id }) => id));
  return experiments.map((experiment) => ({ ...experiment, isRunning: running.has(experiment.id) }));
}

const COUNTS = `
  select variant, count(*)::int as count from exposure where kind = 'experiment' and exposed_id = $1 group by variant`;

/** How many readers were shown each variant. */
export async function countExposures(database: Database<Tables>, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ variant: string; count: number }>('exposure_counts', COUNTS, [id]);
  return new Map(rows.map(({ variant, count }) => [variant, count]));
}
