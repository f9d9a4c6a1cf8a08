import type { ReactNode } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { SkipLink } from '#web/design/SkipLink.tsx';
import { Footer } from '#web/features/ground/footer/Footer.tsx';
import { Header } from '#web/features/ground/header/Header.tsx';
import { useSignedInParts } from '../signed-in-parts.ts';
import styles from './layouts.module.css';

type PageProps = {
  /** True where nothing stands beside the page, as where one writes. */
  readonly isBare?: boolean | undefined;
  readonly children: ReactNode;
};

/** Skip link, header, sidebar and footer around what a layout draws. */
export function Page({ isBare = false, children }: PageProps) {
  const signedIn = useSignedInParts();
  return (
    <div className={styles.page}>
      <SkipLink to="main" label={shellMessages.skipToContent} />
      <Header isBare={isBare} />
      {signedIn && <signedIn.MembershipNotices isBare={isBare} />}
      {signedIn && !isBare && <signedIn.Sidebar />}
      {children}
      <Footer />
    </div>
  );
}
