import { formatMessage } from '#shared/messages/format-message.ts';
import { paymentMethodMessages, planMessages } from '#shared/messages/membership-settings.ts';
import { monthsOfPlan, type PlanType } from '#shared/membership/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { KeptMethod } from '#web/generated/fragments.ts';

type Price = { readonly amount: number; readonly currency: string };

/** ANNUAL is YEARLY (rule T9). */
export function planOfType(type: PlanType | 'ANNUAL'): PlanType {
  return type === 'ANNUAL' ? 'YEARLY' : type;
}

/** `Member (monthly)`. */
export function planText(type: PlanType | 'ANNUAL'): string {
  return planMessages[planOfType(type)];
}

/** `$5 a month`, or a year. */
export function priceText(type: PlanType | 'ANNUAL', price: Price): string {
  const text = monthsOfPlan(planOfType(type)) === 12 ? planMessages.byYear : planMessages.byMonth;
  return formatMessage(text, { price: moneyText(price) });
}

const twoDigits = (number: number) => String(number % 100).padStart(2, '0');

function cardText(card: Exclude<KeptMethod, { readonly __typename: 'PaypalAccount' }>, isExpired: boolean): string {
  return formatMessage(isExpired ? paymentMethodMessages.cardExpired : paymentMethodMessages.card, {
    brand: card.cardType,
    lastFour: card.lastFour,
    expiry: `${twoDigits(card.expirationMonth)}/${twoDigits(card.expirationYear)}`,
  });
}

/** `Visa ···· 4242, expires 08/27` (MEMB-14), or how else somebody pays. */
export function methodText(method: KeptMethod | null, isExpired = false): string {
  switch (method?.__typename) {
    case undefined:
      return paymentMethodMessages.none;
    case 'CreditCard':
      return cardText(method, isExpired);
    case 'ApplePayCard':
      return formatMessage(paymentMethodMessages.applePay, { card: cardText(method, isExpired) });
    case 'GooglePayCard':
      return formatMessage(paymentMethodMessages.googlePay, { card: cardText(method, isExpired) });
    case 'PaypalAccount':
      return method.email === null
        ? paymentMethodMessages.paypal
        : formatMessage(paymentMethodMessages.paypalOf, { email: method.email });
  }
}
