import { useId } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import styles from './PaymentForm.module.css';

export type Buyer = { readonly address: string; readonly vatId: string };

/** What a receipt says of its buyer besides the name; most leave it closed. */
export function BuyerFields({ value, onChange }: { readonly value: Buyer; readonly onChange: (buyer: Buyer) => void }) {
  const id = useId();
  return (
    <details className={styles.more}>
      <summary>{messages.buyerSummary}</summary>
      <div className={styles.fields}>
        <div>
          <label className={styles.label} htmlFor={`${id}-address`}>
            {messages.buyerAddress}
          </label>
          <textarea
            id={`${id}-address`}
            className={styles.input}
            autoComplete="street-address"
            rows={3}
            maxLength={300}
            value={value.address}
            onChange={({ target }) => onChange({ ...value, address: target.value })}
          />
        </div>
        <div>
          <label className={styles.label} htmlFor={`${id}-vat`}>
            {messages.buyerVatId}
          </label>
          <input
            id={`${id}-vat`}
            className={styles.input}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={value.vatId}
            onChange={({ target }) => onChange({ ...value, vatId: target.value })}
          />
        </div>
      </div>
    </details>
  );
}
