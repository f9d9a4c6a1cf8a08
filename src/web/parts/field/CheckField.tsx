import type { InputHTMLAttributes } from 'react';
import styles from './CheckField.module.css';

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { readonly label: string };

/** Yes or no. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  );
}
