import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { calendarDays, stepCalendar } from '#shared/submissions/calendar-days.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { type InboxFilter, inboxAddress } from './inbox-filter.ts';
import styles from './InboxCalendar.module.css';

type CalendarStepsProps = {
  readonly filter: InboxFilter;
  readonly path: string;
  readonly today: string | undefined;
};

/** Which week or month it is, with the ways to the one before, the one after, and that of today. */
export function CalendarSteps({ filter, path, today }: CalendarStepsProps) {
  const { calendar } = filter;
  if (calendar === undefined) return null;
  const { span, day } = calendar;
  const to = (wanted: string) => inboxAddress(path, { ...filter, calendar: { span, day: wanted } });
  const date = (text: string, style: 'day' | 'month') => formatDate(Date.parse(`${text}T00:00:00Z`), style);
  const isWeek = span === 'week';
  const name = isWeek
    ? formatMessage(messages.weekOf, { date: date(calendarDays(span, day)[0] ?? day, 'day') })
    : date(day, 'month');
  return (
    <div className={styles.steps}>
      <h2 className={styles.period} tabIndex={-1} data-period="">
        {name}
      </h2>
      <ButtonLink
        look="outlined"
        size="small"
        href={to(stepCalendar(span, day, -1))}
        aria-label={isWeek ? messages.previousWeek : messages.previousMonth}
      >
        <span aria-hidden="true">‹</span>
      </ButtonLink>
      <ButtonLink look="outlined" size="small" href={to(today ?? '')}>
        {messages.today}
      </ButtonLink>
      <ButtonLink
        look="outlined"
        size="small"
        href={to(stepCalendar(span, day, 1))}
        aria-label={isWeek ? messages.nextWeek : messages.nextMonth}
      >
        <span aria-hidden="true">›</span>
      </ButtonLink>
    </div>
  );
}
