import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { providerMessages as messages } from '#shared/messages/providers.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { providerTitles } from './provider-addresses.ts';
import type { ProviderName } from './provider-name.ts';

/** Tells the account's address that a way in came or went; nothing where the account has no address. */
export async function sendConnectionNotice(
  context: CommandContext,
  notice: {
    readonly personId: string;
    readonly provider: ProviderName;
    readonly change: 'connected' | 'disconnected';
  },
): Promise<void> {
  const account = await findEmailOf(context, notice.personId);
  if (account === undefined) return;
  const { siteUrl } = context.config;
  const names = { site: await readSiteName(context), provider: providerTitles[notice.provider] };
  const isNew = notice.change === 'connected';
  const intro = formatMessage(isNew ? messages.connectedIntro : messages.disconnectedIntro, names);
  const mail = composeMail({
    subject: formatMessage(isNew ? messages.connectedSubject : messages.disconnectedSubject, names),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'paragraph', text: messages.connectionAdvice },
      {
        kind: 'button',
        label: mailMessages.settingsButton,
        url: siteUrl + buildPath('ShowSettingsTab', { setting: 'security' }),
      },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to: account.address, mail });
}
