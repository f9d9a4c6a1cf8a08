import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { RedeemGiftCode } from '#web/generated/RedeemGiftCode.ts';
import { giftDay, tierText } from './gift-texts.ts';
import styles from './Gifts.module.css';

export type Redeemed = Extract<RedeemGiftCode['redeemGiftCode'], { readonly __typename: 'GiftRedeemed' }>;

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Somebody is a member now. The page is loaded anew on the way on: much of it is drawn for who is one. */
export function GiftIsYours({ redeemed }: { readonly redeemed: Redeemed }) {
  const pathOf = useMainPath();
  const of = { tier: tierText(redeemed.tier), date: giftDay(redeemed.membershipEndsAt) };
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading} tabIndex={-1} ref={takeFocus}>
        {messages.doneTitle}
      </h2>
      <p>{formatMessage(messages.doneText, of)}</p>
      <p className={styles.ways}>
        <ButtonLink href={pathOf('ShowHome')}>{messages.read}</ButtonLink>
      </p>
    </div>
  );
}
