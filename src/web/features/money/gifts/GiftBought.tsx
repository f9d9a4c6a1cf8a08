import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import type { GiftParts } from '#web/generated/fragments.ts';
import { GiftOfPaymentQueryDocument } from '#web/generated/GiftOfPaymentQuery.ts';
import { GiftActions } from './GiftActions.tsx';
import { GiftFrame } from './GiftFrame.tsx';
import { giftDay, tierText } from './gift-texts.ts';
import styles from './Gifts.module.css';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** What somebody sees once it is paid: the code that was made, and what becomes of it. */
export function GiftBought({ paymentId, children }: { readonly paymentId: string; readonly children?: ReactNode }) {
  const { data, error, refetch } = useQuery(GiftOfPaymentQueryDocument, { variables: { paymentId } });
  const pathOf = useMainPath();
  const gift = data?.gift.__typename === 'Gift' ? data.gift : undefined;
  return (
    <GiftFrame title={messages.thanksTitle} text={gift && thanksOf(gift)} headingRef={takeFocus}>
      {error && <LoadFailed text={messages.loadFailed} onRetry={refetch} />}
      {gift && (
        <div className={styles.stack}>
          {gift.code !== null && <CopyField label={messages.code} text={gift.code} />}
          {gift.redeemUrl !== null && <CopyField label={messages.link} text={gift.redeemUrl} />}
          <GiftActions gift={gift} />
        </div>
      )}
      <p className={styles.ways}>
        <ButtonLink look="outlined" href={pathOf('ShowGiftPlans')}>
          {messages.toGifts}
        </ButtonLink>
        {children}
      </p>
    </GiftFrame>
  );
}

function thanksOf(gift: GiftParts): string {
  const { recipientName: recipient, recipientEmail: address, deliverAt, seats } = gift;
  if (gift.kind !== 'GIFT') return formatMessage(messages.thanksGroup, { seats, tier: tierText(gift.tier) });
  if (address === null) return formatMessage(messages.thanksByHand, { recipient });
  if (gift.status !== 'SCHEDULED' || deliverAt === null)
    return formatMessage(messages.thanksSent, { recipient, address });
  return formatMessage(messages.thanksScheduled, { recipient, address, date: giftDay(deliverAt) });
}
