import { type ReactNode, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { suggestedEditsMessages } from '#shared/messages/suggestions.ts';
import { nextForWriterMessages, writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { submissionPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { SubmittedText, type TextProps } from '#web/features/stories/submission-notes/SubmittedText.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { isLeftToWriter } from './own-submission.ts';
import { SubmissionActions } from './SubmissionActions.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';
import { SubmissionNotes } from './SubmissionNotes.tsx';
import styles from './SubmissionStatus.module.css';

const DAY = 86_400_000;
type DatedMessage = (typeof messages)[
  | 'submittedOn'
  | 'changedOn'
  | 'backOn'
  | 'nudgedOn'
  | 'nudgeFrom'
  | 'editsBy'
  | 'reviewEnds'
  | 'reviewEditsBy'];

type SubmissionStatusProps = {
  readonly submission: WriterSubmission;
  /** On the page of the story itself: all of it is open. */
  readonly isWhole?: boolean;
  /** What the editors read, where it is shown here. */
  readonly content?: TextProps['content'] | null;
  /** Above what was said of it. */
  readonly children?: ReactNode;
};

/** What ends where nothing more is done: a review leaves the story where it is. */
function untilWhen({ kind, status }: WriterSubmission): DatedMessage {
  const isWithWriter = status === 'CHANGES_REQUESTED';
  if (kind === 'REVISION') return isWithWriter ? messages.reviewEditsBy : messages.reviewEnds;
  return isWithWriter ? messages.editsBy : messages.backOn;
}

/** Where a story stands with a publication, as its writer sees it, and what they may do about it. */
export function SubmissionStatus({ submission, isWhole = false, content = null, children }: SubmissionStatusProps) {
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const { openSuggestionCount: suggested } = submission;
  const {
    collection,
    kind,
    status,
    statusText,
    declineReasonText,
    canceledText,
    createdAt,
    actedAt,
    expiresAt,
    nudgedAt,
    nudgeableAt,
    goesOutAt,
    editorCut,
  } = submission;
  const say = useMoment();
  const title = submission.title || messages.untitled;
  const wait =
    expiresAt === null || status === 'CHANGES_REQUESTED' ? null : (collection?.submissionSettings.expectedWait ?? null);
  const on = (message: DatedMessage, date: number) => <span>{formatMessage(message, { date: formatDate(date) })}</span>;
  const next = status === 'ACCEPTED' && !isLeftToWriter(submission) ? undefined : nextForWriterMessages[status];
  return (
    <article className={isWhole ? styles.whole : styles.submission} data-submission={submission.id}>
      <h2 className={styles.title} dir="auto">
        {isWhole ? (
          formatMessage(messages.to, { name: collection?.name ?? messages.untitled })
        ) : submission.isPostThere ? (
          <Link to={submissionPath(submission.postId)}>{title}</Link>
        ) : (
          title
        )}
      </h2>
      <p>
        <strong className={styles.state}>{statusText}</strong>{' '}
        {goesOutAt === null ? next : formatMessage(messages.goesOut, { time: say(goesOutAt) })}
      </p>
      {declineReasonText !== null && <p>{formatMessage(messages.declined, { reason: declineReasonText })}</p>}
      {kind === 'REVISION' && status === 'REJECTED' && <p>{messages.reviewStays}</p>}
      {canceledText !== null && <p dir="auto">{canceledText}</p>}
      <Facts>
        {collection && !isWhole && <span dir="auto">{formatMessage(messages.to, { name: collection.name })}</span>}
        {on(messages.submittedOn, createdAt)}
        {formatDate(actedAt) !== formatDate(createdAt) && on(messages.changedOn, actedAt)}
        {editorCut > 0 && <span>{formatMessage(messages.share, { percent: editorCut })}</span>}
        {wait !== null && <span>{formatMessage(messages.wait, { days: Math.max(1, Math.ceil(wait / DAY)) })}</span>}
        {nudgeableAt !== null && !submission.viewerCan.includes('NUDGE') && on(messages.nudgeFrom, nudgeableAt)}
        {expiresAt !== null && on(untilWhen(submission), expiresAt)}
      </Facts>
      {nudgedAt !== null && <p>{on(messages.nudgedOn, nudgedAt)}</p>}
      {suggested > 0 && !isWhole && (
        <p>
          <Link className={styles.waiting} to={submissionPath(submission.postId)}>
            {formatMessage(suggestedEditsMessages.waiting, { count: suggested })}
          </Link>
        </p>
      )}
      <SubmissionActions submission={submission} title={title} />
      {children}
      <details className={styles.history} open={isWhole}>
        <summary>{messages.history}</summary>
        <SubmissionHistory submission={submission} />
        <SubmissionNotes submission={submission} body={body} />
      </details>
      {content && (
        <details className={styles.history}>
          <summary>{messages.submittedText}</summary>
          <SubmittedText content={content} bodyRef={setBody} />
        </details>
      )}
    </article>
  );
}
