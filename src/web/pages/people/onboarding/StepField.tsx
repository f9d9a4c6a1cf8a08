import { type InputHTMLAttributes, useId } from 'react';
import stepStyles from '#web/parts/form/Steps.module.css';
import styles from './Onboarding.module.css';

type StepFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange'> & {
  readonly label: string;
  /** Below the input, quietly. */
  readonly note?: string;
  /** What is known of the value by now, said politely. */
  readonly state?: string | undefined;
  readonly error?: string | undefined;
  readonly onType: (value: string) => void;
};

/** One input with its label, what it is good for, and what is wrong with it. */
export function StepField({ label, note, state, error, onType, ...input }: StepFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        dir="auto"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-note ${id}-error`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p id={`${id}-note`} className={stepStyles.note}>
        {note} <output>{state}</output>
      </p>
      <p id={`${id}-error`} className={stepStyles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
