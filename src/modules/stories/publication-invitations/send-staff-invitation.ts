import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { INVITATION_LIFETIME, type InvitedRole } from './invitation.ts';
import { upsertInvitation } from './publication-invitations.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'staff.invited': { readonly invitationId: string };
  }
}

type ToSend = {
  readonly publicationId: string;
  readonly inviterId: string;
  readonly role: InvitedRole;
  /** What they were invited as until now, where that is another role. */
  readonly before?: InvitedRole | undefined;
  /** One of the two. */
  readonly personId: string | null;
  readonly address: string | null;
};

/** Writes an invitation and its mail, or both anew where it is open already; the link of before ends. */
export async function sendStaffInvitation(inside: CommandContext, invitation: ToSend): Promise<void> {
  const { database, clock } = inside;
  const { publicationId, inviterId, role, personId, address } = invitation;
  const now = clock.now();
  const token = address === null ? null : createToken();
  const id = await upsertInvitation(database, {
    id: createId(),
    publication_id: publicationId,
    invited_by: inviterId,
    role,
    person_id: personId,
    address,
    token_hash: token === null ? null : hashOfToken(token),
    state: 'open',
    created_at: now,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_LIFETIME),
  });
  if (personId !== null) await emitEvent(database, 'staff.invited', { invitationId: id });
  const to = address ?? (await findConfirmedAddress(database, personId));
  if (to !== null) await mailInvitation(inside, { ...invitation, id, token, to });
}

type Mailed = ToSend & { readonly id: string; readonly token: string | null; readonly to: string };

async function mailInvitation(
  inside: CommandContext,
  { id, publicationId, inviterId, role, before, token, to }: Mailed,
): Promise<void> {
  const { database, config } = inside;
  const { siteUrl } = config;
  const [inviter] = await loadPeople(database, [inviterId]);
  const [publication] = await loadPublications(database, [publicationId]);
  if (inviter === undefined || publication === undefined) return;
  const words = {
    inviter: inviter.name,
    username: inviter.username,
    name: publication.name,
    site: await readSiteName(inside),
    before: messages.roles[before ?? role],
    role: messages.roles[role],
  };
  const [subject, intro] =
    before === undefined
      ? [messages.mailSubject, messages.mailIntro]
      : [messages.mailChangedSubject, messages.mailChangedIntro];
  const path = buildPath('ShowStaffInvitation', { invitationId: id }, token === null ? {} : { token });
  const mail = composeMail({
    subject: formatMessage(subject, words),
    preview: messages.mailRole[role],
    blocks: [
      { kind: 'paragraph', text: formatMessage(intro, words) },
      { kind: 'paragraph', text: messages.mailRole[role] },
      { kind: 'button', label: messages.mailButton, url: siteUrl + path },
      { kind: 'note', text: token === null ? messages.mailNote : `${messages.mailNote} ${messages.mailSecret}` },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}
