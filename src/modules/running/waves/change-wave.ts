import { formatMessage } from '#shared/messages/format-message.ts';
import { waveMessages as messages } from '#shared/messages/waves.ts';
import { MOST_REASON_CHARACTERS, type SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { MOST_WAVE_DAYS } from '#shared/moderation/wave-rules.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { badRequest, type BadRequest, conflict, type Conflict } from '#modules/ground/refusals.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { findWave, type WaveAccounts, type WaveQuery } from './find-wave.ts';
import { insertWave, moveWave } from './waves.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'waves:work': { readonly waveId: string };
  }
}

const WRONG = { MAIL_DOMAIN: messages.badDomain, LINK: messages.badDomain, WORDS: messages.badWords } as const;

function faultOf({ kind, days }: WaveQuery): string {
  const isDays = Number.isInteger(days) && days >= 1 && days <= MOST_WAVE_DAYS;
  return isDays ? WRONG[kind] : formatMessage(messages.badDays, { most: MOST_WAVE_DAYS });
}

export type PreviewOutcome = ({ readonly type: 'WavePreview'; readonly value: string } & WaveAccounts) | BadRequest;

/** Looks who would be dealt with, and changes nothing (rule 255). */
export async function previewWave(context: CommandContext, query: WaveQuery): Promise<PreviewOutcome> {
  mustBeAllowed(canDecideReports(context));
  const found = await findWave(context, query);
  return found === undefined ? badRequest(faultOf(query)) : { type: 'WavePreview', ...found };
}

export type WaveInput = WaveQuery & {
  /** Of the preview that was seen. */
  readonly mark: string;
  readonly rule: SuspensionRule;
  readonly facts: string;
  readonly isTold: boolean;
};

export type WaveOutcome = { readonly type: 'WaveChanged' } | BadRequest | Conflict;

/**
 * Suspends exactly the accounts that were seen, one after the other by a job, each by a decision of its own; a conflict
 * where others belong to it by now (rule 255).
 */
export async function startWave(context: CommandContext, input: WaveInput): Promise<WaveOutcome> {
  mustBeAllowed(canDecideReports(context));
  const facts = input.facts.trim();
  if (facts === '' || facts.length > MOST_REASON_CHARACTERS)
    return badRequest(formatMessage(messages.badFacts, { most: MOST_REASON_CHARACTERS }));
  return await withTransaction(context, async (inside) => {
    const found = await findWave(inside, input);
    if (found === undefined) return badRequest(faultOf(input));
    const { accounts, mark, value } = found;
    if (accounts.length === 0) return badRequest(messages.nobody);
    if (mark !== input.mark) return conflict(formatMessage(messages.changed, { count: accounts.length }));
    const id = createId();
    await insertWave(
      inside.database,
      {
        id,
        kind: input.kind,
        value,
        days: input.days,
        rule: input.rule,
        facts,
        is_told: input.isTold,
        account_count: accounts.length,
        created_by: inside.viewer?.personId ?? null,
        created_at: inside.clock.now(),
      },
      accounts.map((account) => account.id),
    );
    await enqueueJob(inside.database, 'waves:work', { waveId: id });
    await audit(inside, 'wave.started', id, {
      before: {},
      after: { kind: input.kind, value, accounts: accounts.length, rule: input.rule, facts, isTold: input.isTold },
    });
    return { type: 'WaveChanged' };
  });
}

/** Leaves those alone whose turn has not come; whoever was suspended stays so. */
export function stopWave(context: CommandContext, id: string): Promise<WaveOutcome> {
  return move(context, id, { from: ['RUNNING'], to: 'STOPPED', action: 'wave.stopped' });
}

/** Takes every decision of a wave back that still runs: each account is as it was before. */
export function undoWave(context: CommandContext, id: string): Promise<WaveOutcome> {
  return move(context, id, { from: ['RUNNING', 'STOPPED', 'DONE'], to: 'UNDOING', action: 'wave.undone' });
}

async function move(
  context: CommandContext,
  id: string,
  change: Parameters<typeof moveWave>[2] & { readonly action: 'wave.stopped' | 'wave.undone' },
): Promise<WaveOutcome> {
  mustBeAllowed(canDecideReports(context));
  return await withTransaction(context, async (inside) => {
    if (!(await moveWave(inside.database, id, change))) return conflict(messages.movedOn);
    if (change.to === 'UNDOING') await enqueueJob(inside.database, 'waves:work', { waveId: id });
    await audit(inside, change.action, id, { before: { state: change.from }, after: { state: change.to } });
    return { type: 'WaveChanged' };
  });
}

function audit(
  inside: CommandContext,
  action: 'wave.started' | 'wave.stopped' | 'wave.undone',
  id: string,
  change: { readonly before: unknown; readonly after: unknown },
) {
  return writeAudit(inside, { action, targetKind: 'wave', targetId: id, ...change });
}
