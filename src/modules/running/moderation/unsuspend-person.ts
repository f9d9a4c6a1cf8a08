import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { lockTarget } from './lock-target.ts';
import { changed, conflict, type ModerationOutcome, nobody, refused } from './moderation-outcome.ts';
import { canLookUpPeople, canSuspend } from '#modules/ground/roles/roles.policy.ts';
import { liftSuspension } from './moderation.store.ts';
import { sendLiftMail } from './suspension-mails.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

/** Ends a suspension; who closed their account meanwhile stays hidden until they sign in. */
export async function unsuspendPerson(
  context: CommandContext,
  input: { readonly personId: string; readonly reason: string },
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
    const now = inside.clock.now();
    const suspensionId = await liftSuspension(inside.database, {
      personId: target.id,
      by: inside.viewer?.personId ?? null,
      now,
    });
    const isClosed = (await inside.database.query('moderation_closed', CLOSED, [target.id])).length > 0;
    const state = isClosed ? 'deactivated' : 'active';
    await setPersonState(inside, target.id, state);
    await writeAudit(inside, {
      action: 'person.unsuspended',
      targetKind: 'person',
      targetId: target.id,
      before: { state: 'suspended', suspensionId },
      after: { state, reason },
    });
    if (!isClosed) await sendLiftMail(inside, target.id);
    return changed(target.id);
  });
}

const CLOSED = 'select 1 from account_closure where person_id = $1';
