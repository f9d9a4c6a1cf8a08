import { Page } from './Page.tsx';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

/** Header, main content over the whole width, footer. */
export function TopNavLayout({ children }: LayoutProps) {
  return (
    <Page>
      <main id="main" tabIndex={-1} className={styles.wide}>
        {children}
      </main>
    </Page>
  );
}
