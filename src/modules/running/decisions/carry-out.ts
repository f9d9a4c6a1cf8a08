import type { AuditAction } from '#shared/moderation/audit-actions.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { MOST_EXCERPT_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { required } from '#modules/ground/required.ts';
import { relistStories } from '#modules/stories/stories/relist-stories.ts';
import { reopenCasesOf } from '#modules/running/reports/cases-of-account.ts';
import { describeTarget } from '#modules/running/reports/describe-target.ts';
import { applyMeasure, undoMeasure } from './apply-measure.ts';
import type { Decision, DecisionTarget, Sanction } from './decision.ts';
import type { EndKind } from './decisions.tables.ts';
import {
  closeDecision,
  insertDecision,
  type LockedDecision,
  lockDecision,
  lockRunning,
  voidDecision,
} from './decisions.store.ts';
import { sendEndMail, sendStatement } from './decision-mails.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'decisions:relist': { readonly kind: 'post' | 'user' | 'collection'; readonly id: string };
    'decisions:recount': { readonly from: number; readonly to: number };
  }
}

const AUDITED = {
  post: 'story',
  user: 'person',
  response: 'response',
  catalog: 'list',
  collection: 'publication',
} as const;

/**
 * Decides about something and does it, inside a transaction of who has asked all policies: the ground is kept with the
 * words as they stand, what there was before is noted, and whoever made it is told (rules 163 and 230). Undefined
 * where it cannot be, or runs already.
 */
export async function carryOut(
  inside: CommandContext,
  target: DecisionTarget,
  sanction: Sanction,
): Promise<Decision | undefined> {
  const { database, viewer, clock } = inside;
  const { measure } = sanction;
  if (measure !== 'warn' && (await lockRunning(database, target, measure)) !== undefined) return undefined;
  const { title, makerIds, excerpt } = await describeTarget(commandReader(inside), target);
  if (makerIds.length === 0) return undefined;
  const before = await applyMeasure(inside, target, sanction);
  if (before === undefined) return undefined;
  const id = createId();
  await insertDecision(
    database,
    {
      id,
      target_kind: target.kind,
      target_id: target.id,
      measure,
      countries: [...(sanction.countries ?? [])],
      rule: sanction.rule,
      legal_reference: sanction.legalReference ?? '',
      facts: sanction.facts,
      title,
      excerpt: (sanction.excerpt ?? '') || excerpt.slice(0, MOST_EXCERPT_CHARACTERS).toWellFormed(),
      detected_by: sanction.detectedBy ?? 'staff',
      is_provisional: sanction.isProvisional ?? false,
      is_final: sanction.isFinal ?? false,
      before: JSON.stringify(before),
      created_at: clock.now(),
      decided_by: (sanction.carriedOutFor ?? viewer)?.personId ?? null,
      ends_at: sanction.endsAt ?? null,
    },
    makerIds,
  );
  if (measure === 'limit') await relist(inside, target);
  const decision = required(await lockDecision(database, id), 'decision');
  const { carriedOutFor } = sanction;
  if (carriedOutFor === undefined) await audit(inside, BEGUN, decision, { before, after: sanction });
  if (carriedOutFor?.isTold === false) return decision;
  for (const personId of decision.personIds) await sendStatement(inside, personId, decision);
  await emitEvent(database, 'decision.told', { decisionId: id, what: decision.isProvisional ? 'review' : measure });
  return decision;
}

type End = {
  readonly kind: EndKind;
  readonly reason: string;
  /** Whoever it is about is told otherwise. */
  readonly isTold?: boolean;
  /** Who decided, where a job carries it out for many at once. */
  readonly carriedOutFor?: { readonly personId: string | null };
};

