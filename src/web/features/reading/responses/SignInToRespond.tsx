import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { Place } from './responses-context.ts';
import styles from './Responses.module.css';

/** What a visitor finds in the place of the box. */
export function SignInToRespond({ place }: { readonly place: Place }) {
  const pathOf = useMainPath();
  const post = place.kind === 'story' ? place.id : undefined;
  return (
    <p className={styles.notice}>
      <ButtonLink
        look="outlined"
        size="small"
        href={pathOf('SignIn', { operation: 'register', susiEntry: 'respond', post, redirect: place.path })}
        data-deed={post && ''}
      >
        {messages.signInToRespond}
      </ButtonLink>
    </p>
  );
}
