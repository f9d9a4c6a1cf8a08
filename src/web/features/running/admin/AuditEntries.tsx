import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { auditDeed, auditKind, auditName, auditValue } from '#shared/moderation/audit-words.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { AuditEntryLine } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';

/** A value in words, also where there was none. */
const wordOf = (name: string, value: string): string => (value === '' ? messages.nothing : auditValue(name, value));

/** A name and a username, by which one searches; what was written down where the account is gone. */
function actorText(actor: string, user: AuditEntryLine['actorUser']): string {
  return user === null || user.username === null
    ? actor
    : formatMessage(messages.actorNamed, { name: user.name, username: user.username });
}

type AuditEntriesProps = {
  readonly entries: readonly AuditEntryLine[];
  /** False on a page that is about one thing: it need not be named again. */
  readonly hasTargets?: boolean;
};

/** What staff did, as given: who, what, when, and each value before and after. */
export function AuditEntries({ entries, hasTargets = false }: AuditEntriesProps) {
  return (
    <PlainList>
      {entries.map(({ id, actor, actorUser, action, targetKind, targetId, changes, createdAt }) => (
        <li key={id} dir="auto">
          {formatMessage(messages.line, { actor: actorText(actor, actorUser), action: auditDeed(action) })}
          <Note>
            <DateTime timestamp={createdAt} />{' '}
            {formatMessage(messages.time, { time: new Date(createdAt).toISOString().slice(11, 16) })}
            {hasTargets && ` · ${formatMessage(messages.of, { kind: auditKind(targetKind), id: targetId })}`}
          </Note>
          {changes.map(({ name, before, after }) => (
            <Note key={name}>
              {formatMessage(before === after || before === '' ? messages.unchanged : messages.changed, {
                name: auditName(name),
                before: wordOf(name, before),
                after: wordOf(name, after),
              })}
            </Note>
          ))}
        </li>
      ))}
    </PlainList>
  );
}
