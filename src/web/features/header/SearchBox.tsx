import { shellMessages } from '#shared/messages/shell.ts';
import { Icon } from '#web/design/Icon.tsx';
import styles from './Header.module.css';

/** A form that works before any script does. */
export function SearchBox({ action }: { action: string }) {
  return (
    <search>
      <form className={styles.search} action={action}>
        <Icon name="search" size={20} />
        <input type="search" name="q" placeholder={shellMessages.searchPlaceholder} aria-label={shellMessages.search} />
      </form>
    </search>
  );
}
