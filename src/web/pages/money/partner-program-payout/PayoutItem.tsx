import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { payoutReason } from '#shared/payouts/payout-reason.ts';
import type { PayoutLine } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';

type PayoutItemProps = {
  readonly payout: PayoutLine;
  /** Nothing is sent to the account before. */
  readonly payableFrom: number;
};

/** One payout: for which month, how much, how it stands, and what comes next. */
export function PayoutItem({ payout, payableFrom }: PayoutItemProps) {
  const { month, amount, sent, rate, withheld, withheldRate, status } = payout;
  const [now] = useState(() => Date.now());
  const earliest = Math.max(payout.dueAt, payableFrom);
  const next = nextOf(payout, earliest > now ? earliest : null);
  // What comes back brings back what was withheld.
  const isWithheld = withheld !== null && withheld.amount > 0 && (status === 'PAID' || status === 'PROCESSING');
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {formatDate(Date.parse(`${month}-01T00:00:00.000Z`), 'month')}
          <Badge>{messages.states[status]}</Badge>
        </ItemTitle>
        <ItemFacts>
          <span>{moneyText(amount)}</span>
          {isWithheld && (
            <span>
              {formatMessage(messages.facts.withheld, { amount: moneyText(withheld), rate: withheldRate ?? '0' })}
            </span>
          )}
          {sent !== null && rate === null && isWithheld && (
            <span>{formatMessage(messages.facts.sent, { amount: moneyText(sent) })}</span>
          )}
          {sent !== null && rate !== null && (
            <span>{formatMessage(messages.facts.converted, { amount: moneyText(sent), rate })}</span>
          )}
          {payout.reason !== null && hasTrouble(status) && <span>{payoutReason(payout.reason)}</span>}
          {next !== null && <span>{next}</span>}
        </ItemFacts>
        {payout.forfeitReason !== null && (
          <Note>
            {messages.facts.forfeited} <q dir="auto">{payout.forfeitReason}</q>
          </Note>
        )}
      </ItemWords>
    </ListItem>
  );
}

const hasTrouble = (status: PayoutLine['status']): boolean =>
  status === 'PROVIDER_FAILED' || status === 'REVERSED' || status === 'ON_HOLD' || status === 'PROCESSING';

function nextOf({ status, dueAt, paidAt }: PayoutLine, earliest: number | null): string | null {
  const { facts } = messages;
  switch (status) {
    case 'PAID':
      return paidAt === null ? null : formatMessage(facts.paid, { date: formatDate(paidAt) });
    case 'PROVIDER_FAILED':
    case 'REVERSED':
      return formatMessage(facts.again, { date: formatDate(dueAt) });
    case 'ON_HOLD':
      return facts.held;
    case 'INTERNAL_FAILED':
      return facts.internal;
    case 'PENDING':
      return earliest === null ? null : formatMessage(facts.due, { date: formatDate(earliest) });
    case 'FORFEITED':
    case 'PROCESSING':
    case 'UNKNOWN':
      return null;
  }
}
