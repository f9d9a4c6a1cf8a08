import type { ComponentProps } from 'react';
import styles from './FieldForm.module.css';

/** A form that stands in its page: labels around plain fields below each other. */
export function FieldForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles.form} />;
}

/** The same where several things can be done, each by its own button. */
export function FieldStack(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.form} />;
}

/** What can be done, and where it leads, in a row. */
export function Actions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}
