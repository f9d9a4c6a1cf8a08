import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { upsertMember } from './publications.store.ts';
import { changeStaff, type StaffMember } from './change-staff.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'staff.roleChanged': StaffMember & { readonly role: 'editor' | 'writer' };
  }
}

/** Makes an editor of a writer, or the other way round, for the owner alone (rule 54). */
export function changeMemberRole(
  context: CommandContext,
  { role, ...member }: StaffMember & { readonly role: 'editor' | 'writer' },
): Promise<PublicationOutcome> {
  const { notOnStaff: notThere, ownerStaysOwner: ownerStays } = messages;
  const needs = { right: 'manage editors', notThere, ownerStays } as const;
  return changeStaff(context, member, needs, async (inside, roles) => {
    if (roles.member === role) return;
    await upsertMember(inside.database, { ...member, role, now: inside.clock.now() });
    await recordActivity(inside, { ...member, kind: 'member.appointed', subject: role });
    await emitEvent(inside.database, 'staff.roleChanged', { ...member, role });
  });
}
