import { libraryMessages as messages } from '#shared/messages/library.ts';
import styles from './PickListsDialog.module.css';

type PickListRowProps = {
  readonly name: string;
  readonly visibility: 'LOCKED' | 'PRIVATE' | 'PUBLIC';
  readonly isChecked: boolean;
  readonly onTurn: (isIn: boolean) => void;
};

/** One list with its box. */
export function PickListRow({ name, visibility, isChecked, onTurn }: PickListRowProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onTurn(target.checked)} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {visibility !== 'PUBLIC' && (
        <span className={styles.mark}>{visibility === 'LOCKED' ? messages.lockedMark : messages.privateMark}</span>
      )}
    </label>
  );
}
