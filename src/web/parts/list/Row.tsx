import type { ReactNode } from 'react';
import styles from './Rows.module.css';

type SettingRowProps = {
  /** Where a link leads with it. */
  readonly anchor?: string;
  readonly title: string;
  readonly text?: string;
  /** How it is set now. */
  readonly value?: ReactNode;
  /** More of how it stands, below the words and before what can be done. */
  readonly details?: ReactNode;
  readonly actions?: ReactNode;
  /** Below, over the whole width: a list, or what is going on. */
  readonly children?: ReactNode;
};

/** One setting: what it is, how it stands, what can be done. */
export function Row({ anchor, title, text, value, details, actions, children }: SettingRowProps) {
  return (
    <div className={styles.row} id={anchor}>
      <div className={styles.words}>
        <h3 className={styles.rowTitle} dir="auto">
          {title}
        </h3>
        {text && <p className={styles.text}>{text}</p>}
        {value && <div className={styles.value}>{value}</div>}
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
