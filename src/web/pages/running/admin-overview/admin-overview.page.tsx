import { overviewMessages as messages } from '#shared/messages/overview.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminOverviewPageQueryDocument } from '#web/generated/AdminOverviewPageQuery.ts';
import { AdminOverview } from './AdminOverview.tsx';

/** `/_/admin`: what waits for whoever works for the site, each number with the way to its list. */
export default adminPage({
  document: AdminOverviewPageQueryDocument,
  isThere: ({ staffOverview }) => staffOverview !== null,
  titleOf: () => messages.title,
  Component: AdminOverview,
});
