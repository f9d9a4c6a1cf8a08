import { accountMailMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

/** Tells the account's address that it is closed and how it opens again; `erasedAt` is null where nothing is erased. */
export async function sendClosureMail(context: CommandContext, personId: string, erasedAt: Date | null): Promise<void> {
  const email = await findOwnEmail(context.database, personId);
  if (email === undefined) return;
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(erasedAt ?? undefined);
  const isDeleted = erasedAt !== null;
  const intro = isDeleted ? formatMessage(messages.deletedIntro, { date }) : messages.deactivatedIntro;
  const subject = formatMessage(isDeleted ? messages.deletedSubject : messages.deactivatedSubject, { site, date });
  const mail = composeMail({
    subject,
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      ...(isDeleted ? [{ kind: 'paragraph', text: messages.deletedReturn } as const] : []),
      { kind: 'paragraph', text: messages.closedMembership },
      { kind: 'button', label: messages.signInButton, url: siteUrl + buildPath('SignIn', {}, { operation: 'login' }) },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to: email.address, mail });
}
