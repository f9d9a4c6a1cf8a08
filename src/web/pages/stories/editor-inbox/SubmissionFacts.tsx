import { editedSubmissionMessages as messages, editorInboxMessages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { profilePath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { Badge } from '#web/parts/list/List.tsx';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';

/** By whom, since when and how it stands, and what an editor is to know before they read. */
export function SubmissionFacts({ submission }: Pick<SubmissionPartProps, 'submission'>) {
  const { writer, statusText, isGuest, declinedCount, canceledText, kind, createdAt, expiresAt, content, lacks } =
    submission;
  const { declineReasonText, isPublished, handedInRev, goesOutAt, editorCut, status } = submission;
  const [untilAnswer, untilEdits] =
    kind === 'REVISION'
      ? [messages.reviewEnds, messages.reviewEndsUnedited]
      : [messages.goesBack, messages.goesBackUnedited];
  const goesBack = status === 'CHANGES_REQUESTED' ? untilEdits : untilAnswer;
  const say = useMoment();
  const isOpen = expiresAt !== null;
  return (
    <div className={styles.words}>
      <p className={styles.facts}>
        {writer ? (
          <span dir="auto">
            <Link className={styles.link} to={profilePath(writer.username)}>
              {writer.name}
            </Link>
          </span>
        ) : (
          <span>{messages.closedAccount}</span>
        )}
        <span>
          {editorInboxMessages.submittedOn} <RecentTime timestamp={createdAt} />
        </span>
        {content && <span>{formatMessage(messages.words, { count: content.wordCount })}</span>}
        {editorCut > 0 && <span>{formatMessage(messages.share, { percent: editorCut })}</span>}
      </p>
      <p className={styles.marks}>
        <Badge>{statusText}</Badge>
        {isGuest && <Badge>{editorInboxMessages.guest}</Badge>}
        {kind === 'REVISION' && <Badge>{editorInboxMessages.revision}</Badge>}
      </p>
      {declineReasonText !== null && <p>{formatMessage(messages.declinedFor, { reason: declineReasonText })}</p>}
      {goesOutAt !== null && <p>{formatMessage(messages.goesOut, { time: say(goesOutAt) })}</p>}
      {canceledText !== null && <p dir="auto">{canceledText}</p>}
      {lacks.length > 0 && <Notice>{formatMessage(messages.lacks, { what: lacks.join(' ') })}</Notice>}
      {isOpen && declinedCount > 0 && <Notice>{formatMessage(messages.secondTry, { count: declinedCount })}</Notice>}
      {isOpen && isPublished && (
        <Notice>{kind === 'REVISION' ? messages.revision : messages.publishedElsewhere}</Notice>
      )}
      {isOpen && !isPublished && content && content.rev !== handedInRev && <Notice>{messages.editedSince}</Notice>}
      {isOpen && <p className={styles.expiry}>{formatMessage(goesBack, { date: formatDate(expiresAt) })}</p>}
    </div>
  );
}
