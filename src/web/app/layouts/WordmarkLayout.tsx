import { shellMessages } from '#shared/messages/shell.ts';
import { SkipLink } from '#web/design/SkipLink.tsx';
import { Footer } from '#web/features/footer/Footer.tsx';
import { WordmarkHeader } from '#web/features/header/WordmarkHeader.tsx';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

/** Nothing above the page but the wordmark: plans, onboarding, messages about an account. */
export function WordmarkLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink to="main" label={shellMessages.skipToContent} />
      <WordmarkHeader />
      <main id="main" tabIndex={-1} className={styles.narrow}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
