import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { Place } from './responses-context.ts';
import styles from './Responses.module.css';

/** What a visitor finds in the place of the box. */
export function SignInToRespond({ place }: { readonly place: Place }) {
  const pathOf = useMainPath();
  return (
    <p className={styles.notice}>
      <ButtonLink look="outlined" size="small" href={pathOf('SignIn', { operation: 'register', redirect: place.path })}>
        {messages.signInToRespond}
      </ButtonLink>
    </p>
  );
}
