import { useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { GiftBought } from '#web/features/money/gifts/GiftBought.tsx';
import { GroupGiftPageQueryDocument } from '#web/generated/GroupGiftPageQuery.ts';
import { GiftFrame } from '#web/features/money/gifts/GiftFrame.tsx';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GroupGiftForm } from './GroupGiftForm.tsx';

/** Memberships for a group, and their codes once they are paid. */
export function GroupGift() {
  const { data } = useQuery(GroupGiftPageQueryDocument);
  const [paymentId, setPaymentId] = useState<string>();
  if (!data) return null;
  if (paymentId !== undefined) return <GiftBought paymentId={paymentId} />;
  return (
    <GiftFrame
      title={messages.groupPageTitle}
      text={formatMessage(messages.groupText, { fewest: data.giftPlans.groupMinimum })}
    >
      <GroupGiftForm offer={data.giftPlans} onPaid={setPaymentId} />
    </GiftFrame>
  );
}
