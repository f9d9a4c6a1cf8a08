import { Page } from './Page.tsx';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

type TopNavLayoutProps = LayoutProps & { readonly isBare?: boolean };

/** Header, main content over the whole width, footer. */
export function TopNavLayout({ isBare, children }: TopNavLayoutProps) {
  return (
    <Page isBare={isBare}>
      <main id="main" tabIndex={-1} className={styles.wide}>
        {children}
      </main>
    </Page>
  );
}
