import { formatMessage } from '#shared/messages/format-message.ts';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { SubmissionPlaceRow } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';

type ClosedTextProps = {
  readonly reason: string;
  readonly settings: Pick<SubmissionPlaceRow['submissionSettings'], 'isPaused' | 'pausedUntil'>;
};

/** Why a publication takes nothing now, and from which day on it does again. */
export function ClosedText({ reason, settings: { isPaused, pausedUntil } }: ClosedTextProps) {
  const until = isPaused && pausedUntil !== null ? Date.parse(`${pausedUntil}T00:00:00Z`) : undefined;
  return (
    <Note>
      <span dir="auto">{reason}</span>
      {until !== undefined && <> {formatMessage(messages.closedUntil, { date: formatDate(until) })}</>}
    </Note>
  );
}
