import { formatMessage } from '#shared/messages/format-message.ts';
import { topStoriesMessages } from '#shared/messages/top-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { formatDate, isoDay } from '#web/features/ground/dates/format-date.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { TopStoriesPageQueryDocument } from '#web/generated/TopStoriesPageQuery.ts';
import { neighbourDay, slugOfDay } from './day-slug.ts';
import styles from './TopStories.module.css';

const pathOf = (day: number) => buildPath('ShowTopStoriesOfDay', { monthDayYearSlug: slugOfDay(day) });

/** The most read of one day, with the days around it. */
export function TopStories({ day, query }: { readonly day: number; readonly query: URLSearchParams }) {
  const variables = { day: isoDay(day) };
  const { data } = useQuery(TopStoriesPageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  const days = (data?.daysWithPosts ?? []).map((entry) => Date.UTC(entry.year, (entry.month ?? 1) - 1, entry.day ?? 1));
  // A day without stories leads to no neighbour: else whoever follows links walks through all of time.
  const isEmpty = data?.topPostsOfDay.items.length === 0;
  return (
    <Frame>
      <PageHeading title={formatMessage(topStoriesMessages.topStoriesTitle, { date: formatDate(day, 'longDay') })}>
        {!isEmpty && (
          <nav className={styles.around} aria-label={topStoriesMessages.topStoriesDays}>
            <Link className={styles.way} to={pathOf(neighbourDay(day, -1))} rel="prev">
              ← {topStoriesMessages.previousDay}
            </Link>
            <Link className={styles.way} to={pathOf(neighbourDay(day, 1))} rel="next">
              {topStoriesMessages.nextDay} →
            </Link>
          </nav>
        )}
      </PageHeading>
      <StoryFeed
        document={TopStoriesPageQueryDocument}
        variables={variables}
        select={(answer) => answer.topPostsOfDay}
        empty={topStoriesMessages.topStoriesEmpty}
      />
      {days.length > 0 && (
        <Section title={topStoriesMessages.topStoriesDays}>
          <ul className={styles.days}>
            {days.map((other) => (
              <li key={other}>
                <Link className={styles.day} to={pathOf(other)} aria-current={other === day ? 'page' : undefined}>
                  <DateTime timestamp={other} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Frame>
  );
}
