import type { AuditAction } from '#shared/moderation/audit-actions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import {
  APPROVALS_NEEDED,
  boostEnd,
  boostStanding,
  mayBeDecided,
  MOST_REASON_CHARACTERS,
} from '#shared/nominations/nomination-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeAllowed, NotAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest, conflict, notFound } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';
import { changedCase, type DecideOutcome, nominationRefused } from './nomination.ts';
import { closeCase, insertVote, lockCase, lockStory } from './nominations.store.ts';
import { readCase } from './read-nominations.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A story is shown to more readers from now on (rule 201). */
    'story.boosted': { readonly storyId: string; readonly caseId: string };
  }
}

/** Approves what others nominated; the second approval boosts the story (rules 200 and 201). */
export function approveNomination(context: CommandContext, caseId: string): Promise<DecideOutcome> {
  return decide(context, { caseId, isApproval: true, reason: '' });
}

/** Declines what others nominated, with a reason for those who did. */
export async function declineNomination(
  context: CommandContext,
  { caseId, reason: said }: { readonly caseId: string; readonly reason: string },
): Promise<DecideOutcome> {
  const reason = said.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS)
    return badRequest(formatMessage(messages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  return decide(context, { caseId, isApproval: false, reason });
}

type Decision = { readonly caseId: string; readonly isApproval: boolean; readonly reason: string };

async function decide(context: CommandContext, decision: Decision): Promise<DecideOutcome> {
  mustBeAllowed(canCurateBoosts(context));
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const { caseId, isApproval, reason } = decision;
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    // The story first, as whoever nominates does.
    const known = await readCase(database, caseId);
    if (known === undefined) return notFound(messages.noSuchCase);
    const story = await lockStory(database, known.storyId);
    await lockCase(database, caseId);
    const before = await readCase(database, caseId);
    if (before === undefined || story?.state !== 'published' || !story.isListed)
      return nominationRefused('POST_DELETED');
    const standing = boostStanding(viewer.personId, before);
    if (standing === 'IS_AUTHOR' || standing === 'HAS_NOMINATED')
      return nominationRefused('PERMISSION_DENIED', messages.notYours);
    if (before.state !== 'pending') return conflict(messages.alreadyDecided);
    if (!mayBeDecided(before.publishedAt, now)) return nominationRefused('TOO_OLD', messages.tooLate);
    // Saying yes twice is saying it once.
    if (standing === 'HAS_APPROVED')
      return isApproval ? changedCase(before) : conflict(messages.standings.HAS_APPROVED);
    await insertVote(database, { caseId, curatorId: viewer.personId, isApproval, reason, now });
    const isBoosted = isApproval && before.approverIds.length + 1 >= APPROVALS_NEEDED;
    if (isBoosted || !isApproval)
      await closeCase(database, caseId, { boostedUntil: isBoosted ? boostEnd(now) : null, now });
    if (isBoosted) await emitEvent(database, 'story.boosted', { storyId: before.storyId, caseId });
    const after = required(await readCase(database, caseId), 'case');
    await writeAudit(inside, {
      action: actionOf(isApproval),
      targetKind: 'story',
      targetId: before.storyId,
      before: { caseId, state: before.state, approvals: before.approverIds.length },
      after: { caseId, state: after.state, approvals: after.approverIds.length, reason },
    });
    return changedCase(after);
  });
}

function actionOf(isApproval: boolean): AuditAction {
  return isApproval ? 'nomination.approved' : 'nomination.declined';
}
