import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { AuthorApplication } from './author-application.ts';
import { reapplyAtOf } from './read-applications.ts';

const messages = authorMessages.mails;

/** Tells an author what staff decided, and why. */
export async function mailDecision(
  inside: CommandContext,
  application: AuthorApplication,
  decision: 'verified' | 'refused' | 'revoked',
): Promise<void> {
  const to = await findConfirmedAddress(inside.database, application.personId);
  if (to === null) return;
  const { siteUrl } = inside.config;
  const { subject, text: words } = messages[decision];
  const text = formatMessage(words, { book: application.bookTitle, date: dayText(reapplyAtOf(application)) });
  const mail = composeMail({
    subject: formatMessage(subject, { site: await readSiteName(inside) }),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      ...(application.reason === '' ? [] : [{ kind: 'quote', text: application.reason } as const]),
      { kind: 'button', label: messages.button, url: siteUrl + buildPath('ShowApplications') },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}

function dayText(date: Date | null): string {
  if (date === null) return '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
