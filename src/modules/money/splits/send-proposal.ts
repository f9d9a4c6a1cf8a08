import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';

type ProposalMail = {
  readonly personId: string;
  readonly percent: number;
  readonly creatorId: string;
  readonly title: string;
};

/** Asks somebody by mail whether they agree to a share, where their address is confirmed. */
export async function sendProposal(
  context: CommandContext,
  { personId, percent, creatorId, title }: ProposalMail,
): Promise<void> {
  const { database, config } = context;
  const email = await findOwnEmail(database, personId);
  const [creator] = await loadPeople(database, [creatorId]);
  if (email?.isVerified !== true || creator === undefined) return;
  const { siteUrl } = config;
  const words = { name: creator.name, title: title || messages.untitled, percent, site: await readSiteName(context) };
  const mail = composeMail({
    subject: formatMessage(messages.mailSubject, words),
    preview: messages.mailPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.mailIntro, words) },
      { kind: 'paragraph', text: formatMessage(messages.mailMeaning, words) },
      { kind: 'button', label: messages.mailButton, url: siteUrl + buildPath('ShowYourStories') },
      { kind: 'note', text: messages.mailNote },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to: email.address, mail });
}
