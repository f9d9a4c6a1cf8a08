import type { ReactNode } from 'react';
import { Section } from '#web/parts/frame/Section.tsx';
import styles from './FinanceSection.module.css';

/** A part of the page of money whose pieces stand apart from each other. */
export function FinanceSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.stack}>{children}</div>
    </Section>
  );
}
