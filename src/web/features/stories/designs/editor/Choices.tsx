import { designEditorMessages as messages } from '#shared/messages/design.ts';
import styles from './Choices.module.css';

type Name = 'phone' | 'tablet' | 'desktop' | 'light' | 'dark' | 'edit' | 'preview';

type ChoicesProps<One extends Name> = {
  readonly label: string;
  readonly names: readonly One[];
  readonly value: One;
  readonly onChange: (name: One) => void;
};

/** A few things of which one is shown, as buttons in a row. */
export function Choices<One extends Name>({ label, names, value, onChange }: ChoicesProps<One>) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={name === value}
          onClick={() => onChange(name)}
        >
          {messages[name]}
        </button>
      ))}
    </fieldset>
  );
}
