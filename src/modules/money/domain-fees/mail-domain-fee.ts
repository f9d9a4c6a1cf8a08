import { HOURS_OF_PATIENCE } from '#shared/domains/domain-checks.ts';
import { domainFeeMessages as messages } from '#shared/messages/domain-fees.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import type { Money } from '#shared/money/money.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { offeredProviders } from '#modules/money/memberships/offered-providers.ts';

type FeeNews = {
  readonly personId: string | null;
  readonly domain: string;
  readonly price: Money;
  readonly news: keyof typeof messages.mails;
};

/** Tells whoever paid for a domain what became of their money. */
export async function mailDomainFee(inside: CommandContext, { personId, domain, price, news }: FeeNews): Promise<void> {
  const to = await findConfirmedAddress(inside.database, personId);
  if (to === null) return;
  const { siteUrl } = inside.config;
  const texts = { domain, price: moneyText(price), hours: HOURS_OF_PATIENCE };
  const text = formatMessage(messages.mails[news].text, texts);
  const isSandbox = offeredProviders(inside.config).includes('SANDBOX');
  const mail = composeMail({
    subject: formatMessage(messages.mails[news].subject, texts),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'button',
        label: messages.mailButton,
        url: siteUrl + buildPath('ShowSettingsTab', { setting: 'membership' }),
      },
      ...(isSandbox ? [{ kind: 'note', text: messages.sandbox } as const] : []),
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}
