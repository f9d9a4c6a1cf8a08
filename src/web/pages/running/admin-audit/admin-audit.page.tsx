import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminAuditPageQueryDocument } from '#web/generated/AdminAuditPageQuery.ts';
import { AdminAudit } from './AdminAudit.tsx';
import { auditVariablesOf } from './audit-filter.ts';

/** `/_/admin/audit`: what staff did, for administrators (rule 166). */
export default adminPage({
  document: AdminAuditPageQueryDocument,
  variablesOf: (_route, query) => auditVariablesOf(query),
  isThere: ({ auditLog }) => auditLog !== null,
  titleOf: () => messages.title,
  Component: AdminAudit,
});
