import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import { EU_AND_UK } from '#shared/privacy/consent.ts';
import { Button } from '#web/design/Button.tsx';
import { SettingRow } from '#web/features/settings/SettingRow.tsx';
import { useDialog } from '#web/features/settings/use-dialog.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type WithdrawSettingProps = {
  readonly membership: OwnMembership;
  readonly person: { readonly name: string; readonly emailObfuscated: string | null };
  readonly country: string | null;
};

/** The right to withdraw within 14 days, where the law gives it (decisions 88). */
export function WithdrawSetting({ membership, person, country }: WithdrawSettingProps) {
  const dialog = useDialog('withdraw');
  if (country === null || !EU_AND_UK.has(country) || !isRenewedByUs(membership.paymentProvider)) return null;
  const isOpen = membership.refundableUntil !== null && membership.refundableAmount !== null;
  return (
    <SettingRow
      anchor="withdraw"
      title={messages.withdrawTitle}
      text={isOpen ? messages.withdrawText : messages.withdrawOver}
      actions={
        isOpen && (
          <Button look="outlined" size="small" onClick={dialog.open}>
            {messages.withdrawAction}
          </Button>
        )
      }
    >
      {dialog.isOpen && <WithdrawDialog dialog={dialog} membership={membership} person={person} />}
    </SettingRow>
  );
}
