import type { ReactNode } from 'react';
import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Frame } from '../frame/Frame.tsx';
import { TabBar } from '../tabs/TabBar.tsx';
import styles from './Admin.module.css';

const tabs = [
  { label: messages.reports, to: buildPath('ShowAdminReports') },
  { label: messages.bannedLinks, to: buildPath('ShowAdminBannedLinks') },
  { label: messages.topics, to: buildPath('ShowAdminTopics') },
  { label: messages.pages, to: buildPath('ShowAdminSitePages') },
  { label: messages.coupons, to: buildPath('ShowAdminCoupons') },
  { label: messages.experiments, to: buildPath('ShowAdminExperiments') },
  { label: messages.settings, to: buildPath('ShowAdminSettings') },
  { label: messages.status, to: buildPath('ShowInternalStatus') },
];

/** Heading of a page for staff, and the way to the others: each is there for those whose role has it. */
export function AdminFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Frame>
      <div className={styles.page}>
        <TabBar label={messages.sections} tabs={tabs} />
        <h1 className={styles.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {children}
      </div>
    </Frame>
  );
}
