import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { CalendarEntry, type EntryWays } from './CalendarEntry.tsx';
import { inboxAddress } from './inbox-filter.ts';
import styles from './InboxCalendar.module.css';

type UndatedStoriesProps = EntryWays & {
  readonly stories: readonly InboxSubmission[];
  readonly hasMore: boolean;
};

/** What has no due day yet, and where one puts what is to have none. */
export function UndatedStories({ stories, hasMore, ...entry }: UndatedStoriesProps) {
  const { drag, path, filter } = entry;
  return (
    <section className={styles.undated} data-date="" data-day="" data-target={drag.target === '' || undefined}>
      <h2 className={styles.undatedTitle}>{messages.undated}</h2>
      <p className={styles.note}>{stories.length === 0 ? messages.undatedNone : messages.undatedText}</p>
      {stories.length > 0 && (
        <ul className={styles.tray}>
          {stories.map((story) => (
            <CalendarEntry key={story.id} submission={story} {...entry} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={styles.note}>
          <Link className={styles.more} to={inboxAddress(path, { ...filter, calendar: undefined })}>
            {messages.undatedMore}
          </Link>
        </p>
      )}
    </section>
  );
}
