import { formatMessage } from '#shared/messages/format-message.ts';
import { activityMessages, publicationActivityMessages as messages } from '#shared/messages/publication-activity.ts';
import type { ActivityRow } from '#web/generated/fragments.ts';

const roles = { owner: messages.owner, editor: messages.editor, writer: messages.writer } as const;
const isRole = (text: string): text is keyof typeof roles => Object.hasOwn(roles, text);
const isKnown = (kind: string): kind is keyof typeof activityMessages => Object.hasOwn(activityMessages, kind);

/** What one line of the log says; undefined of a kind that this page does not know yet. */
export function activitySentence({ kind, subject, actor, user }: ActivityRow): string | undefined {
  if (!isKnown(kind)) return undefined;
  const who = actor?.name ?? messages.someone;
  const role = isRole(subject) ? roles[subject] : messages.writer;
  const isOwnDoing = actor !== null && actor.id === user?.id;
  if (kind === 'member.appointed' && isOwnDoing) return formatMessage(messages.joined, { who, role });
  if (kind === 'invitation.sent' && user === null) return formatMessage(messages.invitedByMail, { who, role });
  if (kind === 'settings.changed' && subject !== '') return formatMessage(messages.moved, { who, what: subject });
  if (kind === 'domain.changed' && subject === '') return formatMessage(messages.disconnected, { who });
  const what = kind === 'member.appointed' || kind === 'invitation.sent' ? role : subject || messages.nameless;
  return formatMessage(activityMessages[kind], { who, whom: user?.name ?? messages.somebody, what });
}
