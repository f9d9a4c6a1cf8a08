import { type ReactNode, useId } from 'react';
import styles from './Rows.module.css';

type SettingsGroupProps = { readonly anchor?: string; readonly title: string; readonly children: ReactNode };

/** Settings that belong together. */
export function RowGroup({ anchor, title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} id={anchor} aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
