import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { siteCheckMessages as messages } from '#shared/messages/site-checks.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { runSiteCheck } from './site-checks.ts';

export type TestMailSent = { readonly address: string };
export type SendTestMailOutcome = TestMailSent | BadRequest;

/**
 * Sends an administrator a mail the way everybody gets theirs, once whoever carries mail answers: a mail that waits
 * for a server that is away would say nothing.
 */
export async function sendTestMail(context: CommandContext): Promise<SendTestMailOutcome> {
  mustBeAllowed(canSwitchFlags(context));
  const email = context.viewer === null ? undefined : await findOwnEmail(context.database, context.viewer.personId);
  if (email === undefined) return badRequest(messages.noAddress);
  const { isWell, sentence } = await runSiteCheck(context, 'mail');
  if (!isWell) return badRequest(formatMessage(messages.mailIsIll, { sentence }));
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: formatMessage(messages.testMailSubject, { site }),
    preview: messages.testMailText,
    blocks: [{ kind: 'paragraph', text: messages.testMailText }],
    footer: formatMessage(mailMessages.footer, { siteUrl: context.config.siteUrl }),
  });
  await sendMail(context, { to: email.address, mail });
  return { address: email.address };
}
