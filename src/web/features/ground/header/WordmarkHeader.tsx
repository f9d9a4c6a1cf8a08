import { settingsPath } from '#shared/routes/account-links.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

/** Where a membership is changed: the way back leads to its settings. */
const MEMBERSHIP: ReadonlySet<string> = new Set(['manage-membership', 'manage-membership-confirmation']);

/** The header of the wordmark layout: the way home and nothing else. */
export function WordmarkHeader() {
  const page = useRoute().route?.page ?? '';
  return (
    <header className={styles.wordmark}>
      <Logo to={MEMBERSHIP.has(page) ? settingsPath('membership') : undefined} />
    </header>
  );
}
