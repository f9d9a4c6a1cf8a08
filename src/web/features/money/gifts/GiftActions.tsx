import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { GiftParts } from '#web/generated/fragments.ts';
import { RefundGiftDocument } from '#web/generated/RefundGift.ts';
import { RevokeGiftCodesDocument } from '#web/generated/RevokeGiftCodes.ts';
import { DownloadCodes } from './DownloadCodes.tsx';
import { GiftCardDialog } from './GiftCardDialog.tsx';
import { giftDay, giftTitle } from './gift-texts.ts';
import { ResendGiftDialog } from './ResendGiftDialog.tsx';
import styles from './Gifts.module.css';

/** What can be done with a gift by now; nothing once it is redeemed. */
export function GiftActions({ gift }: { readonly gift: GiftParts }) {
  const card = useDialog();
  const resending = useDialog();
  const title = giftTitle(gift);
  const resendLabel = gift.status === 'SCHEDULED' ? messages.correct : resendOf(gift);
  const isOpen = gift.left > 0;
  return (
    <div className={styles.actions}>
      {isOpen && gift.code !== null && (
        <Button look="outlined" size="small" aria-label={`${messages.showCard}: ${title}`} onClick={card.open}>
          {messages.showCard}
        </Button>
      )}
      {!gift.isShared && <DownloadCodes giftId={gift.id} />}
      {gift.canResend && (
        <Button look="outlined" size="small" aria-label={`${resendLabel}: ${title}`} onClick={resending.open}>
          {resendLabel}
        </Button>
      )}
      <RefundGift gift={gift} />
      {gift.canRevoke && <RevokeCodes gift={gift} />}
      {card.isOpen && gift.code !== null && <GiftCardDialog gift={gift} code={gift.code} onClosed={card.closed} />}
      {resending.isOpen && <ResendGiftDialog gift={gift} dialog={resending} />}
    </div>
  );
}

/** What was handed over was never sent. */
function resendOf({ recipientEmail }: GiftParts): string {
  return recipientEmail === null ? messages.sendByMail : messages.resend;
}

function RefundGift({ gift }: { readonly gift: GiftParts }) {
  const dialog = useDialog();
  const change = useChange(RefundGiftDocument);
  if (gift.refundableUntil === null) return null;
  const confirm = async () => {
    const done = await change.run({ giftId: gift.id });
    if (done !== undefined) void showToast({ message: messages.refunded });
    return done;
  };
  const of = { price: moneyText(gift.price), date: giftDay(gift.refundableUntil) };
  return (
    <>
      <Button look="plain" size="small" aria-label={`${messages.refund}: ${giftTitle(gift)}`} onClick={dialog.open}>
        {messages.refund}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.refundTitle}
        submitLabel={messages.refund}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        {formatMessage(messages.refundText, of)}
      </ConfirmDialog>
    </>
  );
}

function RevokeCodes({ gift }: { readonly gift: GiftParts }) {
  const dialog = useDialog();
  const change = useChange(RevokeGiftCodesDocument);
  const confirm = async () => {
    const done = await change.run({ giftId: gift.id });
    if (done !== undefined) void showToast({ message: messages.revoked });
    return done;
  };
  return (
    <>
      <Button look="plain" size="small" onClick={dialog.open}>
        {messages.revoke}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.revokeTitle}
        submitLabel={messages.revoke}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        {formatMessage(messages.revokeText, { left: gift.left })}
      </ConfirmDialog>
    </>
  );
}
