import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import type { Code } from './SettingCell.tsx';
import styles from './SettingRows.module.css';

const wordNames: Readonly<Record<string, string>> = messages.words;

type SettingChoicesProps = { readonly value: string; readonly name: string; readonly noteId: string };

/** Some of a few words. */
export function SettingWords({
  value,
  name,
  noteId,
  words,
}: SettingChoicesProps & { readonly words: readonly string[] }) {
  const chosen = new Set(value.split(' '));
  return (
    <fieldset className={styles.fieldset} aria-describedby={noteId}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.words}>
        {words.map((word) => (
          <CheckField
            key={word}
            name="word"
            value={word}
            label={wordNames[word] ?? word}
            defaultChecked={chosen.has(word)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SettingCodeListProps = SettingChoicesProps & {
  readonly codes: readonly Code[];
  /** Says how many are picked. */
  readonly picked: (count: number) => string;
};

/** Some of all countries or languages, folded away behind their number. */
export function SettingCodeList({ value, name, noteId, codes, picked }: SettingCodeListProps) {
  const chosen = new Set(value.split(' ').filter(Boolean));
  return (
    <fieldset className={styles.fieldset} aria-describedby={noteId}>
      <legend className={styles.legend}>{name}</legend>
      <details>
        <summary>{picked(chosen.size)}</summary>
        <div className={styles.codes}>
          {codes.map(({ code, name: meaning }) => (
            <CheckField key={code} name="word" value={code} label={meaning} defaultChecked={chosen.has(code)} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
