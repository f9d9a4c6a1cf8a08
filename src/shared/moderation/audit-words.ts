import { adminAuditMessages as messages } from '../messages/admin-audit.ts';
import { adminMessages } from '../messages/admin.ts';
import { adminReportMessages } from '../messages/admin-reports.ts';
import { decisionMessages } from '../messages/decisions.ts';
import { moderationMessages } from '../messages/moderation.ts';

type Words = Readonly<Record<string, string>>;

const actions: Words = messages.actions;
const kinds: Words = messages.kinds;
const names: Words = messages.values;
const rules: Words = moderationMessages.rules;
const roles: Words = adminMessages.roles;
const caseDeeds: Words = adminReportMessages.deeds;
const ends: Words = messages.ends;
const targets: Words = messages.targets;
const measures: Words = decisionMessages.measures;

// What an older version wrote down by a name of its own is told by that name.

/** What somebody did, as in `changed a setting`. */
export const auditDeed = (action: string): string => actions[action] ?? action;

/** What they did it to. */
export const auditKind = (targetKind: string): string => kinds[targetKind] ?? targetKind;

/** Which value of it is another one since. */
export const auditName = (name: string): string => names[name] ?? name;

/** A value as the form called it where it was chosen. */
export function auditValue(name: string, value: string): string {
  switch (name) {
    case 'rule':
      return rules[value] ?? value;
    case 'measure':
      return measures[value.toUpperCase()] ?? value;
    case 'role':
      return roles[value] ?? value;
    case 'roles':
      return value
        .split(', ')
        .map((role) => roles[role] ?? role)
        .join(', ');
    case 'deed':
      return caseDeeds[value.toUpperCase()] ?? value;
    case 'how':
      return ends[value] ?? value;
    case 'targetKind':
      return targets[value] ?? value;
    default:
      return value;
  }
}
