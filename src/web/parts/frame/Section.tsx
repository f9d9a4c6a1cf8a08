import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  readonly title: string;
  /** A link to all of it, beside the title. */
  readonly more?: ReactNode;
  readonly look?: 'ruled' | 'quiet';
  readonly children: ReactNode;
};

/** A named part of a page. */
export function Section({ title, more, look = 'ruled', children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${styles.section} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 className={styles.title} id={id} dir="auto">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
