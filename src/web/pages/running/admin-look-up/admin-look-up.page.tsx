import { lookUpMessages as messages } from '#shared/messages/look-up.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminLookUpPageQueryDocument } from '#web/generated/AdminLookUpPageQuery.ts';
import { AdminLookUp, soughtIn } from './AdminLookUp.tsx';

/** `/_/admin/search?q=…`: for whoever looks up people or payments (rule 258). */
export default adminPage({
  document: AdminLookUpPageQueryDocument,
  variablesOf: (_route, query) => ({ query: soughtIn(query) }),
  isThere: ({ staffLookUp }) => staffLookUp !== null,
  titleOf: () => messages.title,
  Component: AdminLookUp,
});
