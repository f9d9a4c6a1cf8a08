import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { mailStaff } from '#modules/stories/publications/mail-staff.ts';
import type { Transfer } from './transfer.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells an editor by mail that a publication is theirs to take over. */
export async function mailOffer(inside: CommandContext, transfer: Transfer): Promise<void> {
  const { database, config } = inside;
  const { publicationId, fromId, toId, isLeaving, endsAt } = transfer;
  const to = await findConfirmedAddress(database, toId);
  const [actor] = await loadPeople(database, [fromId]);
  const [publication] = await loadPublications(database, [publicationId]);
  if (to === null || actor === undefined || publication === undefined) return;
  const { siteUrl } = config;
  const words = { actor: actor.name, publication: publication.name, date: day.format(endsAt) };
  const text = formatMessage(isLeaving ? messages.mailLeaving : messages.mailOffer, words);
  const path = buildPath('ShowCollectionSettingsStaff', { collectionSlug: publication.slug });
  const mail = composeMail({
    subject: formatMessage(isLeaving ? messages.mailLeavingSubject : messages.mailOfferSubject, words),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: messages.mailOfferButton, url: siteUrl + path },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}

/** In words of its own to whom it is about: they are told by this mail alone. */
const texts = {
  accepted: { subject: messages.mailAcceptedSubject, person: messages.mailAcceptedYou, other: messages.mailAccepted },
  undone: { subject: messages.mailUndoneSubject, person: messages.mailUndoneYou, other: messages.mailUndone },
} as const;

/** Tells everybody on the staff by mail who owns the publication now (rule 58), but for who did it. */
export function mailTransfer(
  inside: CommandContext,
  { publicationId, fromId, toId }: Transfer,
  what: 'accepted' | 'undone',
): Promise<void> {
  const [actorId, personId] = what === 'accepted' ? [toId, fromId] : [fromId, toId];
  return mailStaff(inside, { publicationId, personId, actorId }, (words, reader) => {
    if (reader === 'actor') return undefined;
    return {
      subject: formatMessage(texts[what].subject, words),
      text: formatMessage(texts[what][reader], words),
      warning: messages.mailWarning,
      leadsTo: 'staff',
    };
  });
}
