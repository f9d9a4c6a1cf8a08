import { formatMessage } from '#shared/messages/format-message.ts';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { EXPIRE_AFTER_DAYS, MOST_GUEST_SUBMISSIONS } from '#shared/submissions/submission-limits.ts';
import type { SubmissionPlace } from '#web/generated/fragments.ts';

const DAY = 86_400_000;

type Handed = { readonly isPublished: boolean; readonly isReview: boolean };

/** What a writer agrees to and may expect when they hand a story in, one thing a line. */
export function submitTerms(
  { name, guestSubmissionsLeft, submissionSettings: { expectedWait, editorCut } }: SubmissionPlace,
  { isPublished, isReview }: Handed,
): readonly string[] {
  const after = isReview ? messages.reviewed : isPublished ? messages.comesIn : messages.approved;
  return [
    isPublished && !isReview ? messages.readsPublished : messages.reads,
    formatMessage(after, { name }),
    ...(expectedWait === null
      ? []
      : [formatMessage(messages.wait, { days: Math.max(1, Math.ceil(expectedWait / DAY)) })]),
    formatMessage(isReview ? messages.freeReview : messages.free, { days: EXPIRE_AFTER_DAYS }),
    ...(guestSubmissionsLeft === null ? [] : [guestText(name, guestSubmissionsLeft)]),
    // A review changes nothing of what was agreed when the story came.
    ...(isReview ? [] : [formatMessage(messages.cut, { percent: editorCut })]),
  ];
}

function guestText(name: string, left: number): string {
  const known = { name, most: MOST_GUEST_SUBMISSIONS };
  const count = MOST_GUEST_SUBMISSIONS - left;
  return count === 0 ? formatMessage(messages.guest, known) : formatMessage(messages.guestSome, { ...known, count });
}
