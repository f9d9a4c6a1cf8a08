import { use } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import styles from './Header.module.css';

/** Sign up, which is getting started on the front page, and sign in, for whoever has no session, and the button of the menu behind the page. */
export function AnonymousActions() {
  const pathOf = useMainPath();
  const { route, path } = useRoute();
  const { context } = use(SiteContext);
  const isHome = route?.name === 'ShowHome';
  // On a custom domain no window opens over the page: the way over the main site has to lead back.
  const back = context.type === 'DEFAULT' ? {} : { redirect: path };
  return (
    <>
      <ButtonLink size="small" href={pathOf('SignIn', { operation: 'register', ...back })}>
        {isHome ? shellMessages.getStarted : shellMessages.signUp}
      </ButtonLink>
      <a className={styles.signIn} href={pathOf('SignIn', back)}>
        {shellMessages.signIn}
      </a>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget="visitor-menu"
        aria-label={shellMessages.menu}
      />
    </>
  );
}
