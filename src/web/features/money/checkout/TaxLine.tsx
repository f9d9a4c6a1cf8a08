import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { rateOf, taxWithin } from '#shared/money/tax.ts';
import styles from './PaymentNotes.module.css';

type TaxLineProps = {
  readonly rates: string;
  readonly country: string;
  readonly amount: number;
  readonly currency: string;
};

/** The tax within what is paid, as the receipt will say it; it is said before anybody pays. */
export function TaxLine({ rates, country, amount, currency }: TaxLineProps) {
  const rate = rateOf(rates, country === '' ? null : country);
  if (rate === 0 || amount === 0) return null;
  return (
    <p className={styles.tax} aria-live="polite">
      <span>
        {formatMessage(messages.taxLine, { price: moneyText({ amount, currency }), rate: String(rate / 100) })}
      </span>
      <span>{moneyText({ amount: taxWithin(amount, rate), currency })}</span>
    </p>
  );
}
