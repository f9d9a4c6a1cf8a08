import { type ReactNode, useId } from 'react';
import styles from './ChoiceField.module.css';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** What it means, below the label. */
  readonly text?: string;
};

type ChoiceFieldProps<Value extends string> = {
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** The first of them gets the focus when its window opens. */
  readonly isFirst?: boolean;
  /** What belongs to the choice that is made. */
  readonly children?: ReactNode;
};

/** One of a few, each with what it means. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, hint, choices, value, onChange, error, isFirst = false, children } = props;
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            data-first={(isFirst && index === 0) || undefined}
            onChange={() => onChange(choice.value)}
            aria-describedby={choice.text === undefined ? undefined : `${id}-${choice.value}`}
          />
          <span className={styles.words}>
            <span className={styles.label}>{choice.label}</span>
            {choice.text !== undefined && (
              <span className={styles.text} id={`${id}-${choice.value}`}>
                {choice.text}
              </span>
            )}
          </span>
        </label>
      ))}
      <p className={styles.error} role="alert">
        {error}
      </p>
      {children}
    </fieldset>
  );
}
