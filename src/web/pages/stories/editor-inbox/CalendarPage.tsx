import { editorInboxMessages, inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { calendarDays } from '#shared/submissions/calendar-days.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { EditingTabs } from '#web/features/stories/editing-submissions/EditingTabs.tsx';
import { useListKeys } from '#web/features/stories/selection/use-list-keys.ts';
import { PageKeys } from '#web/features/stories/editing-submissions/PageKeys.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type InboxCalendarPageQuery, InboxCalendarPageQueryDocument } from '#web/generated/InboxCalendarPageQuery.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarSteps } from './CalendarSteps.tsx';
import { entryId } from './calendar-focus.ts';
import { daysOfStories, goingOutByDay } from './calendar-stories.ts';
import { filterOf, inboxAddress, type InboxFilter, wireFilterOf } from './inbox-filter.ts';
import styles from './InboxCalendar.module.css';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxViews } from './InboxViews.tsx';
import { UndatedStories } from './UndatedStories.tsx';
import { useDayDrag } from './use-day-drag.ts';
import { useMoving } from './use-moving.ts';
import { useZone } from './use-zone.ts';

/** More than this in one answer there is not. */
const MOST_DUE = 500;

/** What the calendar of a filter asks for beside the publication. */
export function calendarVariables(filter: InboxFilter) {
  const days = daysOf(filter);
  return { ...wireFilterOf(filter), firstDay: days.at(0) ?? '', lastDay: days.at(-1) ?? '' };
}

function daysOf({ calendar }: InboxFilter): readonly string[] {
  return calendar === undefined ? [] : calendarDays(calendar.span, calendar.day);
}

/** What was submitted by the day that it is due, in a week or a month; each story is moved to another day there. */
export function CalendarPage({ publication, data, route, query, refetch }: ManagementProps<InboxCalendarPageQuery>) {
  const { path } = route;
  const filter = filterOf(query);
  const variables = { domainOrSlug: route.params['collectionSlug'] ?? '', ...calendarVariables(filter) };
  useNewest(InboxCalendarPageQueryDocument, variables);
  const { zone, today } = useZone();
  const { navigate } = useRoute();
  const days = daysOf(filter);
  const follow = (id: string, day: string) => {
    if (filter.calendar === undefined || days.includes(day)) return;
    const calendar = { ...filter.calendar, day };
    void navigate(`${inboxAddress(path, { ...filter, calendar })}#${entryId(id)}`);
  };
  const moving = useMoving({ refetch, today, follow });
  const drag = useDayDrag(moving.move);
  const area = useListKeys();
  const { submissionsDue, submissions, managedPosts } = publication;
  const stories = daysOfStories([...submissionsDue, ...submissions.items], moving.placed);
  const goingOut = goingOutByDay(managedPosts.items, zone);
  const isEmpty = days.every((day) => !stories.has(day) && !goingOut.has(day));
  const entry = { path, filter, today, moving, drag };
  return (
    <StackedPage
      title={editorInboxMessages.title}
      width="wide"
      tabs={<EditingTabs publication={publication} active={path} />}
    >
      <InboxFilters filter={filter} publication={publication} viewerId={data.viewer?.id} />
      <InboxViews filter={filter} path={path} />
      <div ref={area} className={styles.calendar} data-calendar="">
        <CalendarSteps filter={filter} path={path} today={today} />
        {isEmpty && <p className={styles.note}>{messages.nothing}</p>}
        {submissionsDue.length >= MOST_DUE && (
          <p className={styles.note}>{formatMessage(messages.tooMany, { count: MOST_DUE })}</p>
        )}
        <ol className={styles.days} data-span={filter.calendar?.span}>
          {days.map((day) => (
            <CalendarDay
              key={day}
              day={day}
              stories={stories.get(day) ?? []}
              goingOut={goingOut.get(day) ?? []}
              isUtc={zone === undefined}
              {...entry}
            />
          ))}
        </ol>
        <UndatedStories stories={stories.get('') ?? []} hasMore={submissions.pagingInfo.next !== null} {...entry} />
      </div>
      {(stories.size > 0 || !isEmpty) && <PageKeys keys={messages.keys} />}
    </StackedPage>
  );
}
