import { Page } from './Page.tsx';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

/**
 * Main column of at most 680px with 24px beside it, and room for a right column of 352px (368px at the
 * widest) from 904px on. A page fills that room with `RightColumn`.
 */
export function TwoColumnLayout({ children }: LayoutProps) {
  return (
    <Page>
      <main id="main" tabIndex={-1} className={styles.twoColumn}>
        {children}
      </main>
    </Page>
  );
}
