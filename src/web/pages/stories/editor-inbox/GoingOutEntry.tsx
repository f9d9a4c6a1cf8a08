import { editorInboxMessages, inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { TimedStory } from './calendar-stories.ts';
import styles from './InboxCalendar.module.css';

type GoingOutEntryProps = { readonly story: TimedStory; readonly isUtc: boolean };

/** A story that is accepted and waits for its time; its writer or whoever scheduled it sets that. */
export function GoingOutEntry({ story: { title, time }, isUtc }: GoingOutEntryProps) {
  return (
    <li className={styles.goingOut}>
      <span className={styles.entryTitle} dir="auto">
        {title || editorInboxMessages.untitled}
      </span>
      <span className={styles.fact}>{formatMessage(isUtc ? messages.goesOutUtc : messages.goesOut, { time })}</span>
    </li>
  );
}
