import type { GiftParts } from '#web/generated/fragments.ts';
import { GiftActions } from './GiftActions.tsx';
import { giftFacts, giftState, giftTitle } from './gift-texts.ts';
import styles from './Gifts.module.css';

/** One gift that somebody bought: for whom, how it stands, and what can be done. */
export function GiftItem({ gift }: { readonly gift: GiftParts }) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.itemTitle} dir="auto">
          {giftTitle(gift)}
        </p>
        <p className={styles.facts}>{giftFacts(gift)}</p>
        <p className={styles.facts}>{giftState(gift)}</p>
      </div>
      <GiftActions gift={gift} />
    </li>
  );
}
