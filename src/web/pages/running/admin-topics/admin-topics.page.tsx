import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminTopicsPageQueryDocument } from '#web/generated/AdminTopicsPageQuery.ts';
import { AdminTopics } from './AdminTopics.tsx';

/** `/_/admin/topics`: for curators and administrators (rule 161). */
export default adminPage({
  document: AdminTopicsPageQueryDocument,
  isThere: ({ viewerCanCurateTopics }) => viewerCanCurateTopics,
  titleOf: () => messages.topicsTitle,
  Component: AdminTopics,
});
