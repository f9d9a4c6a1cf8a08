import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import styles from './Import.module.css';

type FileFieldProps = Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'onChange' | 'ref'> & {
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
};

/** What comes in: a file or several, in a field of its own with room to drop them. */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.file}
        type="file"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
      />
      <Note id={`${id}-hint`}>{hint}</Note>
      <ErrorNote id={`${id}-error`} role="alert">
        {error}
      </ErrorNote>
    </div>
  );
}
