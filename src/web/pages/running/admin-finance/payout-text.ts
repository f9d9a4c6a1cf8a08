import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutReason } from '#shared/payouts/payout-reason.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { FinancePayout } from '#web/generated/fragments.ts';

/** Whose payout it is. */
export function payoutWhose({ name, username }: FinancePayout): string {
  return username === null ? name : `${name} (@${username})`;
}

/** How much, and for which month. */
export function payoutText({ amount, month }: FinancePayout): string {
  const monthText = formatDate(Date.parse(`${month}-01T00:00:00.000Z`), 'month');
  return formatMessage(messages.of, { amount: moneyText(amount), month: monthText });
}

/** Why it did not arrive, to staff. */
export function staffReason(code: string): string {
  return isSaidOtherwise(code) ? messages.payoutReasons[code] : payoutReason(code);
}

function isSaidOtherwise(code: string): code is keyof typeof messages.payoutReasons {
  return Object.hasOwn(messages.payoutReasons, code);
}
