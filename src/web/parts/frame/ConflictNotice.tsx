import { conflictMessages as messages } from '#shared/messages/conflict.ts';
import { Button } from '#web/design/Button.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import styles from './ConflictNotice.module.css';
import { Notice } from './Note.tsx';

type ConflictNoticeProps = {
  readonly message: string;
  /** What the other saved, in words; null where they deleted it. */
  readonly theirs: string | null;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Two wrote at once: says so, shows the other text beside one's own, and lets one choose. */
export function ConflictNotice({ message, theirs, isBusy, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Notice isUrgent>
      <p role="alert">{message}</p>
      {theirs !== null && (
        <details>
          <summary>{messages.theirs}</summary>
          <textarea
            className={styles.theirs}
            aria-label={messages.theirs}
            value={theirs}
            rows={8}
            dir="auto"
            readOnly
          />
        </details>
      )}
      <Actions>
        <Button size="small" aria-disabled={isBusy} onClick={() => isBusy || onKeepMine()}>
          {messages.keepMine}
        </Button>
        {theirs !== null && (
          <Button look="outlined" size="small" onClick={onTakeTheirs}>
            {messages.takeTheirs}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
