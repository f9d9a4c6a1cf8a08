import { formatMessage } from '#shared/messages/format-message.ts';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { ListedIssue } from '#web/generated/fragments.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { CorrectIssue } from './CorrectIssue.tsx';
import { IssueActions } from './IssueActions.tsx';
import { SendRest } from './SendRest.tsx';
import styles from './NewsletterSettings.module.css';

type IssueRowProps = { readonly issue: ListedIssue; readonly onStale: () => void };

/** An issue: what it is called, how far it is, who did not get it, and what can be done about it. */
export function IssueRow({ issue, onStale }: IssueRowProps) {
  const { id, subject, post, recipientCount, counts } = issue;
  const handled = counts.accepted + counts.bounced + counts.skipped;
  const isUnderWay = issue.state === 'SENDING' || issue.state === 'PAUSED';
  return (
    <ListItem data-issue={id}>
      <ItemWords>
        <ItemTitle>
          {post === null ? (
            <span dir="auto">{subject}</span>
          ) : (
            <Link to={shortPostPath(post.id)} dir="auto">
              {subject}
            </Link>
          )}
        </ItemTitle>
        <ItemFacts>
          <span>{stateOf(issue)}</span>
          {isHarm(issue.stopReason) && <span>{messages[issue.stopReason]}</span>}
          {issue.isAutomated && <span>{messages.series}</span>}
          {facts.map((fact) =>
            counts[fact] === 0 ? null : (
              <span key={fact}>{formatMessage(messages[fact], { count: formatNumber(counts[fact]) })}</span>
            ),
          )}
        </ItemFacts>
        {isUnderWay && (
          <progress className={styles.progress} max={recipientCount} value={handled} aria-label={messages.progress} />
        )}
        {counts.held > 0 && <p className={styles.held}>{formatMessage(heldOf(issue), { count: counts.held })}</p>}
      </ItemWords>
      <ItemActions>
        <IssueActions issue={issue} onStale={onStale} />
        <SendRest issue={issue} onStale={onStale} />
        <CorrectIssue issue={issue} />
      </ItemActions>
    </ListItem>
  );
}

const isHarm = (reason: ListedIssue['stopReason']) => reason === 'BOUNCES' || reason === 'COMPLAINTS';

function heldOf({ state, stopReason }: ListedIssue) {
  if (state === 'STOPPED') return messages.heldForGood;
  if (stopReason === 'REFUSED') return messages.heldRefused;
  return stopReason === 'LATE' ? messages.heldLate : messages.held;
}

const facts = ['deferred', 'bounced', 'skipped', 'inDoubt'] as const;

function stateOf({ state, stopReason, isAutomated, recipientCount, counts, sendAt, endedAt }: ListedIssue): string {
  const values = {
    sent: formatNumber(counts.accepted),
    total: formatNumber(recipientCount),
    count: counts.accepted,
    date: formatDate(endedAt ?? sendAt),
  };
  return formatMessage(state === 'PAUSED' ? pausedWords(stopReason, isAutomated) : messages[state], values);
}

function pausedWords(stopReason: ListedIssue['stopReason'], isAutomated: boolean) {
  if (stopReason === 'HIDDEN') return isAutomated ? messages.waits : messages.HIDDEN;
  return stopReason === 'LATE' || stopReason === 'REFUSED' ? messages[stopReason] : messages.WRITER;
}
