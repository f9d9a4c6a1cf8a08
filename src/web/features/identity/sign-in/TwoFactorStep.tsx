import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { InputError } from './InputError.tsx';
import styles from './SignIn.module.css';
import { StepForm } from './StepForm.tsx';
import { StepLink } from './StepLink.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepProps } from './step-props.ts';
import { useBrowserAbilities } from './use-browser-abilities.ts';

/** Longest of both kinds, with the spaces and dashes that people type. */
const MOST_CHARACTERS = 40;

/** ENTER_TWO_FACTOR (rule T4): a code of the app, a recovery code, or a passkey. */
export function TwoFactorStep({ flow, config, xsrf }: StepProps) {
  const { state, dispatch, enterFactor, givePasskey } = flow;
  const { operation, isRecovery, code, busy, error } = state;
  const { hasPasskeys } = useBrowserAbilities();
  const other = buildPath('SignIn', {}, { operation, step: state.step, recovery: isRecovery ? undefined : 1 });
  return (
    <StepForm
      // Another input for another kind: nothing that was typed into one stays for the other.
      key={isRecovery ? 'recovery' : 'app'}
      form={isRecovery ? 'recovery' : 'twoFactor'}
      state={state}
      config={config}
      xsrf={xsrf}
      onSubmit={enterFactor}
    >
      <Field
        label={isRecovery ? messages.recoveryLabel : messages.twoFactorLabel}
        look="code"
        name={SIGN_IN_FORM.code}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST_CHARACTERS}
        required
        dir="ltr"
        data-first
        value={code}
        onChange={({ target }) => dispatch({ type: 'typed', field: 'code', value: target.value })}
        error={error?.at === 'input' ? <InputError error={error} /> : undefined}
      />
      <StepMessage state={state} />
      <Button type="submit" disabled={busy !== undefined} aria-busy={busy !== undefined}>
        {messages.verify}
      </Button>
      <p className={styles.ways}>
        {hasPasskeys && (
          <button type="button" className={styles.linkButton} onClick={givePasskey} disabled={busy !== undefined}>
            {messages.byPasskey}
          </button>
        )}
        <StepLink href={other} onPress={() => dispatch({ type: 'switchedFactor' })}>
          {isRecovery ? messages.byApp : messages.byRecovery}
        </StepLink>
      </p>
    </StepForm>
  );
}
