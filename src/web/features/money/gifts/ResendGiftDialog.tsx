import { useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { DialogState } from '#web/parts/dialog/use-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { GiftParts } from '#web/generated/fragments.ts';
import { ResendGiftDocument } from '#web/generated/ResendGift.ts';

/** Sends a gift again, or to another address, while nobody has redeemed it (rule 99). */
export function ResendGiftDialog({ gift, dialog }: { readonly gift: GiftParts; readonly dialog: DialogState }) {
  const change = useChange(ResendGiftDocument);
  const [recipientEmail, setRecipientEmail] = useState(gift.recipientEmail ?? '');
  // Handed over, and never sent.
  const isFirst = gift.recipientEmail === null;
  const isWaiting = gift.status === 'SCHEDULED';
  const submit = async (close: () => void) => {
    if ((await change.run({ giftId: gift.id, recipientEmail })) === undefined) return;
    close();
    await showToast({ message: isWaiting ? messages.corrected : messages.resent });
  };
  return (
    <Dialog
      title={isWaiting ? messages.correctTitle : isFirst ? messages.sendByMailTitle : messages.resendTitle}
      onClosed={dialog.closed}
    >
      {(close) => (
        <Form
          close={close}
          change={change}
          hasOwnError
          submitLabel={isWaiting ? messages.correctAction : messages.resendAction}
          onSubmit={() => void submit(close)}
        >
          <Field
            label={messages.recipientEmail}
            type="email"
            autoComplete="off"
            dir="ltr"
            data-first
            value={recipientEmail}
            onChange={({ target }) => {
              change.clear();
              setRecipientEmail(target.value);
            }}
            error={change.error}
          />
          {!isWaiting && !isFirst && <p>{messages.resendText}</p>}
        </Form>
      )}
    </Dialog>
  );
}
