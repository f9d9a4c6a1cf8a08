import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminSitePagesPageQueryDocument } from '#web/generated/AdminSitePagesPageQuery.ts';
import { AdminSitePages } from './AdminSitePages.tsx';

/** `/_/admin/pages`: what administrators may write (rule 160). */
export default adminPage({
  document: AdminSitePagesPageQueryDocument,
  isThere: ({ sitePages }) => sitePages !== null,
  titleOf: () => messages.listTitle,
  Component: AdminSitePages,
});
