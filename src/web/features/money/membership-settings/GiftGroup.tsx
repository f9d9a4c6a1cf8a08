import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { RedeemGift } from '#web/features/money/gifts/RedeemGift.tsx';
import { SettingsGroup } from '#web/features/ground/settings/SettingsGroup.tsx';

/** Where a gift is redeemed (`redeemGiftMembership`). */
export function GiftGroup() {
  return (
    <SettingsGroup anchor="redeemGiftMembership" title={messages.giftTitle}>
      <RedeemGift givenCode="" isSignedIn />
    </SettingsGroup>
  );
}
