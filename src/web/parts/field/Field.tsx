import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  readonly label: string;
  /** Beside the label, quietly. */
  readonly note?: string;
  readonly error?: ReactNode;
  /** Beside the input: a button that belongs to it. */
  readonly beside?: ReactNode;
  readonly look?: 'text' | 'code';
};

/** One input with its label and what is wrong with it, said aloud when it appears. */
export function Field({ label, note, error, beside, look = 'text', ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </label>
      <div className={styles.inputRow}>
        <input
          {...input}
          id={id}
          className={`${styles.input} ${look === 'code' ? styles.code : ''}`}
          // Of several with one fault each is wrong, and it is said once beside them.
          aria-invalid={error === undefined ? input['aria-invalid'] : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {beside}
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
