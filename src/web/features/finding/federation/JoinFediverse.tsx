import type { ReactNode } from 'react';
import { federationMessages as messages } from '#shared/messages/federation.ts';
import styles from './Federation.module.css';

/** Invites a visitor to take part: `children` are the ways in. */
export function JoinFediverse({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.join}>
      <h2 className={styles.joinTitle}>{messages.visitorTitle}</h2>
      <p className={styles.joinText}>{messages.visitorText}</p>
      <p className={styles.ways}>{children}</p>
    </section>
  );
}
