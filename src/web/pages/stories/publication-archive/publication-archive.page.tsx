import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ArchivePicker } from '#web/features/moving/archives/ArchivePicker.tsx';
import { periodOf, periodText } from '#web/features/moving/archives/archive-period.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationArchivePageQuery,
  PublicationArchivePageQueryDocument,
} from '#web/generated/PublicationArchivePageQuery.ts';
import {
  type PublicationArchiveYearsQuery,
  PublicationArchiveYearsQueryDocument,
} from '#web/generated/PublicationArchiveYearsQuery.ts';

function Years({ publication }: PublicationContentProps<PublicationArchiveYearsQuery>) {
  if (publication.years.length === 0) return <EmptyText text={publicationMessages.emptyArchive} />;
  const base = publicationPath(publication, '/archive');
  return (
    <>
      <ArchivePicker base={base} current={undefined} years={publication.years} />
      <EmptyText text={publicationMessages.chooseYear} />
    </>
  );
}

function Period({ publication, variables, route }: PublicationContentProps<PublicationArchivePageQuery>) {
  const { years, months, days } = publication;
  const period = periodOf(route.params);
  return (
    <>
      <ArchivePicker
        base={publicationPath(publication, '/archive')}
        current={period}
        years={years}
        months={months}
        days={period?.month ? days : []}
      />
      <StoryFeed
        document={PublicationArchivePageQueryDocument}
        variables={variables}
        select={(data) => data.publication?.archivePosts}
        empty={publicationMessages.emptyArchive}
        hasPublication={false}
      />
    </>
  );
}

const yearsPage = publicationPage<PublicationArchiveYearsQuery>({
  document: PublicationArchiveYearsQueryDocument,
  titleOf: ({ name }) => formatMessage(publicationMessages.archiveTitle, { name }),
  Content: Years,
});

const periodPage = publicationPage<PublicationArchivePageQuery>({
  document: PublicationArchivePageQueryDocument,
  isPaged: true,
  variablesOf: (route) => periodOf(route.params) ?? { year: 0, month: null, day: null },
  titleOf: ({ name }, route) => formatMessage(publicationMessages.archiveTitleOf, { name, period: titleOf(route) }),
  isThere: (_publication, route) => periodOf(route.params) !== undefined,
  Content: Period,
});

function titleOf(route: RouteMatch): string {
  const period = periodOf(route.params);
  return period ? periodText(period) : '';
}

const isPeriod = (route: RouteMatch) => route.params.year !== undefined;

/** The archive of a publication: its years, or the stories of a year, a month or a day. */
const page: PageDefinition<PublicationArchiveYearsQuery & PublicationArchivePageQuery> = {
  queries: (route, query) => (isPeriod(route) ? periodPage : yearsPage).queries(route, query),
  outcome: (input) => (isPeriod(input.route) ? periodPage : yearsPage).outcome?.(input) ?? { kind: 'show' },
  head: (input) => (isPeriod(input.route) ? periodPage : yearsPage).head(input),
  Component: (props) => {
    const { Component } = isPeriod(props.route) ? periodPage : yearsPage;
    return <Component {...props} />;
  },
};

export default page;
