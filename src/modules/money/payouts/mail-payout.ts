import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { payoutMailMessages as messages } from '#shared/messages/payout-mails.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { Payout } from './payout.ts';

type Mailed = Pick<Payout, 'dueAt' | 'money' | 'period' | 'personId' | 'rate' | 'sent' | 'withheld' | 'withheldRate'>;

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
  const facts = news === 'paid' ? statementOf(payout, inside.clock.now()) : [];
  await mailWriter(inside, payout.personId, words, { quote: statement, facts });
}

/** What a payout comes to, line by line: earned, kept back, sent, and for which month (rule 115). */
function statementOf(payout: Mailed, paidAt: Date): Facts {
  const { money, sent, rate, withheld, withheldRate } = payout;
  const names = messages.statement;
  const kept = { amount: moneyText({ ...money, amount: withheld }), rate: withheldRate ?? '0' };
  return [
    [names.month, monthText(payout.period)],
    [names.earned, moneyText(money)],
    ...(withheldRate === null ? [] : [[names.withheld, formatMessage(names.withheldText, kept)] as const]),
    ...(rate === null ? [] : [[names.rate, rate] as const]),
    [names.sent, moneyText(sent ?? money)],
    [names.date, dayText(paidAt)],
  ];
}

type Words = { readonly subject: string; readonly text: string };
type Facts = readonly (readonly [name: string, value: string])[];
type Beside = {
  /** What somebody wrote. */
  readonly quote?: string;
  readonly facts?: Facts;
  /** Where the mail leads; to payouts where nothing is said. */
  readonly button?: { readonly label: string; readonly route: RouteName };
};

/** Tells a writer something about their payouts, with the way to them. */
export async function mailWriter(
  inside: CommandContext,
  personId: string,
  words: Words,
  beside: Beside = {},
): Promise<void> {
  const to = await findConfirmedAddress(inside.database, personId);
  if (to !== null) await mailAbout(inside, to, words, beside);
}

/**
 * Tells a writer of a change that moves money: at their address, and at the one before it where that may still undo its
 * change, since a thief may have made both.
 */
export async function mailWriterAndBefore(
  inside: CommandContext,
  personId: string,
  words: Words,
  button?: Beside['button'],
): Promise<void> {
  const beside = button === undefined ? {} : { button };
  await mailWriter(inside, personId, words, beside);
  const before = await inside.database.query<{ address: string }>(
    'payout_old_addresses',
    'select old_address as address from email_change_undo where person_id = $1 and expires_at > $2',
    [personId, inside.clock.now()],
  );
  for (const { address } of before) await mailAbout(inside, address, words, beside);
}

async function mailAbout(inside: CommandContext, to: string, { subject, text }: Words, beside: Beside): Promise<void> {
  const { siteUrl } = inside.config;
  const { quote = '', facts = [], button = { label: messages.button, route: 'ShowPayoutDashboard' } } = beside;
  const mail = composeMail({
    subject,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      ...(quote === '' ? [] : [{ kind: 'quote', text: quote } as const]),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]),
      { kind: 'button', label: button.label, url: siteUrl + buildPath(button.route) },
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
