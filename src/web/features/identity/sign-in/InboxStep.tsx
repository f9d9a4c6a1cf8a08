import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { InputError } from './InputError.tsx';
import { canValidate, CODE_LENGTH } from './sign-in-state.ts';
import { signInPath } from './sign-in-path.ts';
import styles from './SignIn.module.css';
import { StepForm } from './StepForm.tsx';
import { StepLink } from './StepLink.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepProps } from './step-props.ts';
import { useHasScript } from './use-has-script.ts';

/** CHECK_YOUR_INBOX: one input of six digits, Validate and Resend code. */
export function InboxStep({ flow, config, options, xsrf }: StepProps) {
  const { state, dispatch, validate, resendCode } = flow;
  const { operation, email, code, busy, error } = state;
  // Without script nothing would ever enable it.
  const isDisabled = useHasScript() ? !canValidate(state) : false;
  return (
    <>
      <StepForm form="verifyCode" state={state} config={config} xsrf={xsrf} onSubmit={validate}>
        <Field
          label={messages.codeLabel}
          note={messages.codeHint}
          look="code"
          name={SIGN_IN_FORM.loginCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          // Room for a code with spaces, which are dropped.
          maxLength={CODE_LENGTH + 4}
          placeholder="000000"
          dir="ltr"
          data-first
          value={code}
          onChange={({ target }) => dispatch({ type: 'typed', field: 'code', value: target.value })}
          error={error?.at === 'input' ? <InputError error={error} /> : undefined}
        />
        <StepMessage state={state} />
        <Button type="submit" disabled={isDisabled} aria-busy={busy !== undefined}>
          {messages.validate}
        </Button>
      </StepForm>
      {email !== '' && (
        <StepForm form="resendCode" state={state} config={config} xsrf={xsrf} onSubmit={resendCode}>
          <button type="submit" className={styles.linkButton} disabled={busy !== undefined}>
            {messages.resend}
          </button>
        </StepForm>
      )}
      <p className={styles.hint} hidden={options.mail === 'KEPT'}>
        {options.mail !== 'KEPT' && messages.inboxOrLink}
        {options.mail === 'SHOWN' && (
          <>
            {' '}
            {messages.mailShown}{' '}
            <a className={styles.link} href="/_/dev/mail" target="_blank" rel="noopener">
              {messages.mailOpen}
            </a>
          </>
        )}
      </p>
      <p className={styles.ways}>
        <StepLink
          href={signInPath({ ...config, operation, step: 'ENTER_EMAIL', susiEntry: undefined })}
          onPress={() => dispatch({ type: 'went', step: 'ENTER_EMAIL' })}
        >
          {messages.otherEmail}
        </StepLink>
      </p>
    </>
  );
}
