import type { ComponentProps } from 'react';
import styles from './FieldForm.module.css';

type FieldFormProps = ComponentProps<'form'> & {
  /** True where several fields stand beside each other. */
  readonly isWide?: boolean;
};

/** A form that stands in its page: labels around plain fields below each other. */
export function FieldForm({ isWide = false, ...props }: FieldFormProps) {
  return <form {...props} className={isWide ? `${styles.form} ${styles.wide}` : styles.form} />;
}

/** The same where several things can be done, each by its own button. */
export function FieldStack(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.form} />;
}

/** What can be done, and where it leads, in a row. */
export function Actions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}
