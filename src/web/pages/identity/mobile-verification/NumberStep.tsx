import { type SubmitEvent, useState } from 'react';
import { joinPhoneNumber } from '#shared/identity/join-phone-number.ts';
import { mobilePageMessages as messages } from '#shared/messages/mobile-page.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { PageForm, StepPage } from '#web/features/identity/sign-in/StepPage.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { SendMobileVerificationCodeDocument } from '#web/generated/SendMobileVerificationCode.ts';

type NumberStepProps = { readonly isArrived: boolean; readonly onSent: (phoneNumber: string) => void };

/** Two fields, as browsers fill them in; the server says what is wrong with the number. */
export function NumberStep({ isArrived, onSent }: NumberStepProps) {
  const [countryCode, setCountryCode] = useState('');
  const [rest, setRest] = useState('');
  const sending = useChange(SendMobileVerificationCodeDocument);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isRunning) return;
    const phoneNumber = joinPhoneNumber(countryCode, rest);
    if ((await sending.run({ phoneNumber })) !== undefined) onSent(phoneNumber);
  };
  const typed = (keep: (value: string) => void) => (value: string) => {
    sending.clear();
    keep(value);
  };
  return (
    <StepPage title={messages.title} text={messages.text} isArrived={isArrived}>
      <PageForm onSubmit={(event) => void submit(event)}>
        <Field
          label={messages.country}
          type="tel"
          autoComplete="tel-country-code"
          placeholder="+1"
          maxLength={6}
          dir="ltr"
          value={countryCode}
          onChange={({ target }) => typed(setCountryCode)(target.value)}
        />
        <Field
          label={messages.number}
          type="tel"
          autoComplete="tel-national"
          maxLength={32}
          dir="ltr"
          value={rest}
          onChange={({ target }) => typed(setRest)(target.value)}
          error={sending.error}
        />
        <Button type="submit" aria-disabled={sending.isRunning} aria-busy={sending.isRunning}>
          {messages.send}
        </Button>
      </PageForm>
    </StepPage>
  );
}
