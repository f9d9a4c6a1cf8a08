import { formatMessage } from '#shared/messages/format-message.ts';
import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { QuotedSwitch } from '#web/generated/fragments.ts';

/** What the button does, with the sum or the day. */
export function submitLabelOf(quote: QuotedSwitch | null): string {
  if (quote === null) return messages.switchFree;
  if (!quote.isNow) return formatMessage(messages.switchLater, { date: formatDate(quote.startAt) });
  if (quote.due.amount === 0) return messages.switchFree;
  return formatMessage(messages.switchNow, { price: moneyText(quote.due) });
}
