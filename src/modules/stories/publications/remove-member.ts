import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeAllowed, mustHaveRight } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { endOfferTo } from '#modules/stories/publication-transfers/end-offer-to.ts';
import { giveUpUndo } from '#modules/stories/publication-transfers/undo-transfer.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { changeStaff, type StaffMember } from './change-staff.ts';
import { mailStaff, type StaffMailReader, type StaffMailTexts, type StaffMailWords } from './mail-staff.ts';
import { mayRemove } from './publication-staff.policy.ts';
import { deleteMember } from './publication-staff.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'staff.removed': { readonly publicationId: string; readonly personId: string };
    'staff.left': { readonly publicationId: string; readonly personId: string };
  }
}

/**
 * Takes somebody off the staff, after a fresh proof of who does it (rule 139), and tells the rest of the staff by
 * mail. What they published there stays; what waits for an answer is cancelled (rule 60).
 */
export async function removeMember(context: CommandContext, member: StaffMember): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  if (member.personId === personId) return leaveStaff(context, member.publicationId);
  mustHaveRight(context, member.publicationId, 'manage staff');
  mustHaveSteppedUp(context);
  const { notOnStaff: notThere, ownerIsNotRemoved: ownerStays } = messages;
  const needs = { right: 'manage staff', notThere, ownerStays } as const;
  return changeStaff(context, member, needs, async (inside, roles) => {
    mustBeAllowed(mayRemove(roles.actor, roles.member));
    await takeOff(inside, member, 'member.removed');
    await emitEvent(inside.database, 'staff.removed', member);
    await mailStaff(inside, { ...member, actorId: personId }, sayRemoved);
  });
}

/** Whoever is on the staff goes by themselves, the owner not. */
export function leaveStaff(context: CommandContext, publicationId: string): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  const member = { publicationId, personId };
  const { youAreNotOnStaff: notThere, ownerDoesNotLeave: ownerStays } = messages;
  const needs = { right: null, notThere, ownerStays } as const;
  return changeStaff(context, member, needs, async (inside) => {
    await takeOff(inside, member, 'member.left');
    await giveUpUndo(inside, publicationId, personId);
    await emitEvent(inside.database, 'staff.left', member);
  });
}

async function takeOff(
  inside: CommandContext,
  member: StaffMember,
  kind: 'member.removed' | 'member.left',
): Promise<void> {
  await endOfferTo(inside, member, kind === 'member.left' ? 'declined' : 'withdrawn');
  await deleteMember(inside.database, member);
  await recordActivity(inside, { ...member, kind });
  const { publicationId, personId } = member;
  const { personId: causedBy } = mustOwnAccount(inside);
  await enqueueJob(inside.database, 'submissions:leave', { personId, publicationId, causedBy });
}

function sayRemoved(words: StaffMailWords, reader: StaffMailReader): StaffMailTexts | undefined {
  if (reader === 'actor') return undefined;
  return {
    subject: formatMessage(messages.mailRemovedSubject, words),
    text: formatMessage(messages.mailRemoved, words),
    warning: messages.mailRemovedWarning,
    leadsTo: 'staff',
  };
}
