import { useId } from 'react';
import styles from './SelectField.module.css';

type SelectFieldProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
};

/** One of many. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, options, value, onChange, error } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
