import { describeDevice } from '#shared/identity/describe-device.ts';
import { accountMailMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { factsOf } from '#modules/ground/mails/safety-mails.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import type { ClosureKind } from './accounts.tables.ts';

/** Tells the account's address that a sign-in has opened it again: whoever meant it to go must hear that it stays. */
export async function sendReopeningMail(context: CommandContext, personId: string, kind: ClosureKind): Promise<void> {
  const email = await findOwnEmail(context.database, personId);
  if (email === undefined) return;
  const { clock, browser, config } = context;
  const { siteUrl } = config;
  const isKept = kind === 'deleted';
  const intro = isKept ? messages.keptIntro : messages.reopenedIntro;
  const device = describeDevice(browser?.userAgent ?? '') ?? null;
  const mail = composeMail({
    subject: formatMessage(isKept ? messages.keptSubject : messages.reopenedSubject, {
      site: await readSiteName(context),
    }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      factsOf({ at: clock.now(), place: browser?.country ?? null, device }),
      { kind: 'paragraph', text: messages.reopenedAdvice },
      {
        kind: 'button',
        label: mailMessages.settingsButton,
        url: siteUrl + buildPath('ShowSettingsTab', { setting: 'security' }),
      },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to: email.address, mail });
}
