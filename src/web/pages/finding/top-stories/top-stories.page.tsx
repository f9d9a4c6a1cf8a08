import { formatMessage } from '#shared/messages/format-message.ts';
import { topStoriesMessages } from '#shared/messages/top-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { formatDate, isoDay } from '#web/features/ground/dates/format-date.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { type BrowseTopPageQuery, BrowseTopPageQueryDocument } from '#web/generated/BrowseTopPageQuery.ts';
import { type TopStoriesDaysQuery, TopStoriesDaysQueryDocument } from '#web/generated/TopStoriesDaysQuery.ts';
import { type TopStoriesPageQuery, TopStoriesPageQueryDocument } from '#web/generated/TopStoriesPageQuery.ts';
import { BrowseTop } from './BrowseTop.tsx';
import { dayOfSlug, slugOfDay } from './day-slug.ts';
import { TopStories } from './TopStories.tsx';

const isBrowse = (route: RouteMatch) => route.name === 'ShowBrowseTop';
const dayOf = (route: RouteMatch) => dayOfSlug(route.params.monthDayYearSlug ?? '');

/** The most read of a day; without a day the last one with stories; `/browse/top` of the last days. */
const page: PageDefinition<TopStoriesDaysQuery & Partial<TopStoriesPageQuery & BrowseTopPageQuery>> = {
  queries: (route, query) => {
    const to = cursorOf(query);
    if (isBrowse(route)) return [{ document: BrowseTopPageQueryDocument, variables: { to } }];
    const day = dayOf(route);
    if (day === undefined) return [{ document: TopStoriesDaysQueryDocument, variables: {} }];
    return [{ document: TopStoriesPageQueryDocument, variables: { day: isoDay(day), to } }];
  },
  outcome: ({ data, route }) => {
    if (isBrowse(route) || dayOf(route) !== undefined) return { kind: 'show' };
    if (route.params.monthDayYearSlug !== undefined) return { kind: 'notFound' };
    const last = data.daysWithPosts[0];
    if (!last) return { kind: 'redirect', location: buildPath('ShowBrowseTop'), isTemporary: true };
    const day = Date.UTC(last.year, (last.month ?? 1) - 1, last.day ?? 1);
    const location = buildPath('ShowTopStoriesOfDay', { monthDayYearSlug: slugOfDay(day) });
    return { kind: 'redirect', location, isTemporary: true };
  },
  head: ({ route, site }) => {
    const canonicalUrl = site.url + route.path;
    const day = dayOf(route);
    if (day === undefined) {
      return {
        title: topStoriesMessages.browseTopTitle,
        description: topStoriesMessages.browseTopDescription,
        canonicalUrl,
      };
    }
    const date = formatDate(day, 'longDay');
    return {
      title: formatMessage(topStoriesMessages.topStoriesTitle, { date }),
      description: formatMessage(topStoriesMessages.topStoriesDescription, { date }),
      canonicalUrl,
    };
  },
  Component: ({ route, query }) => {
    const day = dayOf(route);
    return day === undefined ? <BrowseTop query={query} /> : <TopStories day={day} query={query} />;
  },
};

export default page;
