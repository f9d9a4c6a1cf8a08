import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mailStaff } from '#modules/stories/publications/mail-staff.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells everybody on the staff that nobody took over what their owner left, so that it is archived (rule 59). */
export function mailAbandoned(inside: CommandContext, publicationId: string, ownerId: string): Promise<void> {
  const { subject, text } = messages.mailAbandoned;
  return mailStaff(inside, { publicationId, personId: ownerId, actorId: ownerId }, ({ publication }) => ({
    subject: formatMessage(subject, { publication }),
    text: formatMessage(text, { publication }),
    warning: messages.mailAbandonedNote,
    leadsTo: 'publication',
  }));
}

/** Tells everybody on the staff but the owner, who did it, what became of the publication. */
export function mailClosing(
  inside: CommandContext,
  publicationId: string,
  kind: keyof typeof messages.mails,
  deleteAt: Date | null,
): Promise<void> {
  const { viewer } = inside;
  if (viewer === null) throw new NotAllowed();
  const { personId } = viewer;
  const date = day.format(deleteAt ?? inside.clock.now());
  const { subject, text } = messages.mails[kind];
  return mailStaff(inside, { publicationId, personId, actorId: personId }, ({ publication, actor }) => ({
    subject: formatMessage(subject, { publication, date }),
    text: formatMessage(text, { publication, actor, date }),
    warning: messages.mailWarning,
    leadsTo: 'publication',
  }));
}
