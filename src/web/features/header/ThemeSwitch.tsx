import { shellMessages } from '#shared/messages/shell.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { chooseTheme, currentTheme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

/** Turns light into dark and back. Which drawing shows is decided by the style sheet, so the server need not know. */
export function ThemeSwitch() {
  const toggle = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  return (
    <IconButton label={shellMessages.themeLabel} onClick={toggle}>
      <span className={styles.whenLight}>
        <Icon name="moon" size={20} />
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" size={20} />
      </span>
    </IconButton>
  );
}
