import { shellMessages } from '#shared/messages/shell.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import styles from './Header.module.css';

/** Sign up and sign in, for whoever has no session (1§2 "Global header"). */
export function AnonymousActions() {
  const pathOf = useMainPath();
  const signIn = pathOf('SignIn');
  if (signIn === undefined) return null;
  return (
    <>
      <ButtonLink size="small" href={pathOf('SignIn', { operation: 'register' })}>
        {shellMessages.signUp}
      </ButtonLink>
      <a className={styles.link} href={signIn}>
        {shellMessages.signIn}
      </a>
    </>
  );
}
