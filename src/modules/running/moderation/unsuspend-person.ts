import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { lockTarget } from './lock-target.ts';
import { changed, conflict, type ModerationOutcome, nobody, refused } from './moderation-outcome.ts';
import { canLookUpPeople, canSuspend } from '#modules/ground/roles/roles.policy.ts';
import { endRunning } from '#modules/running/decisions/carry-out.ts';

/** Ends a suspension, since it was enough or since it was wrong and counts for nothing; who closed their account meanwhile stays hidden until they sign in. */
export async function unsuspendPerson(
  context: CommandContext,
  input: { readonly personId: string; readonly reason: string; readonly wasWrong?: boolean },
): Promise<ModerationOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  const reason = input.reason.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS) {
    return badRequest(formatMessage(messages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  }
  return withTransaction(context, async (inside) => {
    const target = await lockTarget(inside, input.personId);
    if (target === undefined) return nobody;
    if (!canSuspend(inside, target)) return refused;
    if (target.state !== 'suspended') return conflict(messages.notSuspended);
    const end = { measure: 'suspend', kind: input.wasWrong === true ? 'reversed' : 'lifted', reason } as const;
    const isEnded = await endRunning(inside, { kind: 'user', id: target.id }, end);
    return isEnded ? changed(target.id) : conflict(messages.notSuspended);
  });
}
