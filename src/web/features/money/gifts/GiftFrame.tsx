import type { ReactNode, Ref } from 'react';
import styles from './Gifts.module.css';

type GiftFrameProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** Below the text: what must be said at once. */
  readonly notes?: ReactNode;
  /** Gets the heading where an action led here, so that it is read aloud. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** A page about gifts: its heading, and its parts below each other. */
export function GiftFrame({ title, text, notes, headingRef, children }: GiftFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title} tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {notes}
      </div>
      {children}
    </div>
  );
}

/** What is filled in to give or to redeem. */
export function GiftForm({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.form} ref={ref}>
      {children}
    </div>
  );
}
