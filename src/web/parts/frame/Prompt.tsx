import type { ReactNode } from 'react';
import { ButtonRow } from '../form/ButtonRow.tsx';
import styles from './Prompt.module.css';

/** A sentence, and below it what can be pressed about it. */
export function Prompt({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.prompt}>
      <p>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
