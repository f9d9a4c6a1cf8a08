import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AuditEntries } from '#web/features/running/admin/AuditEntries.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminAuditPageQueryDocument } from '#web/generated/AdminAuditPageQuery.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { auditFilterOf, auditVariablesOf } from './audit-filter.ts';

/** What staff did, the newest first, with a filter and a file of all that it lets pass. */
export function AdminAudit({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(AdminAuditPageQueryDocument, { variables: auditVariablesOf(query) });
  const { entries = [], olderThan = null } = data?.auditLog ?? {};
  const filter = auditFilterOf(query);
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      <AuditFilterForm filter={filter} />
      {entries.length === 0 && <EmptyText text={messages.empty} />}
      <AuditEntries entries={entries} hasTargets />
      <Actions>
        {olderThan !== null && <a href={buildPath('ShowAdminAudit', {}, { ...filter, olderThan })}>{messages.older}</a>}
        <a href={buildPath('DownloadAudit', {}, filter)} download>
          {messages.download}
        </a>
      </Actions>
    </AdminFrame>
  );
}
