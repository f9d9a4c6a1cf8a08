import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { admitMember } from '#modules/stories/publications/admit-member.ts';
import { type PublicationRefusal, refusePublication } from '#modules/stories/publications/publication-form.ts';
import { findInvitationFor } from './find-invitation.ts';
import type { InvitedRole } from './invitation.ts';
import { closeInvitation } from './publication-invitations.store.ts';
import { whyClosed } from './why-closed.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'staff.joined': { readonly publicationId: string; readonly personId: string; readonly invitedBy: string };
  }
}

/** Own judgement: nobody is invited so often; who guesses links is. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

export type InvitationReply = {
  readonly id: string;
  readonly token: string | null;
  /** As it was shown: a role that changed meanwhile is not taken unseen. */
  readonly role: InvitedRole;
  readonly isAccepted: boolean;
};

export type AnswerOutcome =
  | { readonly type: 'Collection'; readonly publicationId: string; readonly role: InvitedRole | null }
  | PublicationRefusal
  | Busy;

/** Joins the staff as one was invited to, or says no; once. */
export async function answerStaffInvitation(context: CommandContext, answer: InvitationReply): Promise<AnswerOutcome> {
  const { personId } = mustOwnAccount(context);
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const taken = await takeOperation(context, 'answer staff invitation', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<AnswerOutcome> => {
    const { database, clock } = inside;
    const found = await findInvitationFor(database, personId, answer);
    if (found === undefined) return refusePublication(null, messages.gone);
    const { id, publicationId, role, invitedBy } = found;
    if (!answer.isAccepted) {
      if (!(await closeInvitation(database, id, 'declined'))) return refusePublication(null, messages.notOpen);
      await recordActivity(inside, { publicationId, kind: 'invitation.declined', subject: role });
      return { type: 'Collection', publicationId, role: null };
    }
    return admitMember(inside, { publicationId, personId, role }, async (): Promise<AnswerOutcome | undefined> => {
      // Read again behind everybody who changes the staff or answers at the same moment.
      const now = await findInvitationFor(database, personId, answer);
      const why = now === undefined ? messages.gone : await whyClosed(database, viewer, now, clock.now());
      if (why !== undefined) return refusePublication(null, why);
      if (now?.role !== answer.role) {
        return refusePublication(null, formatMessage(messages.roleChanged, { role: messages.roles[role] }));
      }
      if (!(await closeInvitation(database, id, 'accepted'))) return refusePublication(null, messages.notOpen);
      await emitEvent(database, 'staff.joined', { publicationId, personId, invitedBy });
      return undefined;
    });
  });
}
