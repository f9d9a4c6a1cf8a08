import { useState } from 'react';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { BOOST_DAYS, MOST_REASON_CHARACTERS } from '#shared/nominations/nomination-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { NominatePostDocument } from '#web/generated/NominatePost.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type NominationDialogProps = {
  readonly story: { readonly id: string; readonly title: string };
  readonly onClosed: () => void;
};

/** What was typed about a story in a window that was closed without sending it: there again when it opens. */
const typed = new Map<string, string>();

/** Nominates a story for a boost, with the reason that the other curators read (rule 200). */
export function NominationDialog({ story, onClosed }: NominationDialogProps) {
  const change = useChange(NominatePostDocument);
  const [reason, setReason] = useState(typed.get(story.id) ?? '');
  const send = async (close: () => void) => {
    if ((await change.run({ postId: story.id, reason })) === undefined) return;
    typed.delete(story.id);
    close();
    void showToast({ message: messages.nominated, testId: 'nominated' });
  };
  return (
    <Dialog title={messages.nominate} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.send} hasOwnError onSubmit={() => void send(close)}>
          <FormText>{formatMessage(messages.nominateText, { days: BOOST_DAYS })}</FormText>
          <CountedField
            label={messages.why}
            value={reason}
            most={MOST_REASON_CHARACTERS}
            onChange={(text) => {
              typed.set(story.id, text);
              setReason(text);
            }}
            error={change.error}
            lines={3}
            isFirst
          />
        </Form>
      )}
    </Dialog>
  );
}
