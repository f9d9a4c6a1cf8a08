import { automationLimits } from '#shared/newsletters/automation-rules.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { addToStepIssue } from '#modules/telling/issues/step-issues.ts';
import { findStep } from './automation-step.ts';
import { takeTurns } from './automations.store.ts';

/** Own judgement: readers who are written down in one transaction. */
const BATCH = 1_000;
const DAY = 86_400_000;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'automations:send': unknown;
  }
}

/**
 * Hands over whose turn has come to what sends issues: the turn goes and the mail is written down in one transaction, so
 * that nobody is left out or written down twice. A turn that is more than a week late is dropped: a site that was away
 * so long, or was brought back from a copy, does not write to people of what is over.
 */
export async function sendTurns(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  let taken = BATCH;
  while (taken === BATCH) taken = await withTransaction(context, sendBatch);
}

async function sendBatch(inside: CommandContext): Promise<number> {
  const now = inside.clock.now();
  const lateBefore = new Date(now.getTime() - automationLimits.daysLate * DAY);
  const turns = await takeTurns(inside.database, { now, most: BATCH, lateBefore });
  const inTime = turns.filter(({ dueAt }) => dueAt >= lateBefore);
  for (const [stepId, those] of Map.groupBy(inTime, (turn) => turn.stepId)) {
    const step = await findStep(inside.database, stepId);
    const subscriberIds = those.map(({ subscriberId }) => subscriberId);
    if (step !== undefined) await addToStepIssue(inside, step, subscriberIds);
  }
  return turns.length;
}
