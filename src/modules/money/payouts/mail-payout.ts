import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { payoutMailMessages as messages } from '#shared/messages/payout-mails.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { Payout } from './payout.ts';

type Mailed = Pick<Payout, 'dueAt' | 'money' | 'period' | 'personId' | 'sent'>;

/** Tells a writer what became of a payout; of a review with the reason that somebody gave. */
export async function mailPayout(
  inside: CommandContext,
  payout: Mailed,
  news: keyof typeof messages.payouts,
  statement = '',
): Promise<void> {
  const texts = {
    amount: moneyText(payout.money),
    sent: moneyText(payout.sent ?? payout.money),
    month: monthText(payout.period),
    date: dayText(payout.dueAt),
  };
  const { subject, text } = messages.payouts[news];
  const words = { subject: formatMessage(subject, texts), text: formatMessage(text, texts) };
  await mailWriter(inside, payout.personId, words, statement);
}

/** Tells a writer something about their payouts, with the way to them. */
export async function mailWriter(
  inside: CommandContext,
  personId: string,
  { subject, text }: { readonly subject: string; readonly text: string },
  quote = '',
): Promise<void> {
  const to = await findConfirmedAddress(inside.database, personId);
  if (to !== null) await mailAbout(inside, to, { subject, text }, quote);
}

/** The same to an address, which may be one that the writer had until lately. */
export async function mailAbout(
  inside: CommandContext,
  to: string,
  { subject, text }: { readonly subject: string; readonly text: string },
  quote = '',
): Promise<void> {
  const { siteUrl } = inside.config;
  const mail = composeMail({
    subject,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      ...(quote === '' ? [] : [{ kind: 'quote', text: quote } as const]),
      { kind: 'button', label: messages.button, url: siteUrl + buildPath('ShowPayoutDashboard') },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}

function monthText(period: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00.000Z`),
  );
}

export function dayText(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
