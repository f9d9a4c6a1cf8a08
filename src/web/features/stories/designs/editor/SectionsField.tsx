import { sectionsOf, type DesignOwner, type SectionName } from '#shared/design/design.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { moveSection, toggleSection } from './editor-design.ts';
import styles from './SectionsField.module.css';

type SectionsFieldProps = {
  readonly owner: DesignOwner;
  readonly value: readonly SectionName[];
  readonly onChange: (sections: readonly SectionName[]) => void;
};

/** What stands on the front page, in order; below it what does not. */
export function SectionsField({ owner, value, onChange }: SectionsFieldProps) {
  const names: readonly SectionName[] = sectionsOf[owner];
  const rows = [...value, ...names.filter((name) => !value.includes(name))];
  return (
    <div>
      <Note>{messages.sectionsHint}</Note>
      <ul className={styles.list}>
        {rows.map((name) => {
          const at = value.indexOf(name);
          return (
            <li key={name} className={styles.row}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  checked={at >= 0}
                  disabled={name === 'LATEST'}
                  onChange={() => onChange(toggleSection(value, name))}
                />
                {messages[name]}
                {name === 'LATEST' && <span className={styles.aside}>{messages.alwaysThere}</span>}
              </label>
              {at >= 0 && (
                <>
                  <Button
                    look="plain"
                    size="small"
                    aria-label={formatMessage(messages.moveUp, { name: messages[name] })}
                    aria-disabled={at === 0}
                    onClick={() => onChange(moveSection(value, name, -1))}
                  >
                    ↑
                  </Button>
                  <Button
                    look="plain"
                    size="small"
                    aria-label={formatMessage(messages.moveDown, { name: messages[name] })}
                    aria-disabled={at === value.length - 1}
                    onClick={() => onChange(moveSection(value, name, 1))}
                  >
                    ↓
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
