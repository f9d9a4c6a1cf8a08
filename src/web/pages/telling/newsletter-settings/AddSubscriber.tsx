import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AddSubscriberDocument } from '#web/generated/AddSubscriber.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type AddSubscriberProps = { readonly newsletterId: string; readonly onAdded: () => void };

/** Asks an address in the name of the newsletter: nobody is put on a list by others (rule 75). */
export function AddSubscriber({ newsletterId, onAdded }: AddSubscriberProps) {
  const dialog = useDialog();
  const change = useChange(AddSubscriberDocument);
  const add = async (email: string, close: () => void) => {
    const done = await change.run({ newsletterId, email });
    if (done === undefined) return;
    close();
    onAdded();
    void showToast({ message: formatMessage(messages.added, { email }), testId: 'subscriber-added' });
  };
  return (
    <>
      <Button look="outlined" size="small" onClick={dialog.open}>
        {messages.add}
      </Button>
      {dialog.isOpen && (
        <Dialog title={messages.add} onClosed={dialog.closed}>
          {(close) => (
            <Form
              close={close}
              change={change}
              submitLabel={messages.addSend}
              onSubmit={(fields) => void add(fieldText(fields, 'email').trim(), close)}
              hasOwnError
            >
              <FormText>{messages.addText}</FormText>
              <Field
                label={messages.addLabel}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={254}
                dir="ltr"
                data-first
                onChange={change.clear}
                error={change.error}
              />
            </Form>
          )}
        </Dialog>
      )}
    </>
  );
}
