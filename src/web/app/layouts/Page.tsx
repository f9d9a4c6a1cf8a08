import type { ReactNode } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { SkipLink } from '#web/design/SkipLink.tsx';
import { Footer } from '#web/features/footer/Footer.tsx';
import { Header } from '#web/features/header/Header.tsx';
import styles from './layouts.module.css';

/** Skip link, header and footer around what a layout draws. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink to="main" label={shellMessages.skipToContent} />
      <Header />
      {children}
      <Footer />
    </div>
  );
}
