import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminBoostsPageQueryDocument } from '#web/generated/AdminBoostsPageQuery.ts';
import { AdminBoosts } from './AdminBoosts.tsx';

/** `/_/admin/boosts`: what was nominated and waits for approvals, for curators and administrators (rule 200). */
export default adminPage({
  document: AdminBoostsPageQueryDocument,
  variablesOf: () => ({ to: null }),
  isThere: ({ boostCases }) => boostCases !== null,
  titleOf: () => messages.title,
  Component: AdminBoosts,
});
