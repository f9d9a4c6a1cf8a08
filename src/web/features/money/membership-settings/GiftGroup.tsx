import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { RedeemGift } from '#web/features/money/gifts/RedeemGift.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';

/** Where a gift is redeemed (`redeemGiftMembership`). */
export function GiftGroup({ onRedeemed }: { readonly onRedeemed: () => void }) {
  return (
    <RowGroup anchor="redeemGiftMembership" title={messages.giftTitle}>
      <RedeemGift givenCode="" isSignedIn onRedeemed={onRedeemed} />
    </RowGroup>
  );
}
