import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmPayoutAddressDocument } from '#web/generated/ConfirmPayoutAddress.ts';
import { ContinuePayoutSetupDocument } from '#web/generated/ContinuePayoutSetup.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type ConfirmAddressProps = {
  /** The address, as far as it is shown. */
  readonly shown: string;
  readonly onConfirmed: () => void;
};

/** The code that was sent to an address at PayPal, and the way to another one. */
export function ConfirmAddress({ shown, onConfirmed }: ConfirmAddressProps) {
  const [code, setCode] = useState('');
  const confirming = useChange(ConfirmPayoutAddressDocument);
  const sending = useChange(ContinuePayoutSetupDocument, { says: 'here' });
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirming.isRunning || (await confirming.run({ payoutCode: code })) === undefined) return;
    void showToast({ message: messages.confirmed, testId: 'payout-address-confirmed' });
    onConfirmed();
  };
  const sendAgain = async () => {
    if ((await sending.run({})) === undefined) return;
    confirming.clear();
    setCode('');
    void showToast({ message: messages.codeSent, testId: 'payout-code-sent' });
  };
  return (
    <FieldForm noValidate onSubmit={(event) => void confirm(event)}>
      <p>{formatMessage(messages.codeText, { shown })}</p>
      <Field
        label={messages.code}
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        dir="ltr"
        value={code}
        error={confirming.error}
        onChange={({ target }) => {
          confirming.clear();
          setCode(target.value);
        }}
      />
      <Actions>
        <Button type="submit" aria-disabled={confirming.isRunning} aria-busy={confirming.isRunning}>
          {messages.confirm}
        </Button>
        <Button
          look="outlined"
          aria-disabled={sending.isRunning}
          aria-busy={sending.isRunning}
          onClick={() => void (sending.isRunning || sendAgain())}
        >
          {messages.sendCode}
        </Button>
      </Actions>
      <ErrorNote role="alert">{sending.failure?.message}</ErrorNote>
    </FieldForm>
  );
}
