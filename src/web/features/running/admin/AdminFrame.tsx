import type { ReactNode } from 'react';
import { SidedPage } from '#web/parts/frame/SidedPage.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';

/** Heading of a page for staff, and the way to the others. */
export function AdminFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SidedPage title={title} side={<AdminNavigation />}>
      {children}
    </SidedPage>
  );
}
