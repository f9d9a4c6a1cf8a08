import { formatMessage } from '#shared/messages/format-message.ts';
import { audienceMessages as messages } from '#shared/messages/publish-sheet.ts';
import { formatMoment } from '#web/features/ground/dates/format-moment.ts';
import { isLetter, type PublishForm } from './publish-form.ts';
import { timestampOf } from './zoned-time.ts';

const now = { PUBLIC: messages.publicNow, LOCKED: messages.lockedNow, UNLISTED: messages.unlistedNow } as const;
const later = { PUBLIC: messages.publicLater, LOCKED: messages.lockedLater, UNLISTED: messages.unlistedLater } as const;

/**
 * Who will see the story and when, and how many get it by mail, as the form stands: read before the button is pressed.
 * Nothing where the clocks never show the time that was chosen.
 * `mailCount` is undefined where it is not mailed, and until the number is known.
 */
export function audienceOf(form: PublishForm, publicationName: string | undefined, mailCount?: number): string {
  const { isOn, zone, ...wall } = form.schedule;
  const at = isOn ? timestampOf(wall, zone) : undefined;
  // No such time: the field says so, and it goes out at no other.
  if (isOn && at === undefined) return '';
  const time = at === undefined ? '' : momentInZone(at, zone);
  const mail = mailCount === undefined ? [] : [formatMessage(messages.mailed, { count: mailCount })];
  // A letter stands in no list, whosoever it is.
  if (isLetter(form)) {
    const goes = at === undefined ? messages.letterNow : formatMessage(messages.letterLater, { time });
    return [goes, ...mail].join(' ');
  }
  const who = at === undefined ? now[form.visibility] : formatMessage(later[form.visibility], { time });
  const where =
    publicationName === undefined ? [] : [formatMessage(messages.inPublication, { publication: publicationName })];
  return [who, ...where, ...(mailCount === 0 ? [] : mail)].join(' ');
}

/** A moment with the zone whose clocks show it. */
export function momentInZone(timestamp: number, zone: string): string {
  return formatMessage(messages.zone, { time: formatMoment(timestamp, zone), zone: zone.replaceAll('_', ' ') });
}
