import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminAuditPageQueryDocument } from '#web/generated/AdminAuditPageQuery.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { auditFilterOf, auditVariablesOf } from './audit-filter.ts';

/** Of a deed that this page does not know yet its own name. */
const deeds: Readonly<Record<string, string>> = messages.actions;

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
      <PlainList>
        {entries.map(({ id, actor, action, targetKind, targetId, changes, createdAt }) => (
          <li key={id} dir="auto">
            {formatMessage(messages.line, { actor, action: deeds[action] ?? action })}
            <Note>
              <DateTime timestamp={createdAt} /> {new Date(createdAt).toISOString().slice(11, 16)} ·{' '}
              {formatMessage(messages.of, { kind: targetKind, id: targetId })}
            </Note>
            {changes.map(({ name, before, after }) => (
              <Note key={name}>
                {formatMessage(messages.changed, {
                  name,
                  before: before || messages.nothing,
                  after: after || messages.nothing,
                })}
              </Note>
            ))}
          </li>
        ))}
      </PlainList>
      <Actions>
        {olderThan !== null && <a href={buildPath('ShowAdminAudit', {}, { ...filter, olderThan })}>{messages.older}</a>}
        <a href={buildPath('DownloadAudit', {}, filter)} download>
          {messages.download}
        </a>
      </Actions>
    </AdminFrame>
  );
}
