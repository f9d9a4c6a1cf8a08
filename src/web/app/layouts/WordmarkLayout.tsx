import { shellMessages } from '#shared/messages/shell.ts';
import { SkipLink } from '#web/design/SkipLink.tsx';
import { Footer } from '#web/features/ground/footer/Footer.tsx';
import { WordmarkHeader } from '#web/features/ground/header/WordmarkHeader.tsx';
import { useSignedInParts } from '../signed-in-parts.ts';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './layouts.module.css';

/** Nothing above the page but the wordmark: plans, onboarding, messages about an account. */
export function WordmarkLayout({ children }: LayoutProps) {
  const signedIn = useSignedInParts();
  return (
    <div className={styles.page}>
      <SkipLink to="main" label={shellMessages.skipToContent} />
      <WordmarkHeader />
      {signedIn && <signedIn.SiteNotices />}
      {signedIn && <signedIn.MembershipNotices isBare />}
      <main id="main" tabIndex={-1} className={styles.narrow}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
