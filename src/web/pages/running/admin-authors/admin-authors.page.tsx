import { authorMessages } from '#shared/messages/authors.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminAuthorsPageQueryDocument } from '#web/generated/AdminAuthorsPageQuery.ts';
import { AdminAuthors } from './AdminAuthors.tsx';

/** `/_/admin/authors`: who wants to be verified as an author, and who is, for administrators (rule 203). */
export default adminPage({
  document: AdminAuthorsPageQueryDocument,
  variablesOf: () => ({ to: null }),
  isThere: ({ authorApplications }) => authorApplications !== null,
  titleOf: () => authorMessages.admin.title,
  Component: AdminAuthors,
});
