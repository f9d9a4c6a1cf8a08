import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { Entry } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { EndPromotionalCodeDocument } from '#web/generated/EndPromotionalCode.ts';
import type { PromotionRow } from '#web/generated/fragments.ts';
import { promotionName, promotionState, promotionTerms } from './coupon-texts.ts';

/** One code that nobody pays for: what it gives, how many are left, and its end. */
export function PromotionItem({ promotion }: { readonly promotion: PromotionRow }) {
  const dialog = useDialog();
  const ending = useChange(EndPromotionalCodeDocument);
  const code = promotionName(promotion);
  return (
    <Entry>
      <div>
        {promotion.code === null ? code : <code>{code}</code>}
        <p>{promotionTerms(promotion)}</p>
        <Note>{promotionState(promotion)}</Note>
      </div>
      {promotion.canRevoke && (
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
        onConfirm={() => ending.run({ giftId: promotion.id })}
      >
        {messages.endCodeText}
      </ConfirmDialog>
    </Entry>
  );
}
