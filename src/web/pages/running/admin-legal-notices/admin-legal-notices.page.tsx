import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminLegalNoticesPageQueryDocument } from '#web/generated/AdminLegalNoticesPageQuery.ts';
import { AdminLegalNotices } from './AdminLegalNotices.tsx';
import { isDecided } from '#web/features/running/admin/decided-filter.ts';

/** `/_/admin/legal-notices`: notices that wait, the oldest first, and what was decided (rule 261). */
export default adminPage({
  document: AdminLegalNoticesPageQueryDocument,
  variablesOf: (_route, query) => ({ isDecided: isDecided(query), to: cursorOf(query) }),
  isThere: ({ legalNotices }) => legalNotices !== null,
  titleOf: () => messages.title,
  Component: AdminLegalNotices,
});
