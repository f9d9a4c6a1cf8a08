import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { lockTarget } from './lock-target.ts';
import { changed, conflict, type ModerationOutcome, nobody, refused } from './moderation-outcome.ts';
import { canLookUpPeople, canSuspend } from '#modules/ground/roles/roles.policy.ts';
import { carryOut } from '#modules/running/decisions/carry-out.ts';
import { faultOf } from '#modules/running/decisions/take-decision.ts';

export type SuspendInput = {
  readonly personId: string;
  readonly rule: SuspensionRule;
  /** Read by the person. */
  readonly reason: string;
  readonly excerpt?: string | null | undefined;
  readonly legalReference?: string | null | undefined;
  /** Null for one without an end. */
  readonly endsAt?: Date | null | undefined;
};

/**
 * Suspends an account (rule 163): its pages answer so, and its owner is told by mail and may do
 * only what rule 144 leaves. Sessions go on; each request reads the state, so that it holds at once.
 */
export async function suspendPerson(context: CommandContext, input: SuspendInput): Promise<ModerationOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  const sanction = {
    measure: 'suspend',
    rule: input.rule,
    facts: input.reason.trim(),
    excerpt: input.excerpt?.trim() ?? '',
    legalReference: input.legalReference?.trim() ?? '',
    endsAt: input.endsAt ?? null,
  } as const;
  const fault = faultOf({ kind: 'user', id: input.personId }, sanction, context.clock.now());
  if (fault !== undefined) return badRequest(fault);
  return withTransaction(context, async (inside) => {
    const target = await lockTarget(inside, input.personId);
    if (target === undefined) return nobody;
    if (!canSuspend(inside, target)) return refused;
    if (target.state === 'suspended') return conflict(messages.alreadySuspended);
    if (target.state === 'deleted') return conflict(messages.closed);
    const decision = await carryOut(inside, { kind: 'user', id: target.id }, sanction);
    return decision === undefined ? conflict(messages.alreadySuspended) : changed(target.id);
  });
}
