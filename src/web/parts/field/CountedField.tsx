import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partMessages as messages } from '#shared/messages/parts.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import styles from './CountedField.module.css';

type CountedFieldProps = {
  readonly label: string;
  readonly value: string;
  /** Characters, as a person counts them. */
  readonly most: number;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** More than one makes it a text of lines. */
  readonly lines?: number;
  /** Below the field, quietly. */
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly isFirst?: boolean;
};

/** A text with its length beside the label, red when it is too long: typing on is not stopped, as cutting would lose words. */
export function CountedField(props: CountedFieldProps) {
  const { label, value, most, onChange, error, lines = 1, hint, autoComplete, isFirst } = props;
  const id = useId();
  const count = [...value].length;
  const isOver = count > most;
  const common = {
    id,
    value,
    autoComplete,
    dir: 'auto',
    className: styles.input,
    'data-first': isFirst,
    'aria-invalid': isOver || error !== undefined || undefined,
    'aria-describedby': `${id}-count ${hint === undefined ? '' : `${id}-hint `}${id}-error`,
  } as const;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={isOver ? styles.over : styles.count} aria-hidden="true">
          {formatMessage(messages.counter, { count, most })}
        </span>
      </div>
      {lines > 1 ? (
        <textarea {...common} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...common} onChange={({ target }) => onChange(target.value)} />
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <VisuallyHidden>
        <span id={`${id}-count`}>
          {isOver
            ? formatMessage(messages.counterOver, { over: count - most })
            : formatMessage(messages.counterSpoken, { left: formatNumber(most - count) })}
        </span>
      </VisuallyHidden>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
