import { formatMessage } from '#shared/messages/format-message.ts';
import { paymentWords as messages } from '#shared/messages/payment-words.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { PaymentSchedule, PaymentStep } from './payments.ts';

/** The same as a wire gives it: moments are milliseconds there. */
type Told = {
  readonly dueNow: PaymentSchedule['dueNow'] | { readonly amount: number; readonly currency: string };
  readonly nextAt: Date | number | null;
  readonly ahead: readonly ToldStep[];
};
type ToldStep = Pick<PaymentStep, 'count'> & {
  readonly payment: { readonly amount: number; readonly currency: string };
};

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `$4 a month for 2 months, then $5 a month`: what follows, for plans that are paid each month or each year. */
export function aheadText(ahead: readonly ToldStep[], months: 1 | 12): string {
  const texts = messages[months];
  const steps = ahead.map(({ payment, count }) =>
    count === null
      ? formatMessage(texts.goesOn, { price: moneyText(payment) })
      : formatMessage(texts.some, { price: moneyText(payment), count }),
  );
  return steps.reduce((before, step) => formatMessage(messages.afterwards, { before, step }));
}

/** The sentence by which somebody agrees to pay, from the figures that are charged. */
export function consentText({ dueNow, nextAt, ahead }: Told, months: 1 | 12): string {
  if (nextAt === null) return formatMessage(messages.once, { now: moneyText(dueNow) });
  const values = { now: moneyText(dueNow), ahead: aheadText(ahead, months), date: day.format(nextAt) };
  return formatMessage(dueNow.amount === 0 ? messages.agreeLater : messages.agree, values);
}
