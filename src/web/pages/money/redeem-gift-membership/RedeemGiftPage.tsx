import { useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { RedeemGift } from '#web/features/money/gifts/RedeemGift.tsx';
import { RedeemGiftPageQueryDocument } from '#web/generated/RedeemGiftPageQuery.ts';

/** `/redeem`: a code that is typed, or that a link carries, which then leaves the address (rule T1). */
export function RedeemGiftPage({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(RedeemGiftPageQueryDocument);
  const [givenCode] = useState(() => query.get('giftCode') ?? '');
  return (
    <Frame>
      <PageHeading title={messages.redeemTitle} />
      <RedeemGift givenCode={givenCode} isSignedIn={Boolean(data?.viewer)} />
    </Frame>
  );
}
