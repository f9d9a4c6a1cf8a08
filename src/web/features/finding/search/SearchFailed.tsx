import { searchMessages as messages } from '#shared/messages/search.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './SearchResults.module.css';

/** Where the search itself failed: nothing is shown as found. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.part} role="alert">
      <p className={styles.none}>{messages.failed}</p>
      <p className={styles.help}>{messages.failedHelp}</p>
      <p>
        <Button look="outlined" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </p>
    </div>
  );
}