/** Ends a decision and puts back what it changed; false where it ended before. Inside a transaction, as above. */
export async function endDecision(inside: CommandContext, decision: LockedDecision, end: End): Promise<boolean> {
  const { database, viewer, clock } = inside;
  const { id, targetKind: kind, targetId, measure } = decision;
  const now = clock.now();
  const target = { kind, id: targetId };
  const by = (end.carriedOutFor ?? viewer)?.personId ?? null;
  if (!(await closeDecision(database, { id, kind: end.kind, reason: end.reason, by, now }))) return false;
  await undoMeasure(inside, target, decision);
  if (measure === 'limit') await relist(inside, target);
  if (measure === 'suspend' && end.kind === 'reversed') await reopenCasesOf(inside, id);
  if (measure === 'demonetise' && end.kind === 'reversed') await recount(inside, decision.createdAt, now);
  if (end.carriedOutFor === undefined)
    await audit(inside, ENDED, decision, { before: { decisionId: id }, after: { how: end.kind, reason: end.reason } });
  // What takes its place says all there is to say.
  if (end.kind === 'replaced' || end.isTold === true) return true;
  for (const personId of decision.personIds) await sendEndMail(inside, personId, decision, end);
  await emitEvent(database, 'decision.told', { decisionId: id, what: end.kind });
  return true;
}

/** Ends a decision by its id; false where it ended before, or was forgotten. */
export async function endDecisionOf(inside: CommandContext, id: string, end: End): Promise<boolean> {
  const decision = await lockDecision(inside.database, id);
  return decision !== undefined && (await endDecision(inside, decision, end));
}

/** Ends the decision of a kind that runs about something; false where none does. */
export async function endRunning(
  inside: CommandContext,
  target: DecisionTarget,
  { measure, ...end }: { readonly measure: Measure; readonly kind: EndKind; readonly reason: string },
): Promise<boolean> {
  const decision = await lockRunning(inside.database, target, measure);
  return decision !== undefined && (await endDecision(inside, decision, end));
}

/** Ends a decision after an appeal: one that ended before counts for nothing from then on where it was wrong. */
export async function endAppealed(inside: CommandContext, id: string, end: End): Promise<void> {
  const decision = await lockDecision(inside.database, id);
  if (decision === undefined || (await endDecision(inside, decision, { ...end, isTold: true }))) return;
  await voidDecision(inside.database, id, end.reason);
  if (decision.measure === 'suspend') await reopenCasesOf(inside, id);
  if (decision.measure === 'demonetise') await recount(inside, decision.createdAt, decision.endedAt);
}

/** Counts what was read meanwhile, as if nothing had been decided. */
async function recount(inside: CommandContext, from: Date, to: Date | null): Promise<void> {
  const until = to ?? inside.clock.now();
  await enqueueJob(inside.database, 'decisions:recount', { from: from.getTime(), to: until.getTime() });
}

/** The newest at once, the others by a job, which also finds what was published meanwhile. */
async function relist(inside: CommandContext, { kind, id }: DecisionTarget): Promise<void> {
  if (kind === 'response' || kind === 'catalog') return;
  await relistStories(asProgram(inside), { kind, id });
  await enqueueJob(inside.database, 'decisions:relist', { kind, id });
}

type Actions = Readonly<Partial<Record<Measure, AuditAction>>> & { readonly other: AuditAction };
const BEGUN: Actions = { suspend: 'person.suspended', other: 'decision.made' };
const ENDED: Actions = { suspend: 'person.unsuspended', other: 'decision.ended' };
const OF_STORY = { 'decision.made': 'story.suspended', 'decision.ended': 'story.unsuspended' } as const;

async function audit(
  inside: CommandContext,
  actions: Actions,
  { targetKind, targetId, measure, isProvisional }: Decision,
  change: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  // What the program hides until somebody looks is nobody's deed.
  if (isProvisional) return;
  const named = actions[measure] ?? actions.other;
  const isStory =
    measure === 'hide' && targetKind === 'post' && (named === 'decision.made' || named === 'decision.ended');
  await writeAudit(inside, {
    action: isStory ? OF_STORY[named] : named,
    targetKind: AUDITED[targetKind],
    targetId,
    ...change,
  });
}
