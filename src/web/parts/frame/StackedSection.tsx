import type { ReactNode } from 'react';
import { Section } from './Section.tsx';
import styles from './StackedSection.module.css';

/** A named part of a page whose pieces stand apart from each other. */
export function StackedSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.stack}>{children}</div>
    </Section>
  );
}

/** Pieces that are long themselves, far apart from each other. */
export function WideStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
