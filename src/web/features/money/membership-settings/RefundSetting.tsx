import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { RefundMembershipDocument } from '#web/generated/RefundMembership.ts';
import { SandboxNote } from './SandboxNote.tsx';

/** All of the last payment back within 14 days, which ends the membership (rule 88). */
export function RefundSetting({ membership }: { readonly membership: OwnMembership }) {
  const dialog = useDialog();
  const change = useChange(RefundMembershipDocument);
  const { membershipId, refundableUntil, refundableAmount, paymentProvider } = membership;
  if (refundableUntil === null || refundableAmount === null) {
    // Who pays nothing here has nothing to get back; who can withdraw is told there.
    const isPaid = membership.canCancel && !membership.isTrial && !membership.canWithdraw;
    return isPaid ? <Row title={messages.refundTitle} text={messages.refundNone} /> : null;
  }
  const price = moneyText(refundableAmount);
  const refund = async () => {
    const done = await change.run({ input: { membershipId } });
    if (done !== undefined) void showToast({ message: messages.refunded, testId: 'refunded' });
    return done;
  };
  return (
    <Row
      title={messages.refundTitle}
      text={formatMessage(messages.refundText, { date: formatDate(refundableUntil), price })}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.refundAction}
        </Button>
      }
    >
      <ConfirmDialog
        dialog={dialog}
        title={messages.refundDialogTitle}
        submitLabel={messages.refundConfirm}
        isDanger
        change={change}
        onConfirm={refund}
      >
        {paymentProvider === 'SANDBOX' && <SandboxNote />}
        <FormPoints points={messages.refundPoints.map((point) => formatMessage(point, { price }))} />
      </ConfirmDialog>
    </Row>
  );
}
