import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { Entry } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { EndCouponDocument } from '#web/generated/EndCoupon.ts';
import type { CouponRow } from '#web/generated/fragments.ts';
import { couponState, couponTerms } from './coupon-texts.ts';

type CouponItemProps = { readonly coupon: CouponRow; readonly onEnded: (row: CouponRow) => void };

/** One coupon: what it gives, how many are left, and its end. */
export function CouponItem({ coupon, onEnded }: CouponItemProps) {
  const { code, isEnded } = coupon;
  const dialog = useDialog();
  const ending = useChange(EndCouponDocument);
  const confirm = async () => {
    const done = await ending.run({ couponCode: code });
    if (done === undefined) return undefined;
    onEnded(done);
    void showToast({ message: formatMessage(messages.couponEnded, { code }), testId: 'coupon-ended' });
    return done;
  };
  return (
    <Entry>
      <div>
        <code>{code}</code>
        <p>{couponTerms(coupon)}</p>
        <Note>{couponState(coupon)}</Note>
      </div>
      {!isEnded && (
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.endNamed, { code })}
          onClick={dialog.open}
        >
          {messages.end}
        </Button>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.endTitle, { code })}
        submitLabel={messages.end}
        isDanger
        change={ending}
        onConfirm={confirm}
      >
        {messages.endCouponText}
      </ConfirmDialog>
    </Entry>
  );
}
