import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import styles from './PaymentNotes.module.css';

const BRANDS = ['Visa', 'Mastercard', 'Amex', 'Discover', 'JCB'] as const;

/** Which cards are taken: names of our own drawing, since the marks of the networks are theirs. */
export function CardBrands() {
  return (
    <ul className={styles.brands} aria-label={messages.cardBrands}>
      {BRANDS.map((brand) => (
        <li key={brand} className={styles.brand}>
          {brand}
        </li>
      ))}
    </ul>
  );
}
