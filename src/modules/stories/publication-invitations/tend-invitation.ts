import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { mustHaveRight, NotAllowed } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from '#modules/stories/publications/create-publication.ts';
import { refusePublication } from '#modules/stories/publications/publication-form.ts';
import { findInvitation, lockInvitation } from './find-invitation.ts';
import type { Invitation } from './invitation.ts';
import { invitedOf, takeInvitation } from './invite-to-staff.ts';
import { rightToInvite } from './publication-invitations.policy.ts';
import { closeInvitation } from './publication-invitations.store.ts';
import { sendStaffInvitation } from './send-staff-invitation.ts';

/** Own judgement: as many as may be open. */
const RULE = { most: 1_000, windowSeconds: 86_400 } as const;

/** Sends an invitation again, in the name of who does it now: for another 14 days, with another link. */
export async function resendInvitation(context: CommandContext, id: string): Promise<PublicationOutcome> {
  const { personId: inviterId } = mustOwnAccount(context);
  const { publicationId, role, personId, address, state } = await mustTend(context, id);
  if (context.viewer?.isEmailVerified !== true) return refusePublication(null, messages.confirmAddress);
  const invited = invitedOf(personId, address);
  if (state !== 'open' || invited === undefined) return refusePublication(null, messages.notOpen);
  const limit = await takeInvitation(context, publicationId, invited);
  if (limit !== undefined) return busy(limit);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    // It may have been answered or sent for another role while it was counted: nobody is invited anew unseen.
    const now = await lockInvitation(inside.database, id);
    if (now?.state !== 'open') return refusePublication(null, messages.notOpen);
    if (now.role !== role) {
      return refusePublication(null, formatMessage(messages.invitedMeanwhile, { role: messages.roles[now.role] }));
    }
    await sendStaffInvitation(inside, { publicationId, inviterId, role, ...invited });
    return { type: 'Collection', publicationId };
  });
}

/** Takes an invitation back: its link leads to a sentence that says so. */
export async function withdrawInvitation(context: CommandContext, id: string): Promise<PublicationOutcome> {
  const { personId: actorId } = mustOwnAccount(context);
  const { publicationId, role, personId } = await mustTend(context, id);
  const taken = await takeOperation(context, 'withdraw staff invitation', actorId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    if (!(await closeInvitation(inside.database, id, 'withdrawn'))) return refusePublication(null, messages.notOpen);
    const about = { publicationId, subject: role, ...(personId === null ? {} : { personId }) };
    await recordActivity(inside, { ...about, kind: 'invitation.withdrawn' });
    return { type: 'Collection', publicationId };
  });
}

/** Whoever may invite for the role sees to the invitation; to everybody else it is not there. */
async function mustTend(context: CommandContext, id: string): Promise<Invitation> {
  const invitation = await findInvitation(context.database, id);
  if (invitation === undefined) throw new NotAllowed();
  mustHaveRight(context, invitation.publicationId, rightToInvite(invitation.role));
  return invitation;
}
