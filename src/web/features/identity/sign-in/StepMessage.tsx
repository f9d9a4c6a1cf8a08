import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { SignInBusy, SignInState } from './sign-in-state.ts';
import styles from './SignIn.module.css';
import { useHasScript } from './use-has-script.ts';

const busyTexts: Readonly<Record<SignInBusy, string>> = {
  checking: messages.checking,
  sending: messages.sending,
  verifying: messages.verifying,
  leaving: messages.signingIn,
};

/** What is under way, and what went wrong with the step as a whole; both are said aloud when they change. */
export function StepMessage({ state: { busy, error, notice } }: { state: SignInState }) {
  const hasScript = useHasScript();
  const isSeen = busy === 'checking' || busy === 'leaving';
  return (
    <>
      <output className={styles.status}>
        {/* Where script runs a toast shows it. */}
        {notice !== undefined && (hasScript ? <VisuallyHidden>{notice}</VisuallyHidden> : notice)}
        {busy !== undefined && (isSeen ? busyTexts[busy] : <VisuallyHidden>{busyTexts[busy]}</VisuallyHidden>)}
      </output>
      <p className={styles.error} role="alert">
        {error?.at === 'form' && error.text}
      </p>
    </>
  );
}
