import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import styles from './PublishSheet.module.css';

/** What may have been forgotten. */
export function Warnings({ warnings, isEmail }: { readonly warnings: readonly string[]; readonly isEmail: boolean }) {
  if (warnings.length === 0) return null;
  const title = isEmail ? messages.warningsLetter : messages.warnings;
  return (
    <section className={styles.warnings} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.points}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
