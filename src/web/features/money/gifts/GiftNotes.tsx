import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import type { GiftOffer } from '#web/generated/fragments.ts';
import styles from './Gifts.module.css';

/** That no money moves, and that prices are in another currency than wanted. */
export function GiftNotes({ offer }: { readonly offer: GiftOffer }) {
  return (
    <>
      {offer.isSandbox && <p className={styles.sandbox}>{messages.sandbox}</p>}
      {offer.isFallbackCurrency && <p className={styles.note}>{messages.currencyNote}</p>}
    </>
  );
}
