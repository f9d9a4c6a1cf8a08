import { Page } from './Page.tsx';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

/** The page's own canvas below the header: landing pages and documents. */
export function BasicLayout({ children }: LayoutProps) {
  return (
    <Page>
      <main id="main" tabIndex={-1} className={styles.wide}>
        {children}
      </main>
    </Page>
  );
}
