import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mailStaff } from '#modules/stories/publications/mail-staff.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells everybody on the staff that nobody took over what their owner left, so that it is archived (rule 59). */
export function mailAbandoned(inside: CommandContext, publicationId: string, ownerId: string): Promise<void> {
  const { subject, text } = messages.mailAbandoned;
  return mailStaff(inside, { publicationId, personId: ownerId, actorId: ownerId }, ({ publication }, reader) => {
    if (reader === 'actor') return undefined;
    return {
      subject: formatMessage(subject, { publication }),
      text: formatMessage(text, { publication }),
      warning: messages.mailAbandonedNote,
      leadsTo: 'publication',
    };
  });
}

/**
 * Tells everybody on the staff but the owner, who did it, what became of the publication; of its deletion the owner
 * too, who can still take it back, and may be somebody else in their place (rule 282).
 */
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
  return mailStaff(inside, { publicationId, personId, actorId: personId }, ({ publication, actor }, reader) => {
    const words = { publication, actor, date };
    if (reader !== 'actor') {
      return {
        subject: formatMessage(subject, words),
        text: formatMessage(text, words),
        warning: messages.mailWarning,
        leadsTo: 'publication',
      };
    }
    if (kind !== 'publication.deletionPlanned') return undefined;
    return {
      subject: formatMessage(subject, words),
      text: formatMessage(messages.mailDeleting, words),
      warning: messages.mailDeletingWarning,
      leadsTo: 'settings',
    };
  });
}

/** Tells everybody on the staff, its owner as well, that it is gone. Before the staff is forgotten with it. */
export function mailErased(inside: CommandContext, publicationId: string, ownerId: string): Promise<void> {
  const { subject, text } = messages.mailErased;
  return mailStaff(inside, { publicationId, personId: ownerId, actorId: ownerId }, ({ publication }) => ({
    subject: formatMessage(subject, { publication }),
    text: formatMessage(text, { publication }),
    warning: messages.mailErasedNote,
    leadsTo: 'stories',
  }));
}
