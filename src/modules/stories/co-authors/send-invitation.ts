import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

type InvitationMail = { readonly invitedId: string; readonly inviterId: string; readonly title: string };

/** Tells somebody by mail that they are asked to stand in a byline, where their address is confirmed. */
export async function sendInvitation(
  context: CommandContext,
  { invitedId, inviterId, title }: InvitationMail,
): Promise<void> {
  const { database, config } = context;
  const email = await findOwnEmail(database, invitedId);
  const [inviter] = await loadPeople(database, [inviterId]);
  if (email?.isVerified !== true || inviter === undefined) return;
  const { siteUrl } = config;
  const site = await readSiteName(context);
  const words = { name: inviter.name, title: title || messages.untitled };
  const mail = composeMail({
    subject: formatMessage(messages.mailSubject, words),
    preview: messages.mailPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.mailIntro, { ...words, username: inviter.username, site }) },
      { kind: 'paragraph', text: messages.mailMeaning },
      { kind: 'button', label: messages.mailButton, url: siteUrl + buildPath('ShowYourStories') },
      { kind: 'note', text: messages.mailNote },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to: email.address, mail });
}
