import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminErrorsPageQueryDocument } from '#web/generated/AdminErrorsPageQuery.ts';
import { AdminErrors, FIRST_LIST } from './AdminErrors.tsx';

/** `/_/admin/errors`: for administrators (rule 245). */
export default adminPage({
  document: AdminErrorsPageQueryDocument,
  variablesOf: () => FIRST_LIST,
  isThere: ({ errorGroups }) => errorGroups !== null,
  titleOf: () => messages.title,
  Component: AdminErrors,
});
