import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { AudienceFigures } from '#web/features/running/stats/AudienceFigures.tsx';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { LiveFigures } from '#web/features/running/stats/LiveFigures.tsx';
import { PeriodBar } from '#web/features/running/stats/PeriodBar.tsx';
import { ProgramsNote } from '#web/features/running/stats/ProgramsNote.tsx';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import { StatsGrid } from '#web/features/running/stats/StatsGrid.tsx';
import { StatsTiles } from '#web/features/running/stats/StatsTiles.tsx';
import { figureFiles, periodOf, sortOf, sortText } from '#web/features/running/stats/stats-address.ts';
import { StoryStatsSection, StoryStatsTable } from '#web/features/running/stats/StoryStatsTable.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import {
  type LivePublicationStatsQuery,
  LivePublicationStatsQueryDocument,
} from '#web/generated/LivePublicationStatsQuery.ts';
import type { PublicationStatsQuery } from '#web/generated/PublicationStatsQuery.ts';
import {
  type PublicationStoryStatsQuery,
  PublicationStoryStatsQueryDocument,
} from '#web/generated/PublicationStoryStatsQuery.ts';

/** What was read in a publication, story by story, and who follows it. */
export function PublicationStats({ publication, query, route }: ManagementProps<PublicationStatsQuery>) {
  const { id: publicationId, name, slug, stats, audienceStats, newsletters } = publication;
  if (!stats || !audienceStats) return null;
  const period = periodOf(query);
  const sort = sortOf(query);
  const fileOf = figureFiles('publication', publicationId, stats.range.period);
  return (
    <StackedPage
      title={formatMessage(messages.publicationTitle, { name })}
      width="wide"
      tabs={
        <Facts>
          <Link to={buildPath('ShowCollectionDigestStats', { collectionSlug: slug })}>{messages.digest}</Link>
          {newsletters.map(({ id, name: newsletter }) => (
            <Link key={id} to={buildPath('ShowNewsletterStats', { collectionSlug: slug, newsletterId: id })} dir="auto">
              {formatMessage(messages.newsletterOf, { name: newsletter })}
            </Link>
          ))}
        </Facts>
      }
    >
      <LiveFigures
        document={LivePublicationStatsQueryDocument}
        variables={{ domainOrSlug: route.params.collectionSlug ?? '' }}
        select={({ reading }: LivePublicationStatsQuery) => reading?.liveStats}
      />
      <PeriodBar range={stats.range} sort={sortText(sort)} />
      <StatsTiles totals={stats.totals} before={stats.before} />
      <ProgramsNote count={stats.programCount} />
      <StatsFigure
        title={charts.overTime}
        chart={stats.overTime}
        file={fileOf('overTime')}
        rowsAre={messages.part}
        isLayered
      />
      <StatsGrid>
        <StatsFigure title={charts.audience} chart={stats.audience} file={fileOf('audience')} />
        {stats.byHour && (
          <StatsFigure
            title={charts.byHour}
            chart={stats.byHour}
            file={fileOf('byHour')}
            rowsAre={messages.part}
            isLayered
          />
        )}
        {stats.programs && (
          <StatsFigure
            title={charts.programs}
            chart={stats.programs}
            file={fileOf('programs')}
            note={messages.programsNote}
          />
        )}
      </StatsGrid>
      <StoryStatsSection
        period={period}
        sort={sort}
        download={<DownloadLink href={fileOf('stories')} of={messages.storyList} />}
        note={<Note>{messages.ofPublication}</Note>}
      >
        <PagedFeed
          document={PublicationStoryStatsQueryDocument}
          variables={{ domainOrSlug: route.params.collectionSlug ?? '', period, sort }}
          select={(answer: PublicationStoryStatsQuery) => {
            const stories = answer.shelf?.stats?.stories;
            return stories && { items: stories.items, next: stories.pagingInfo.next };
          }}
          empty={messages.noPublicationStories}
          moreLabel={messages.more}
          firstLabel={messages.first}
        >
          {(stories) => <StoryStatsTable stories={stories} period={period} />}
        </PagedFeed>
      </StoryStatsSection>
      <AudienceFigures
        audience={audienceStats}
        fileOf={figureFiles('publication-audience', publicationId, stats.range.period)}
      />
    </StackedPage>
  );
}
