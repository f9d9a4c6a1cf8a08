import type { ReactNode } from 'react';
import { shortcutText } from './shortcut-text.ts';
import styles from './Toolbar.module.css';

type ToolButtonProps = {
  readonly label: string;
  readonly shortcut?: string;
  /** For what can be on or off. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** One button of a bar: a sign, with its name and its shortcut told. */
export function ToolButton({ label, shortcut, isPressed, isDisabled, onPress, children }: ToolButtonProps) {
  const title = shortcut === undefined ? label : `${label} (${shortcutText(shortcut)})`;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-pressed={isPressed}
      title={title}
      disabled={isDisabled}
      tabIndex={-1}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
