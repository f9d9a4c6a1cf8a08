import type { MouseEvent, ReactNode } from 'react';
import styles from './SignIn.module.css';

type StepLinkProps = {
  /** Where the step is reached without script. */
  readonly href: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** Leads to another step: in place where script runs, else by its own address. */
export function StepLink({ href, onPress, children }: StepLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={styles.link} href={href} onClick={press}>
      {children}
    </a>
  );
}
