import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { Button } from '#web/design/Button.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import styles from './PageConflictNotice.module.css';
import type { PageConflict } from './use-written-page.ts';

type PageConflictNoticeProps = {
  readonly conflict: PageConflict;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Two wrote at once: says so, shows the other text beside one's own, and lets one choose. */
export function PageConflictNotice({ conflict, isBusy, onKeepMine, onTakeTheirs }: PageConflictNoticeProps) {
  const { message, page } = conflict;
  return (
    <Notice isUrgent>
      <p role="alert">{message}</p>
      {page !== null && (
        <details>
          <summary>{messages.theirs}</summary>
          <textarea
            className={styles.theirs}
            aria-label={messages.theirs}
            value={page.text}
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
        {page !== null && (
          <Button look="outlined" size="small" onClick={onTakeTheirs}>
            {messages.takeTheirs}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
