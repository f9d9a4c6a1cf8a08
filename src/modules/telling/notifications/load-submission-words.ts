import { declineReasonMessages } from '#shared/messages/submissions.ts';
import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { SubmissionAction } from '#shared/submissions/submission-machine.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readHistory } from '#modules/stories/submissions/read-submissions.ts';
import type { Notification } from './notification.ts';

/** The moves that editors make with words to the writer, by what tells of them. */
const SAID_WITH: Partial<Record<NotificationKind, SubmissionAction>> = {
  SUBMISSION_ACCEPTED: 'accept',
  SUBMISSION_CHANGES_REQUESTED: 'requestChanges',
  SUBMISSION_DECLINED: 'decline',
};

export type SubmissionWords = {
  /** Why a story was declined, in words; null where it was not. */
  readonly reason: string | null;
  /** What the editors wrote; the empty text where they wrote nothing. */
  readonly note: string;
};

/** What the editors said to the writer with a decision, as it stands now. */
export async function loadSubmissionWords(
  context: ReadContext,
  { kind, submission }: Pick<Notification, 'kind' | 'submission'>,
): Promise<SubmissionWords> {
  const action = SAID_WITH[kind];
  if (action === undefined || submission === null) return { reason: null, note: '' };
  const { id, declineReason } = submission.submission;
  const history = await readHistory(context, id);
  const note = history.findLast((event) => event.action === action)?.note ?? '';
  const isReasoned = action === 'decline' && declineReason !== null;
  return { reason: isReasoned ? declineReasonMessages[declineReason] : null, note };
}
