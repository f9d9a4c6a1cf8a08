import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  readonly title: string;
  /** What a link may lead to. */
  readonly id?: string;
  /** A link to all of it, beside the title. */
  readonly more?: ReactNode;
  readonly look?: 'ruled' | 'quiet';
  /** A `nav` beside a story: reading modes take a section for part of the text. */
  readonly as?: 'section' | 'nav';
  readonly children: ReactNode;
};

/** A named part of a page. */
export function Section({ title, id: anchor, more, look = 'ruled', as: Frame = 'section', children }: SectionProps) {
  const id = useId();
  return (
    <Frame id={anchor} className={`${styles.section} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 className={styles.title} id={id} dir="auto">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </Frame>
  );
}
