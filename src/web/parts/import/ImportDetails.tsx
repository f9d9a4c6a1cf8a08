import type { ReactNode } from 'react';
import styles from './Import.module.css';

type ImportDetailsProps = {
  readonly outcome: string;
  readonly facts: readonly string[];
  readonly fault: string | null;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** An import that has ended: what came of it in a line, and the rest of it when that is opened. */
export function ImportDetails({ outcome, facts, fault, isOpen, children }: ImportDetailsProps) {
  return (
    <details className={styles.report} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.outcome}>{outcome}</span>
        <span className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </span>
      </summary>
      {fault !== null && <p className={styles.fault}>{fault}</p>}
      {children}
    </details>
  );
}
