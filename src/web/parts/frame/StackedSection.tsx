import type { ReactNode } from 'react';
import { Section } from './Section.tsx';
import styles from './StackedSection.module.css';

type StackedSectionProps = { readonly title: string; readonly id?: string; readonly children: ReactNode };

/** A named part of a page whose pieces stand apart from each other. */
export function StackedSection({ title, id, children }: StackedSectionProps) {
  return (
    <Section title={title} id={id}>
      <div className={styles.stack}>{children}</div>
    </Section>
  );
}

/** Pieces that are long themselves, far apart from each other. */
export function WideStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
