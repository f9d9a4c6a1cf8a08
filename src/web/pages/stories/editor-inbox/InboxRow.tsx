import { editorInboxMessages as messages, inboxCalendarMessages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { isOpenStatus } from '#shared/submissions/submission-machine.ts';
import { OutcomeText, type RowOutcome, SelectBox } from '#web/features/stories/selection/SelectBox.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { Badge } from '#web/parts/list/List.tsx';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import styles from './EditorInbox.module.css';
import { type InboxFilter, inboxAddress } from './inbox-filter.ts';
import { useZone } from './use-zone.ts';

type InboxRowProps = {
  readonly submission: InboxSubmission;
  readonly path: string;
  readonly filter: InboxFilter;
  readonly selection: Selection<InboxSubmission>;
  /** What came of it when many were decided at once. */
  readonly outcome: RowOutcome | undefined;
};

/** One submission: what it is, by whom, how it stands, and who answers it when. */
export function InboxRow({ submission, path, filter, selection, outcome }: InboxRowProps) {
  const { id, writer, statusText, kind, isGuest, isSecondTry, createdAt, dueOn, assignee } = submission;
  const title = submission.title || messages.untitled;
  const { today } = useZone();
  const isOpen = submission.status !== 'APPROVED' && isOpenStatus(submission.status);
  const isLate = isOpen && today !== undefined && dueOn !== null && dueOn < today;
  return (
    <li className={styles.row}>
      <SelectBox selection={selection} item={submission} title={title} />
      <div className={styles.words}>
        <h2 className={styles.rowTitle} dir="auto">
          <Link className={styles.link} to={inboxAddress(path, filter, id)} data-row="">
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span dir="auto">{formatMessage(messages.by, { name: writer?.name ?? messages.closedAccount })}</span>
          <span>
            {messages.submittedOn} <RecentTime timestamp={createdAt} />
          </span>
          {dueOn !== null && (
            <span>{formatMessage(messages.due, { date: formatDate(Date.parse(`${dueOn}T00:00:00Z`)) })}</span>
          )}
          {isLate && <strong className={styles.late}>{inboxCalendarMessages.late}</strong>}
          {assignee && <span dir="auto">{formatMessage(messages.lookedAfter, { name: assignee.name })}</span>}
        </p>
        <p className={styles.marks}>
          <Badge>{statusText}</Badge>
          {isGuest && <Badge>{messages.guest}</Badge>}
          {kind === 'REVISION' && <Badge>{messages.revision}</Badge>}
          {isSecondTry && <Badge>{messages.secondTry}</Badge>}
        </p>
        <OutcomeText outcome={outcome} />
      </div>
    </li>
  );
}
