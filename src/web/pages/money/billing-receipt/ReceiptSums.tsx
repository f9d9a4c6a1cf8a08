import { formatMessage } from '#shared/messages/format-message.ts';
import { receiptMessages as messages } from '#shared/messages/manage-membership.ts';
import { productMessages } from '#shared/messages/membership-settings.ts';
import { sumText } from '#shared/money/money-text.ts';
import type { BillingReceiptPageQuery } from '#web/generated/BillingReceiptPageQuery.ts';
import styles from './BillingReceipt.module.css';

type Charge = Extract<BillingReceiptPageQuery['charge'], { readonly __typename: 'Charge' }>;

/** Item, net amount, tax, total, and what came back. */
export function ReceiptSums({ charge }: { readonly charge: Charge }) {
  const { productType, total, tax, taxRate, refunded, credit } = charge;
  const isTaxed = taxRate > 0;
  const less = (sum: { readonly amount: number }, { amount }: { readonly amount: number }) =>
    sumText({ ...total, amount: sum.amount - amount });
  const rows: [label: string, amount: string][] = [
    [productMessages[productType], sumText({ ...total, amount: total.amount - tax.amount + credit.amount })],
    ...(credit.amount > 0
      ? [[messages.credit, sumText({ ...credit, amount: -credit.amount })] as [string, string]]
      : []),
    ...(isTaxed ? [[formatMessage(messages.tax, { rate: taxRate }), sumText(tax)] as [string, string]] : []),
    [messages.total, sumText(total)],
  ];
  if (refunded.amount > 0) {
    rows.push([messages.refunded, sumText({ ...refunded, amount: -refunded.amount })]);
    rows.push([messages.paid, less(total, refunded)]);
  }
  return (
    <>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{messages.item}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label} className={label === messages.total || label === messages.paid ? styles.total : undefined}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isTaxed && <p className={styles.note}>{messages.taxNote}</p>}
    </>
  );
}
