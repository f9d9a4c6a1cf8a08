import { firstStepsMessages as messages } from '#shared/messages/first-steps.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminStartPageQueryDocument } from '#web/generated/AdminStartPageQuery.ts';
import { AdminStart } from './AdminStart.tsx';

/** `/_/admin/start`: where setting the site up leads, for administrators. */
export default adminPage({
  document: AdminStartPageQueryDocument,
  isThere: ({ firstSteps }) => firstSteps !== null,
  titleOf: () => messages.title,
  Component: AdminStart,
});
