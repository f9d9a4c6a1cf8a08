import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = { readonly look?: 'filled' | 'outlined' | 'plain'; readonly size?: 'small' | 'medium' };

const classOf = ({ look = 'filled', size = 'medium' }: Look) => `${styles.button} ${styles[look]} ${styles[size]}`;

/** Something to press that changes something. */
export function Button({ look, size, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ look, size })} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ look, size })}>
      {children}
    </a>
  );
}

/** A round button with a drawing and no words: `label` says what it does. */
export function IconButton({ label, ...rest }: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" aria-label={label} title={label} {...rest} className={styles.icon} />;
}
