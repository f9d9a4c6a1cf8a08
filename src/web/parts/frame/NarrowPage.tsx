import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './NarrowPage.module.css';

type NarrowPageProps = {
  readonly title: string;
  readonly text?: string;
  /** True where another step led here, so that the heading takes the focus. */
  readonly isArrived?: boolean;
  /** True where the layout has room around the page. */
  readonly isFramed?: boolean;
  readonly children?: ReactNode;
};

/** One question or answer in one column. */
export function NarrowPage(props: NarrowPageProps) {
  const { title, text, isArrived = false, isFramed = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrived) heading.current?.focus();
  }, [isArrived]);
  return (
    <div className={`${styles.page} ${isFramed ? styles.framed : ''}`}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

/** The form of a narrow page. */
export function NarrowForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles.body} />;
}
