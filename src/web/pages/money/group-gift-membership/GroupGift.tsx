import { useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { GiftBought } from '#web/features/money/gifts/GiftBought.tsx';
import { GroupGiftPageQueryDocument } from '#web/generated/GroupGiftPageQuery.ts';
import styles from '#web/features/money/gifts/Gifts.module.css';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GroupGiftForm } from './GroupGiftForm.tsx';

/** Memberships for a group, and their codes once they are paid. */
export function GroupGift() {
  const { data } = useQuery(GroupGiftPageQueryDocument);
  const [paymentId, setPaymentId] = useState<string>();
  if (!data) return null;
  if (paymentId !== undefined) return <GiftBought paymentId={paymentId} />;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title} tabIndex={-1}>
          {messages.groupPageTitle}
        </h1>
        <p className={styles.text}>{formatMessage(messages.groupText, { fewest: data.giftPlans.groupMinimum })}</p>
      </div>
      <GroupGiftForm offer={data.giftPlans} onPaid={setPaymentId} />
    </div>
  );
}
