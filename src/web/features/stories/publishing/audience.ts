import { formatMessage } from '#shared/messages/format-message.ts';
import { audienceMessages as messages } from '#shared/messages/publish-sheet.ts';
import { formatMoment } from '#web/features/ground/dates/format-moment.ts';
import { isLetter, type PublishForm } from './publish-form.ts';
import { timestampOf } from './zoned-time.ts';

const letter = { now: messages.letterNow, later: messages.letterLater } as const;
const now = { PUBLIC: messages.publicNow, LOCKED: messages.lockedNow, UNLISTED: messages.unlistedNow } as const;
const later = { PUBLIC: messages.publicLater, LOCKED: messages.lockedLater, UNLISTED: messages.unlistedLater } as const;

/** Who will see the story and when, as the form stands: read before the button is pressed. */
export function audienceOf(form: PublishForm, publicationName: string | undefined): string {
  const { isOn, zone, ...wall } = form.schedule;
  const at = isOn ? timestampOf(wall, zone) : undefined;
  const sentences = isLetter(form) ? letter : { now: now[form.visibility], later: later[form.visibility] };
  const who = at === undefined ? sentences.now : formatMessage(sentences.later, { time: momentInZone(at, zone) });
  // A letter stands in no list, whosoever it is.
  if (publicationName === undefined || isLetter(form)) return who;
  return `${who} ${formatMessage(messages.inPublication, { publication: publicationName })}`;
}

/** A moment with the zone whose clocks show it. */
export function momentInZone(timestamp: number, zone: string): string {
  return formatMessage(messages.zone, { time: formatMoment(timestamp, zone), zone: zone.replaceAll('_', ' ') });
}
