import { waveMessages as messages } from '#shared/messages/waves.ts';
import type { WaveKind, WaveState } from '#shared/moderation/wave-rules.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { carryOut, endDecisionOf } from '#modules/running/decisions/carry-out.ts';
import { endCasesOf, tellReporters } from '#modules/running/reports/cases-of-account.ts';
import { type LockedAccount, lockAccounts, moveWave, passWaiting, settleAccount } from './waves.store.ts';

/** So few that nobody waits long for one of them, and a process that ends repeats little. */
const IN_ONE_TURN = 20;

type Wave = {
  readonly id: string;
  readonly kind: WaveKind;
  readonly rule: SuspensionRule;
  readonly facts: string;
  readonly isTold: boolean;
  readonly state: WaveState;
  readonly createdBy: string | null;
};

/** One turn at a time, whoever works: what another has in hand is neither passed over nor taken for done. */
const READ = `
  select id, kind, rule, facts, is_told as "isTold", state, created_by as "createdBy" from wave where id = $1 for no key update`;

const DECISIONS = 'select decision_id as id from wave_account where wave_id = $1 and decision_id is not null';

/**
 * Suspends the accounts of a wave, or gives them back, a few in each transaction, until none is left or it is stopped;
 * then whoever reported them is told.
 */
export async function workAtWave(context: CommandContext, waveId: string): Promise<void> {
  mustBeProgram(context);
  while (await withTransaction(context, (inside) => takeTurn(inside, waveId)));
  const decisions = await context.database.query<{ id: string }>('wave_decisions', DECISIONS, [waveId]);
  await tellReporters(
    context,
    decisions.map(({ id }) => id),
  );
}

/** True while there is more to do. */
async function takeTurn(inside: CommandContext, waveId: string): Promise<boolean> {
  const [wave] = await inside.database.query<Wave>('wave_at_work', READ, [waveId]);
  switch (wave?.state) {
    case 'RUNNING':
      return await eachOf(inside, wave, { state: 'WAITING', run: suspend, end: ['RUNNING', 'DONE'] });
    case 'UNDOING':
      await passWaiting(inside.database, waveId);
      return await eachOf(inside, wave, { state: 'DONE', run: giveBack, end: ['UNDOING', 'UNDONE'] });
    case 'STOPPED':
    case 'DONE':
    case 'UNDONE':
    case undefined:
      return false;
  }
}

type Turn = {
  readonly state: 'WAITING' | 'DONE';
  readonly run: (inside: CommandContext, wave: Wave, account: LockedAccount) => Promise<void>;
  readonly end: readonly [from: WaveState, to: WaveState];
};

async function eachOf(inside: CommandContext, wave: Wave, { state, run, end }: Turn): Promise<boolean> {
  const accounts = await lockAccounts(inside.database, wave.id, { state, most: IN_ONE_TURN });
  for (const account of accounts) await run(inside, wave, account);
  if (accounts.length > 0) return true;
  const [from, to] = end;
  await moveWave(inside.database, wave.id, { from: [from], to });
  return false;
}

async function suspend(inside: CommandContext, wave: Wave, { personId }: LockedAccount): Promise<void> {
  const { rule, facts, createdBy, isTold } = wave;
  const decision = await carryOut(
    inside,
    { kind: 'user', id: personId },
    { measure: 'suspend', rule, facts, carriedOutFor: { personId: createdBy, isTold } },
  );
  if (decision !== undefined) await endCasesOf(inside, personId, { decisionId: decision.id, by: createdBy });
  const settled =
    decision === undefined ? ({ state: 'PASSED' } as const) : { state: 'DONE' as const, decisionId: decision.id };
  await settleAccount(inside.database, { waveId: wave.id, personId }, settled);
}

/** What was taken back or replaced since, as after an appeal, stays as it was decided. */
async function giveBack(inside: CommandContext, wave: Wave, { personId, decisionId }: LockedAccount): Promise<void> {
  if (decisionId !== null)
    await endDecisionOf(inside, decisionId, {
      kind: 'reversed',
      reason: messages.undoReason,
      isTold: !wave.isTold,
      carriedOutFor: { personId: wave.createdBy },
    });
  await settleAccount(inside.database, { waveId: wave.id, personId }, { state: 'UNDONE' });
}
