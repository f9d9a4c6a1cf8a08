import { useState } from 'react';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { InputError } from './InputError.tsx';
import { ShowPasswordButton } from './ShowPasswordButton.tsx';
import { signInPath } from './sign-in-path.ts';
import styles from './SignIn.module.css';
import { StepForm } from './StepForm.tsx';
import { StepLink } from './StepLink.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepProps } from './step-props.ts';

/** ENTER_PASSWORD (rule T4). The way by mail stands below, as the text of a lock says. */
export function PasswordStep({ flow, config, options, xsrf }: StepProps) {
  const { state, dispatch, enterPassword } = flow;
  const { operation, email, busy, error } = state;
  const [isShown, setIsShown] = useState(false);
  const submit = (fields: FormData) => {
    const password = fields.get(SIGN_IN_FORM.password);
    if (typeof password === 'string') enterPassword(password);
  };
  return (
    <StepForm form="password" state={state} config={config} xsrf={xsrf} onSubmit={submit}>
      <Field
        label={messages.emailLabel}
        name={SIGN_IN_FORM.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        data-first
        value={email}
        onChange={({ target }) => dispatch({ type: 'typed', field: 'email', value: target.value })}
      />
      <Field
        label={messages.passwordLabel}
        name={SIGN_IN_FORM.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={256}
        required
        dir="auto"
        beside={<ShowPasswordButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
        error={error?.at === 'input' ? <InputError error={error} /> : undefined}
      />
      <StepMessage state={state} />
      <Button type="submit" disabled={busy !== undefined} aria-busy={busy !== undefined}>
        {messages.signIn}
      </Button>
      <p className={styles.ways}>
        {options.methods.email && (
          <StepLink
            href={signInPath({ ...config, operation, step: 'ENTER_EMAIL' })}
            onPress={() => dispatch({ type: 'went', step: 'ENTER_EMAIL' })}
          >
            {messages.magicLink}
          </StepLink>
        )}
        <StepLink
          href={signInPath({ ...config, operation, step: 'OPTIONS' })}
          onPress={() => dispatch({ type: 'went', step: 'OPTIONS' })}
        >
          {messages.back}
        </StepLink>
      </p>
    </StepForm>
  );
}
