import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ArchivePicker } from '#web/features/moving/archives/ArchivePicker.tsx';
import { periodOf, periodText } from '#web/features/moving/archives/archive-period.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { type TagContentProps, tagPage } from '#web/features/stories/topics/tag-page.tsx';
import { type TagArchivePageQuery, TagArchivePageQueryDocument } from '#web/generated/TagArchivePageQuery.ts';
import { type TagArchiveYearsQuery, TagArchiveYearsQueryDocument } from '#web/generated/TagArchiveYearsQuery.ts';

const baseOf = (tagSlug: string) => buildPath('ShowTagArchive', { tagSlug });

function Years({ tag }: TagContentProps<TagArchiveYearsQuery>) {
  if (tag.years.length === 0) return <EmptyText text={publicationMessages.emptyArchive} />;
  return (
    <>
      <ArchivePicker base={baseOf(tag.slug)} current={undefined} years={tag.years} />
      <EmptyText text={publicationMessages.chooseYear} />
    </>
  );
}

function Period({ tag, variables, route }: TagContentProps<TagArchivePageQuery>) {
  const period = periodOf(route.params);
  return (
    <>
      <ArchivePicker
        base={baseOf(tag.slug)}
        current={period}
        years={tag.years}
        months={tag.months}
        days={period?.month ? tag.days : []}
      />
      <StoryFeed
        document={TagArchivePageQueryDocument}
        variables={variables}
        select={(data) => data.tagFromSlug?.archivePosts}
        empty={formatMessage(topicMessages.emptyPeriod, { topic: tag.displayTitle })}
      />
    </>
  );
}

const yearsPage = tagPage<TagArchiveYearsQuery>({
  document: TagArchiveYearsQueryDocument,
  titleOf: (topic) => formatMessage(topicMessages.archiveTitle, { topic }),
  Content: Years,
});

const periodPage = tagPage<TagArchivePageQuery>({
  document: TagArchivePageQueryDocument,
  isPaged: true,
  variablesOf: (route) => periodOf(route.params) ?? { year: 0, month: null, day: null },
  titleOf: (topic, route) => {
    const period = periodOf(route.params);
    return formatMessage(topicMessages.archiveTitleOf, { topic, period: period ? periodText(period) : '' });
  },
  isThere: (route) => periodOf(route.params) !== undefined,
  Content: Period,
});

const isPeriod = (route: RouteMatch) => route.params.year !== undefined;

/** The archive of a tag: its years, or the stories of a year, a month or a day (rule 51). */
const page: PageDefinition<TagArchiveYearsQuery & TagArchivePageQuery> = {
  queries: (route, query) => (isPeriod(route) ? periodPage : yearsPage).queries(route, query),
  outcome: (input) => (isPeriod(input.route) ? periodPage : yearsPage).outcome?.(input) ?? { kind: 'show' },
  head: (input) => (isPeriod(input.route) ? periodPage : yearsPage).head(input),
  Component: (props) => {
    const { Component } = isPeriod(props.route) ? periodPage : yearsPage;
    return <Component {...props} />;
  },
};

export default page;
