import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { Button } from '#web/design/Button.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import type { GiftParts } from '#web/generated/fragments.ts';
import { GiftCard } from './GiftCard.tsx';
import styles from './Gifts.module.css';

type GiftCardDialogProps = { readonly gift: GiftParts; readonly code: string; readonly onClosed: () => void };

/** The card of a gift, with its link, and the way to a printer. */
export function GiftCardDialog({ gift, code, onClosed }: GiftCardDialogProps) {
  return (
    <Dialog title={messages.cardTitle} onClosed={onClosed}>
      {() => (
        <div className={styles.stack}>
          <GiftCard gift={gift} code={code} />
          {gift.redeemUrl !== null && <CopyField label={messages.link} text={gift.redeemUrl} />}
          <Button onClick={() => window.print()}>{messages.print}</Button>
        </div>
      )}
    </Dialog>
  );
}
