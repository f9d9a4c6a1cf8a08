import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import type { SignInError } from './sign-in-state.ts';
import styles from './SignIn.module.css';

/** What is wrong with what was typed, with 'Need help?' after a failed challenge. */
export function InputError({ error }: { error: SignInError }) {
  const help = useMainPath()('ShowHelp');
  return (
    <>
      {error.text}
      {error.hasHelp === true && help !== undefined && (
        <>
          {' '}
          <a className={styles.link} href={help} target="_blank" rel="noopener">
            {messages.needHelp}
          </a>
        </>
      )}
    </>
  );
}
