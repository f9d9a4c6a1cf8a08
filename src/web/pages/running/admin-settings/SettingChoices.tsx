import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import type { SettingCodes } from './SettingCell.tsx';
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

/** Some of all countries, folded away behind their number. */
export function SettingCountries({
  value,
  name,
  noteId,
  codes,
}: SettingChoicesProps & { readonly codes: SettingCodes }) {
  const chosen = new Set(value.split(' '));
  return (
    <fieldset className={styles.fieldset} aria-describedby={noteId}>
      <legend className={styles.legend}>{name}</legend>
      <details>
        <summary>{formatMessage(messages.countriesPicked, { count: String(chosen.size) })}</summary>
        <div className={styles.countries}>
          {codes.countries.map(({ code, name: country }) => (
            <CheckField key={code} name="word" value={code} label={country} defaultChecked={chosen.has(code)} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
