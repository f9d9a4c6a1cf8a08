import { describeDevice } from '#shared/identity/describe-device.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { factorMailMessages } from '#shared/messages/factor-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

/** What became of a factor, with what its sentence names. */
type FactorChange =
  | { readonly kind: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string }
  | { readonly kind: 'recoveryCodeUsed'; readonly count: number }
  | {
      readonly kind: Exclude<keyof typeof factorMailMessages, 'passkeyAdded' | 'passkeyRemoved' | 'recoveryCodeUsed'>;
    };

/** Tells the account's address what became of a factor, with date and place. */
export async function notifyFactorChange(
  context: CommandContext,
  personId: string,
  change: FactorChange,
): Promise<void> {
  const to = (await findOwnEmail(context.database, personId))?.address;
  if (to === undefined) return;
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  const { subject, intro } = factorMailMessages[change.kind];
  const text = formatMessage(intro, { name: '', count: 0, ...change, site });
  const mail = composeMail({
    subject: formatMessage(subject, { site }),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts: factsOf(context) },
      { kind: 'paragraph', text: mailMessages.passwordAdvice },
      {
        kind: 'button',
        label: mailMessages.settingsButton,
        url: siteUrl + buildPath('ShowSettingsTab', { setting: 'security' }),
      },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(context, { to, mail });
}

function factsOf({ clock, browser }: CommandContext): readonly (readonly [name: string, value: string])[] {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [
    [mailMessages.date, `${format.format(clock.now())} UTC`],
    [mailMessages.place, browser?.country ?? mailMessages.unknownPlace],
    [mailMessages.device, describeDevice(browser?.userAgent ?? '') ?? mailMessages.unknownDevice],
  ];
}
