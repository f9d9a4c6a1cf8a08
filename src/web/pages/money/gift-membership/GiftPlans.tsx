import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { GiftNotes } from '#web/features/money/gifts/GiftNotes.tsx';
import { YourGifts } from '#web/features/money/gifts/YourGifts.tsx';
import { GiftFrame } from '#web/features/money/gifts/GiftFrame.tsx';
import type { GiftOffer } from '#web/generated/fragments.ts';
import styles from './GiftPlans.module.css';

type GiftPlansProps = { readonly offer: GiftOffer; readonly isSignedIn: boolean };

/** What can be given and for how much, for groups too; whoever is signed in sees what they gave. */
export function GiftPlans({ offer, isSignedIn }: GiftPlansProps) {
  const pathOf = useMainPath();
  return (
    <GiftFrame title={messages.plansTitle} text={messages.plansText} notes={<GiftNotes offer={offer} />}>
      <div className={styles.plans}>
        {offer.plans.map(({ tier, price }) => {
          const of = tier === 'FRIEND' ? 'FRIEND' : 'MEMBER';
          return (
            <section key={tier} className={styles.plan} aria-label={messages.planTitle[of]}>
              <h2 className={styles.planTitle}>{messages.planTitle[of]}</h2>
              <p className={styles.text}>{messages.planText[of]}</p>
              <p className={styles.price}>{formatMessage(messages.planPrice, { price: moneyText(price) })}</p>
              <ButtonLink href={pathOf('ShowGiftCheckout', of === 'FRIEND' ? { tab: 'friend' } : {})}>
                {messages.give[of]}
              </ButtonLink>
            </section>
          );
        })}
      </div>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div>
            <p className={styles.rowTitle}>{messages.groupTitle}</p>
            <p className={styles.facts}>{formatMessage(messages.groupText, { fewest: offer.groupMinimum })}</p>
          </div>
          <ButtonLink look="outlined" size="small" href={pathOf('ShowGroupGift')}>
            {messages.groupAction}
          </ButtonLink>
        </div>
        <div className={styles.row}>
          <p className={styles.rowTitle}>{messages.haveCodeTitle}</p>
          <ButtonLink look="outlined" size="small" href={pathOf('RedeemGift')}>
            {messages.haveCodeAction}
          </ButtonLink>
        </div>
      </div>
      {isSignedIn && (
        <section aria-labelledby="your-gifts">
          <h2 className={styles.heading} id="your-gifts">
            {messages.yourGifts}
          </h2>
          <YourGifts />
        </section>
      )}
    </GiftFrame>
  );
}
