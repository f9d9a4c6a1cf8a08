import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeAllowed, NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { badRequest, conflict, forbidden, notFound } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canImpersonate, canImpersonateAnybody } from '#modules/ground/roles/roles.policy.ts';
import { lockTarget } from '#modules/running/moderation/lock-target.ts';
import { impersonationRules as rules } from './impersonation-rules.ts';
import { insertImpersonation } from './impersonations.store.ts';

export type ImpersonateOutcome =
  | { readonly type: 'ImpersonationAsked'; readonly path: string }
  | { readonly type: 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'; readonly message: string };

/**
 * Lets somebody who works for the site look at it as a person sees it, having stepped up and with a reason (rule 248).
 * Answers the path that begins it: once, within a minute, in the session that asked. Nothing is told before it begins.
 */
export async function impersonateUser(
  context: CommandContext,
  { personId, reason: said }: { readonly personId: string; readonly reason: string },
): Promise<ImpersonateOutcome> {
  mustBeAllowed(canImpersonateAnybody(context));
  mustHaveSteppedUp(context);
  const { viewer, clock } = context;
  // Nobody looks from the command line: there is no browser, and nobody's name in the audit.
  if (viewer === null || viewer.sessionId === null) throw new NotAllowed();
  const reason = said.trim();
  if (reason === '' || reason.length > rules.mostReasonCharacters)
    return badRequest(formatMessage(messages.wrongReason, { most: rules.mostReasonCharacters }));
  const taken = await takeOperation(context, 'impersonation', viewer.personId, rules.limit);
  if (!taken.ok) return conflict(messages.tooOften);
  const { sessionId, personId: actorId } = viewer;
  return await withTransaction(context, async (inside) => {
    const target = await lockTarget(inside, personId);
    if (target === undefined) return notFound(moderationMessages.nobody);
    if (!canImpersonate(inside, target)) return forbidden(graphErrorMessages.forbidden);
    if (target.state !== 'active' && target.state !== 'suspended') return conflict(moderationMessages.closed);
    const now = clock.now();
    const token = createToken();
    await insertImpersonation(inside.database, {
      id: createId(),
      person_id: personId,
      actor_id: actorId,
      session_id: sessionId,
      token_hash: hashOfToken(token),
      reason,
      created_at: now,
      begun_at: null,
      expires_at: new Date(now.getTime() + rules.lasts),
      ended_at: null,
      told_at: null,
    });
    return { type: 'ImpersonationAsked', path: buildPath('BeginImpersonation', { token }) };
  });
}
