import type { MouseEvent } from 'react';
import { demoMessages } from '#shared/messages/demo.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { providerPath, type SignInProvider, signInProviders } from './provider-links.ts';
import { signInPath } from './sign-in-path.ts';
import { SignInIcon } from './SignInIcon.tsx';
import styles from './SignIn.module.css';
import type { StepProps } from './step-props.ts';
import { StepMessage } from './StepMessage.tsx';
import { useBrowserAbilities } from './use-browser-abilities.ts';

const words = {
  google: messages.withGoogle,
  facebook: messages.withFacebook,
  apple: messages.withApple,
  x: messages.withX,
} as const satisfies Record<SignInProvider, unknown>;

/** The list of methods, each with 'in' or 'up' by the operation. Links, so that they work without script. */
export function OptionsStep({ flow, config, options }: StepProps) {
  const { state, dispatch, givePasskey } = flow;
  const { operation } = state;
  const { isInApp, hasPasskeys } = useBrowserAbilities();
  const { methods } = options;
  const providers = signInProviders.filter((name) => methods[name] && !(name === 'google' && isInApp));
  const isPasskeyOffered = methods.passkey && hasPasskeys && operation === 'login';
  const isNothing = !methods.email && !methods.password && providers.length === 0 && !isPasskeyOffered;
  const go = (step: 'ENTER_EMAIL' | 'ENTER_PASSWORD') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch({ type: 'went', step });
  };
  if (isNothing) return <p className={styles.hint}>{messages.noMethods}</p>;
  return (
    <>
      <div className={styles.methods}>
        {methods.email && (
          <a
            className={`${styles.method} ${styles.main}`}
            href={signInPath({ ...config, operation, step: 'ENTER_EMAIL' })}
            onClick={go('ENTER_EMAIL')}
          >
            <SignInIcon name="mail" />
            <span>{messages.withEmail[operation]}</span>
          </a>
        )}
        {providers.map((provider) => (
          <a key={provider} className={styles.method} href={providerPath(provider, config, operation)}>
            <ProviderMark provider={provider} />
            <span>{words[provider][operation]}</span>
          </a>
        ))}
        {isPasskeyOffered && (
          <button type="button" className={styles.method} onClick={givePasskey} disabled={state.busy !== undefined}>
            <SignInIcon name="key" />
            <span>{messages.withPasskey}</span>
          </button>
        )}
        {!methods.email && methods.password && operation === 'login' && (
          <a
            className={styles.method}
            href={signInPath({ ...config, operation, step: 'ENTER_PASSWORD' })}
            onClick={go('ENTER_PASSWORD')}
          >
            <SignInIcon name="lock" />
            <span>{messages.withPassword}</span>
          </a>
        )}
      </div>
      {options.isDemo && (
        <p className={styles.hint}>
          <a className={styles.link} href={buildPath('ShowDemo')} onClick={leaveWindow}>
            {demoMessages.inSignIn}
          </a>
        </p>
      )}
      <StepMessage state={state} />
    </>
  );
}

/** A new document: a window over the page would stay over the next one too. */
function leaveWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}
