import { adminMessages as messages } from '#shared/messages/admin.ts';
import type { AuditEntryLine } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { AuditEntries } from './AuditEntries.tsx';

/** What staff did to one thing, the newest first. */
export function AuditList({ audit }: { readonly audit: readonly AuditEntryLine[] }) {
  return (
    <Section title={messages.auditTitle}>
      {audit.length === 0 ? <Note>{messages.noAudit}</Note> : <AuditEntries entries={audit} />}
    </Section>
  );
}
