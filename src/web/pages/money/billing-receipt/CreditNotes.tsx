import { formatMessage } from '#shared/messages/format-message.ts';
import { receiptMessages as messages } from '#shared/messages/manage-membership.ts';
import { sumText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { BillingReceiptPageQuery } from '#web/generated/BillingReceiptPageQuery.ts';
import styles from './BillingReceipt.module.css';

type Charge = Extract<BillingReceiptPageQuery['charge'], { readonly __typename: 'Charge' }>;

/** The documents of what went back, each with a number of its own and the receipt that it is about. */
export function CreditNotes({ charge }: { readonly charge: Charge }) {
  return charge.creditNotes.map(({ number, amount, tax, issuedAt }) => (
    <section key={number} className={styles.note}>
      <h2>{formatMessage(messages.creditNote, { number })}</h2>
      <dl className={styles.facts}>
        <dt>{messages.creditNoteFor}</dt>
        <dd>{charge.receiptNumber}</dd>
        <dt>{messages.date}</dt>
        <dd>{formatDate(issuedAt)}</dd>
        <dt>{messages.refunded}</dt>
        <dd>{sumText({ ...amount, amount: -amount.amount })}</dd>
        {charge.taxRate > 0 && (
          <>
            <dt>{formatMessage(messages.tax, { rate: charge.taxRate })}</dt>
            <dd>{sumText({ ...tax, amount: -tax.amount })}</dd>
          </>
        )}
      </dl>
    </section>
  ));
}
