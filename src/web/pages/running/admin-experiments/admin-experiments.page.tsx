import { experimentMessages as messages } from '#shared/messages/experiments.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminExperimentsPageQueryDocument } from '#web/generated/AdminExperimentsPageQuery.ts';
import { AdminExperiments } from './AdminExperiments.tsx';

/** `/_/admin/experiments`: for administrators (CORE-5). */
export default adminPage({
  document: AdminExperimentsPageQueryDocument,
  isThere: ({ experiments }) => experiments !== null,
  titleOf: () => messages.title,
  Component: AdminExperiments,
});
