import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { AudienceFigures } from '#web/features/running/stats/AudienceFigures.tsx';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { IssueTable } from '#web/features/running/stats/IssueTable.tsx';
import { PeriodBar } from '#web/features/running/stats/PeriodBar.tsx';
import { figureFiles, periodOf } from '#web/features/running/stats/stats-address.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type SubscriptionStatsQuery, SubscriptionStatsQueryDocument } from '#web/generated/SubscriptionStatsQuery.ts';

/** A newsletter's list over time, and each mail with how many got it. */
export function SubscriptionStats({ publication, query, route }: ManagementProps<SubscriptionStatsQuery>) {
  const { shown, slug } = publication;
  if (!shown?.audienceStats) return null;
  const { id, name, audienceStats } = shown;
  const fileOf = figureFiles('newsletter', id, audienceStats.range.period);
  return (
    <StackedPage
      title={formatMessage(messages.publicationTitle, { name })}
      width="wide"
      tabs={
        <Facts>
          <Link to={buildPath('ShowCollectionStats', { collectionSlug: slug })}>{messages.allStats}</Link>
          <Link
            to={buildPath('ShowNewsletterSettings', { collectionSlug: slug, newsletterId: id }, { tab: 'subscribers' })}
          >
            {messages.manageSubscribers}
          </Link>
        </Facts>
      }
    >
      <PeriodBar range={audienceStats.range} />
      <AudienceFigures audience={audienceStats} hasFollowers={false} fileOf={fileOf} />
      <Section
        title={messages.issues}
        look="quiet"
        more={<DownloadLink href={fileOf('issues')} of={messages.issues} />}
      >
        <PagedFeed
          document={SubscriptionStatsQueryDocument}
          variables={{ domainOrSlug: route.params.collectionSlug ?? '', newsletterId: id, period: periodOf(query) }}
          select={(answer: SubscriptionStatsQuery) => {
            const issues = answer.publication?.shown?.issues;
            return issues ? { items: issues.items, next: issues.pagingInfo.next } : undefined;
          }}
          empty={messages.noIssues}
          moreLabel={messages.olderIssues}
          firstLabel={messages.newestIssues}
        >
          {(issues) => <IssueTable issues={issues} />}
        </PagedFeed>
        <Note>{messages.issuesNote}</Note>
      </Section>
    </StackedPage>
  );
}
