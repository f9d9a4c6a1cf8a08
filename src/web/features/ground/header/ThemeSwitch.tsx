import { shellMessages } from '#shared/messages/shell.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { chooseTheme, currentTheme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

const toggle = () => void chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');

/** Turns light into dark and back. Which drawing shows is decided by the style sheet, so the server need not know. */
export function ThemeSwitch() {
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
