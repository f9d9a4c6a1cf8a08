import type { ReactNode } from 'react';
import { Footer } from '#web/features/ground/footer/Footer.tsx';
import { Header } from '#web/features/ground/header/Header.tsx';
import { useSignedInParts } from '../signed-in-parts.ts';
import styles from './layouts.module.css';

type PageProps = {
  /** True where nothing stands beside the page, as where one writes. */
  readonly isBare?: boolean | undefined;
  readonly children: ReactNode;
};

/** Header, sidebar and footer around what a layout draws. */
export function Page({ isBare = false, children }: PageProps) {
  const signedIn = useSignedInParts();
  return (
    <div className={styles.page}>
      <Header isBare={isBare} />
      {signedIn && <signedIn.SiteNotices />}
      {signedIn && <signedIn.MembershipNotices isBare={isBare} />}
      {signedIn && !isBare && <signedIn.Sidebar />}
      {children}
      <Footer />
    </div>
  );
}
