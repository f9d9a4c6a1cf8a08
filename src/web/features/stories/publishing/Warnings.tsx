import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import styles from './PublishSheet.module.css';

/** What may have been forgotten. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <section className={styles.warnings} aria-label={messages.warnings}>
      <h3 className={styles.subtitle}>{messages.warnings}</h3>
      <ul className={styles.points}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
