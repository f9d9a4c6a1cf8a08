import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mobilePageMessages as messages } from '#shared/messages/mobile-page.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { PageForm, StepPage, StepWays } from '#web/features/identity/sign-in/StepPage.tsx';
import { tellCodeSent } from '#web/features/identity/sign-in/tell-code-sent.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { SendMobileVerificationCodeDocument } from '#web/generated/SendMobileVerificationCode.ts';
import { VerifyMobileNumberDocument } from '#web/generated/VerifyMobileNumber.ts';

/** As the server makes them. */
const CODE_LENGTH = 6;

type CodeStepProps = {
  readonly phoneNumber: string;
  readonly onOther: () => void;
  readonly onVerified: (lastDigits: string) => void;
};

/** The code that came by text message, another one, or another number. */
export function CodeStep({ phoneNumber, onOther, onVerified }: CodeStepProps) {
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const sending = useChange(SendMobileVerificationCodeDocument);
  const verifying = useChange(VerifyMobileNumberDocument);
  const isRunning = sending.isRunning || verifying.isRunning;
  const clear = () => {
    setIsIncomplete(false);
    sending.clear();
    verifying.clear();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    clear();
    const code = typed.replaceAll(/\s/g, '');
    // A try counts, so none is spent on half a code.
    if (code.length !== CODE_LENGTH) {
      setIsIncomplete(true);
      return;
    }
    const done = await verifying.run({ code });
    if (done) onVerified(done.viewer.mobileNumber?.lastDigits ?? '');
  };
  const resend = async () => {
    if (isRunning) return;
    clear();
    if ((await sending.run({ phoneNumber })) !== undefined) await tellCodeSent();
  };
  return (
    <StepPage title={messages.codeTitle} text={formatMessage(messages.codeText, { number: phoneNumber })} isArrived>
      <PageForm onSubmit={(event) => void submit(event)}>
        <Field
          label={messages.code}
          note={messages.codeNote}
          look="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          // Room for a code with spaces, which are dropped.
          maxLength={CODE_LENGTH + 4}
          placeholder="000000"
          dir="ltr"
          value={typed}
          onChange={({ target }) => {
            clear();
            setTyped(target.value);
          }}
          error={isIncomplete ? messages.codeIncomplete : (verifying.error ?? sending.error)}
        />
        <Button type="submit" aria-disabled={isRunning} aria-busy={verifying.isRunning}>
          {messages.verify}
        </Button>
      </PageForm>
      <StepWays>
        <Button look="plain" size="small" aria-disabled={isRunning} onClick={() => void resend()}>
          {messages.resend}
        </Button>
        <Button look="plain" size="small" onClick={onOther}>
          {messages.otherNumber}
        </Button>
      </StepWays>
    </StepPage>
  );
}
