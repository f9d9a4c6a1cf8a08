import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { Button } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type WithdrawSettingProps = {
  readonly membership: OwnMembership;
  readonly person: { readonly name: string; readonly emailObfuscated: string | null };
};

/** The right to withdraw within 14 days, where the law gives it (rule 88). */
export function WithdrawSetting({ membership, person }: WithdrawSettingProps) {
  const dialog = useDialog();
  if (!membership.canWithdraw) return null;
  const isOpen = membership.refundableUntil !== null && membership.refundableAmount !== null;
  return (
    <Row
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
    </Row>
  );
}
