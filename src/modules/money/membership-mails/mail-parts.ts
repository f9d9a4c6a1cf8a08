import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipMailMessages as messages } from '#shared/messages/membership-mails.ts';
import { paymentMethodMessages, productMessages, sandboxMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { receiptNumberText } from '#modules/money/billing/receipt-number.ts';
import type { Charge } from '#modules/money/billing/charge.ts';
import type { MailBlock } from '#modules/ground/mails/mail-content.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';

/** A day as mails write it, in UTC. */
export function dayText(at: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** How somebody pays, as `Visa ···· 4242, expires 08/27`. */
export function methodText(method: PaymentMethod | null): string {
  if (method === null) return paymentMethodMessages.none;
  if (method.kind === 'PaypalAccount') {
    return method.email === null
      ? paymentMethodMessages.paypal
      : formatMessage(paymentMethodMessages.paypalOf, { email: method.email });
  }
  const { cardType: brand, lastFour, expirationMonth, expirationYear } = method;
  const expiry = `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
  const card = formatMessage(paymentMethodMessages.card, { brand, lastFour, expiry });
  if (method.kind === 'ApplePayCard') return formatMessage(paymentMethodMessages.applePay, { card });
  if (method.kind === 'GooglePayCard') return formatMessage(paymentMethodMessages.googlePay, { card });
  return card;
}

/** The receipt of a charge within a mail, with a way to the page of it (rule 97). */
export function receiptBlocks(siteUrl: string, charge: Charge): readonly MailBlock[] {
  const tax = moneyText(charge.tax);
  return [
    { kind: 'heading', text: messages.receipt },
    {
      kind: 'facts',
      facts: [
        [messages.receiptNumber, receiptNumberText(charge.receiptNumber)],
        [messages.receiptDate, dayText(charge.chargedAt)],
        [messages.receiptProduct, productMessages[charge.product]],
        [messages.receiptTotal, moneyText(charge.total)],
        ...(charge.taxRate === 0
          ? []
          : ([
              [
                messages.receiptTax,
                formatMessage(messages.receiptTaxRate, { tax, rate: String(charge.taxRate / 100) }),
              ],
            ] as const)),
        [messages.receiptMethod, methodText(charge.method)],
        ...(charge.seller === '' ? [] : ([[messages.receiptSeller, charge.seller]] as const)),
      ],
    },
    {
      kind: 'button',
      label: messages.receiptButton,
      url: siteUrl + buildPath('ShowBillingReceipt', { chargeId: charge.id }),
    },
  ];
}

/** The tab of the settings, where everything about a membership can be changed. */
export function settingsUrl(siteUrl: string, fragment = ''): string {
  return siteUrl + buildPath('ShowSettingsTab', { setting: 'membership' }) + fragment;
}

export function settingsLink(siteUrl: string): MailBlock {
  return { kind: 'link', label: messages.settings, url: settingsUrl(siteUrl) };
}

/** Said wherever money is shown while it moves none. */
export function sandboxNote(provider: string): readonly MailBlock[] {
  return provider === 'SANDBOX' ? [{ kind: 'note', text: sandboxMessages.note }] : [];
}
