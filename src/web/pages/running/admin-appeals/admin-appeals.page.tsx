import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminAppealsPageQueryDocument } from '#web/generated/AdminAppealsPageQuery.ts';
import { AdminAppeals } from './AdminAppeals.tsx';
import { isDecided } from '#web/features/running/admin/decided-filter.ts';

/** `/_/admin/appeals`: appeals that wait, those due first, and what was answered (rule 232). */
export default adminPage({
  document: AdminAppealsPageQueryDocument,
  variablesOf: (_route, query) => ({ isDecided: isDecided(query), to: cursorOf(query) }),
  isThere: ({ appeals }) => appeals !== null,
  titleOf: () => messages.pageTitle,
  Component: AdminAppeals,
});
