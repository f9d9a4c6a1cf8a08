import { experimentMessages as messages } from '#shared/messages/experiments.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { findExperiment } from './experiment-list.ts';
import { upsertSwitch } from './experiments.store.ts';
import { type AdminExperiment, readAdminExperiments } from './read-experiments.ts';

/** Starts an experiment or ends it, for administrators; every page is drawn anew with it (CORE-5). */
export async function switchExperiment(
  context: CommandContext,
  { experimentId, isRunning }: { readonly experimentId: string; readonly isRunning: boolean },
): Promise<AdminExperiment | { readonly type: 'NotFound'; readonly message: string }> {
  mustBeAllowed(canSwitchFlags(context));
  const experiment = findExperiment(experimentId);
  if (experiment === undefined) return notFound(messages.unknown);
  return withTransaction(context, async (inside) => {
    const before = (await readAdminExperiments(inside)).find(({ id }) => id === experimentId);
    await upsertSwitch(inside.database, experimentId, isRunning, inside.clock.now());
    await writeAudit(inside, {
      action: 'experiment.switched',
      targetKind: 'experiment',
      targetId: experimentId,
      before: { isRunning: before?.isRunning ?? false },
      after: { isRunning },
    });
    await purgeTags(inside, ['site']);
    return { ...experiment, isRunning };
  });
}
