import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';

type AuditListProps = {
  readonly audit: readonly {
    readonly id: string;
    readonly actor: string;
    readonly action: string;
    readonly before: string;
    readonly after: string;
    readonly createdAt: number;
  }[];
};

/** What staff did to something, the newest first. */
export function AuditList({ audit }: AuditListProps) {
  return (
    <Section title={messages.auditTitle}>
      {audit.length === 0 && <Note>{messages.noAudit}</Note>}
      <PlainList>
        {audit.map(({ id, actor, action, before, after, createdAt }) => (
          <li key={id} dir="auto">
            {formatMessage(messages.auditLine, { actor, action })}
            <Note>
              <DateTime timestamp={createdAt} /> {before} → {after}
            </Note>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
