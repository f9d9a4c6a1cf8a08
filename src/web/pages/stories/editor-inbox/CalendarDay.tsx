import { useId, useState } from 'react';
import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { CalendarEntry, type EntryWays } from './CalendarEntry.tsx';
import type { TimedStory } from './calendar-stories.ts';
import { GoingOutEntry } from './GoingOutEntry.tsx';
import styles from './InboxCalendar.module.css';

/** What a day of a month shows before one asks for the others. */
const MOST_OF_MONTH = 3;
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

type CalendarDayProps = EntryWays & {
  readonly day: string;
  readonly stories: readonly InboxSubmission[];
  readonly goingOut: readonly TimedStory[];
  /** That the times are not those of the viewer's clock yet. */
  readonly isUtc: boolean;
};

/** One day: what is due on it, and what goes out. Days that are over take nothing anymore. */
export function CalendarDay({ day, stories, goingOut, isUtc, ...entry }: CalendarDayProps) {
  const { today, filter, drag, moving } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const at = Date.parse(`${day}T00:00:00Z`);
  const isMonth = filter.calendar?.span === 'month';
  const isOver = today !== undefined && day < today;
  const isOutside = isMonth && filter.calendar?.day.slice(0, 7) !== day.slice(0, 7);
  // What was just put here stays in sight, and keeps the focus.
  const first = stories.filter(({ id: one }, index) => !isMonth || index < MOST_OF_MONTH || moving.moved.has(one));
  const hidden = stories.length - first.length;
  const shown = isOpen ? stories : first;
  const full = formatDate(at, 'longDay');
  return (
    <li
      className={styles.day}
      data-date={day}
      data-day={isOver ? undefined : day}
      data-over={isOver || undefined}
      data-today={day === today || undefined}
      data-outside={isOutside || undefined}
      data-empty={(stories.length === 0 && goingOut.length === 0) || undefined}
      data-target={drag.target === day || undefined}
    >
      <h3 className={styles.date} aria-label={day === today ? formatMessage(messages.isToday, { day: full }) : full}>
        <span className={styles.weekday}>{weekday.format(at)}</span>{' '}
        <span className={styles.number}>
          {(isOutside || day.endsWith('-01') ? monthAndDay : dayOfMonth).format(at)}
        </span>
      </h3>
      {(shown.length > 0 || goingOut.length > 0) && (
        <ul className={styles.entries} id={id}>
          {goingOut.map((story) => (
            <GoingOutEntry key={story.id} story={story} isUtc={isUtc} />
          ))}
          {shown.map((story) => (
            <CalendarEntry key={story.id} submission={story} {...entry} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button look="plain" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.showFewer : formatMessage(messages.showMore, { count: hidden })}
        </Button>
      )}
    </li>
  );
}
