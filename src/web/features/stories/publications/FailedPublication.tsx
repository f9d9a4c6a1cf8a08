import { shellMessages } from '#shared/messages/shell.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './PublicationFrame.module.css';

/** Instead of a page of a publication that is there and could not be read (PUB-3). */
export function FailedPublication({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <h1 className={styles.failure} tabIndex={-1}>
        {shellMessages.publicationLoadFailed}
      </h1>
      <Button look="outlined" onClick={onRetry}>
        {shellMessages.tryAgain}
      </Button>
    </div>
  );
}
