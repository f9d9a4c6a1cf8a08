import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { SettingRow } from '#web/features/settings/SettingRow.tsx';
import { SettingsGroup } from '#web/features/settings/SettingsGroup.tsx';

/** Where a gift is redeemed (1§2 `redeemGiftMembership`). */
export function GiftGroup() {
  const path = useMainPath()('RedeemGift');
  return (
    <SettingsGroup anchor="redeemGiftMembership" title={messages.giftTitle}>
      <SettingRow
        title={messages.giftText}
        actions={
          path !== undefined && (
            <ButtonLink href={path} look="outlined" size="small">
              {messages.giftAction}
            </ButtonLink>
          )
        }
      />
    </SettingsGroup>
  );
}
