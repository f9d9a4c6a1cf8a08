import { formatMessage } from '#shared/messages/format-message.ts';
import { audienceMessages as messages } from '#shared/messages/publish-sheet.ts';
import { formatMoment } from '#web/features/ground/dates/format-moment.ts';
import type { PublishForm } from './publish-form.ts';
import { timestampOf } from './zoned-time.ts';

const now = { PUBLIC: messages.publicNow, LOCKED: messages.lockedNow, UNLISTED: messages.unlistedNow } as const;
const later = { PUBLIC: messages.publicLater, LOCKED: messages.lockedLater, UNLISTED: messages.unlistedLater } as const;

/** Who will see the story and when, as the form stands: read before the button is pressed. */
export function audienceOf(form: PublishForm, publicationName: string | undefined): string {
  const { isOn, zone, ...wall } = form.schedule;
  const at = isOn ? timestampOf(wall, zone) : undefined;
  const who =
    at === undefined ? now[form.visibility] : formatMessage(later[form.visibility], { time: momentInZone(at, zone) });
  if (publicationName === undefined) return who;
  return `${who} ${formatMessage(messages.inPublication, { publication: publicationName })}`;
}

/** A moment with the zone whose clocks show it. */
export function momentInZone(timestamp: number, zone: string): string {
  return formatMessage(messages.zone, { time: formatMoment(timestamp, zone), zone: zone.replaceAll('_', ' ') });
}
