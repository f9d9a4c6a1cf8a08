import { useEffect } from 'react';
import { suggestsGoogleSignIn } from '#shared/identity/email-rule.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { InputError } from './InputError.tsx';
import { providerPath } from './provider-links.ts';
import { signInPath } from './sign-in-path.ts';
import styles from './SignIn.module.css';
import { StepForm } from './StepForm.tsx';
import { StepLink } from './StepLink.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepProps } from './step-props.ts';
import { useBrowserAbilities } from './use-browser-abilities.ts';
import { leaveWithToken } from './leave-with-token.ts';
import { canAutofillPasskeys } from './passkeys.ts';
import { signInWithPasskey } from './sign-in-calls.ts';

/** Lets the browser offer passkeys in the list below the input for the email; silent where it has none. */
function usePasskeyAutofill({ redirectTo = '/', susiEntry }: SignInConfig, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const ending = new AbortController();
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || ending.signal.aborted) return;
      const outcome = await signInWithPasskey(redirectTo, { mediation: 'conditional', signal: ending.signal });
      if ('token' in outcome) leaveWithToken(outcome.token, { operation: 'login', susiEntry });
    };
    // It ends with the step, and nobody asked for it: there is nothing to say.
    offer().catch(() => undefined);
    return () => ending.abort();
  }, [redirectTo, susiEntry, isOffered]);
}

/** ENTER_EMAIL, and UNRECOGNIZED_EMAIL which asks for another one. */
export function EmailStep({ flow, config, options, xsrf }: StepProps) {
  const { state, dispatch, sendCode } = flow;
  const { operation, step, email, fullName, busy, error } = state;
  const { isInApp } = useBrowserAbilities();
  const { methods } = options;
  const hasGoogle = methods.google && !isInApp && suggestsGoogleSignIn(email);
  usePasskeyAutofill(config, methods.passkey && operation === 'login');
  const go = (next: 'OPTIONS' | 'ENTER_PASSWORD') => () => dispatch({ type: 'went', step: next });
  return (
    <StepForm form="sendCode" state={state} config={config} xsrf={xsrf} onSubmit={sendCode}>
      {operation === 'register' && (
        <>
          <noscript>
            <p className={styles.hint}>{messages.noScriptRegister}</p>
          </noscript>
          <Field
            label={messages.nameLabel}
            note={messages.nameOptional}
            name={SIGN_IN_FORM.fullName}
            autoComplete="name"
            dir="auto"
            maxLength={50}
            value={fullName}
            onChange={({ target }) => dispatch({ type: 'typed', field: 'fullName', value: target.value })}
          />
        </>
      )}
      <Field
        label={messages.emailLabel}
        name={SIGN_IN_FORM.email}
        type="email"
        inputMode="email"
        autoComplete={operation === 'login' ? 'username webauthn' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        data-first
        value={email}
        onChange={({ target }) => dispatch({ type: 'typed', field: 'email', value: target.value })}
        error={error?.at === 'input' ? <InputError error={error} /> : undefined}
      />
      {hasGoogle && (
        <p className={styles.suggestion}>
          {messages.googleSuggestion}{' '}
          <a className={styles.link} href={providerPath('google', config, operation)}>
            {operation === 'login' ? messages.googleSuggestionAction : messages.googleSuggestionActionRegister}
          </a>
        </p>
      )}
      <StepMessage state={state} />
      <Button type="submit" disabled={busy !== undefined} aria-busy={busy !== undefined}>
        {messages.continue}
      </Button>
      <p className={styles.ways}>
        {methods.password && operation === 'login' && (
          <StepLink href={signInPath({ ...config, operation, step: 'ENTER_PASSWORD' })} onPress={go('ENTER_PASSWORD')}>
            {messages.withPassword}
          </StepLink>
        )}
        {step === 'UNRECOGNIZED_EMAIL' && options.registration !== 'CLOSED' && (
          <StepLink
            href={signInPath({ ...config, operation: 'register', step: 'ENTER_EMAIL' })}
            onPress={() => dispatch({ type: 'went', step: 'ENTER_EMAIL', operation: 'register' })}
          >
            {messages.createAccount}
          </StepLink>
        )}
        <StepLink
          href={signInPath({ ...config, operation, step: 'OPTIONS', susiEntry: undefined })}
          onPress={go('OPTIONS')}
        >
          {operation === 'login' ? messages.back : messages.backRegister}
        </StepLink>
      </p>
    </StepForm>
  );
}
