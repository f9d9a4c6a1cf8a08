import type { ReactNode } from 'react';
import styles from './Frame.module.css';

type PageHeadingProps = {
  readonly title: string;
  /** A word above the title that says what kind of page it is. */
  readonly kicker?: string;
  /** Figures or a sentence below it. */
  readonly children?: ReactNode;
};

/** The one h1 of a page that is not a story. */
export function PageHeading({ title, kicker, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title} dir="auto" tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}

/** Short facts in one line, with dots between them. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
