import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { LiveFigures } from '#web/features/running/stats/LiveFigures.tsx';
import { PeriodBar } from '#web/features/running/stats/PeriodBar.tsx';
import { ProgramsNote } from '#web/features/running/stats/ProgramsNote.tsx';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import { StatsTabs } from '#web/features/running/stats/StatsTabs.tsx';
import { StatsTiles } from '#web/features/running/stats/StatsTiles.tsx';
import { figureFiles, periodOf, sortOf, sortText } from '#web/features/running/stats/stats-address.ts';
import { StoryStatsSection, StoryStatsTable } from '#web/features/running/stats/StoryStatsTable.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type LiveStatsQuery, LiveStatsQueryDocument } from '#web/generated/LiveStatsQuery.ts';
import { StatsHomepageQueryDocument } from '#web/generated/StatsHomepageQuery.ts';
import { type StoryStatsListQuery, StoryStatsListQueryDocument } from '#web/generated/StoryStatsListQuery.ts';

/** What was read of all that one has written: sums, over time, and story by story. */
export function StatsHomepage() {
  const { query } = useRoute();
  const period = periodOf(query);
  const sort = sortOf(query);
  const { data } = useQuery(StatsHomepageQueryDocument, { variables: { period } });
  const viewer = data?.viewer;
  const stats = viewer?.writerStats;
  const to = cursorOf(query);
  const list = useQuery(StoryStatsListQueryDocument, { variables: { period, sort, to } });
  if (!viewer || !stats) return null;
  if (to === null && list.data?.writer?.writerStats?.stories.items.length === 0) return <NoStories />;
  const fileOf = figureFiles('writer', '', stats.range.period);
  return (
    <StackedPage title={messages.title} width="wide" tabs={<StatsTabs username={viewer.username} />}>
      <LiveFigures
        document={LiveStatsQueryDocument}
        variables={{}}
        select={(answer: LiveStatsQuery) => answer.reading?.liveStats}
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
      <StoryStatsSection
        period={period}
        sort={sort}
        download={<DownloadLink href={buildPath('DownloadStats', {}, { period: stats.range.period })} />}
      >
        <PagedFeed
          document={StoryStatsListQueryDocument}
          variables={{ period, sort }}
          select={(answer: StoryStatsListQuery) => {
            const stories = answer.writer?.writerStats?.stories;
            return stories && { items: stories.items, next: stories.pagingInfo.next };
          }}
          empty={messages.noStories}
          moreLabel={messages.more}
          firstLabel={messages.first}
        >
          {(stories) => <StoryStatsTable stories={stories} period={period} />}
        </PagedFeed>
      </StoryStatsSection>
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
    </StackedPage>
  );
}

function NoStories() {
  const write = useMainPath()('ShowNewStory');
  return (
    <StackedPage title={messages.title}>
      <Prompt text={messages.noStories}>
        {write !== undefined && <ButtonLink href={write}>{messages.write}</ButtonLink>}
      </Prompt>
    </StackedPage>
  );
}
