import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { adminMessages } from '#shared/messages/admin.ts';
import { adminReportMessages } from '#shared/messages/admin-reports.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { AuditEntryLine } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';

/** Of what was written down by a version that called it otherwise, its own name. */
const deeds: Readonly<Record<string, string>> = messages.actions;
const kinds: Readonly<Record<string, string>> = messages.kinds;

const names: Readonly<Record<string, string>> = messages.values;
const rules: Readonly<Record<string, string>> = moderationMessages.rules;
const roles: Readonly<Record<string, string>> = adminMessages.roles;
const caseDeeds: Readonly<Record<string, string>> = adminReportMessages.deeds;
const ends: Readonly<Record<string, string>> = messages.ends;
const targets: Readonly<Record<string, string>> = messages.targets;
const measures: Readonly<Record<string, string>> = decisionMessages.measures;

/** A value as the form called it where it was chosen. */
function wordOf(name: string, value: string): string {
  if (value === '') return messages.nothing;
  if (name === 'rule') return rules[value] ?? value;
  if (name === 'measure') return measures[value.toUpperCase()] ?? value;
  if (name === 'role') return roles[value] ?? value;
  if (name === 'deed') return caseDeeds[value.toUpperCase()] ?? value;
  if (name === 'how') return ends[value] ?? value;
  return name === 'targetKind' ? (targets[value] ?? value) : value;
}

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
          {formatMessage(messages.line, { actor: actorText(actor, actorUser), action: deeds[action] ?? action })}
          <Note>
            <DateTime timestamp={createdAt} />{' '}
            {formatMessage(messages.time, { time: new Date(createdAt).toISOString().slice(11, 16) })}
            {hasTargets && ` · ${formatMessage(messages.of, { kind: kinds[targetKind] ?? targetKind, id: targetId })}`}
          </Note>
          {changes.map(({ name, before, after }) => (
            <Note key={name}>
              {formatMessage(before === after || before === '' ? messages.unchanged : messages.changed, {
                name: names[name] ?? name,
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
