import { boostMessages } from '#shared/messages/boosts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { LiveFigures } from '#web/features/running/stats/LiveFigures.tsx';
import { PeriodBar } from '#web/features/running/stats/PeriodBar.tsx';
import { ProgramsNote } from '#web/features/running/stats/ProgramsNote.tsx';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import { StatsGrid } from '#web/features/running/stats/StatsGrid.tsx';
import { StatsTiles } from '#web/features/running/stats/StatsTiles.tsx';
import { figureFiles, periodOf, statsAddress } from '#web/features/running/stats/stats-address.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type LivePostStatsQuery, LivePostStatsQueryDocument } from '#web/generated/LivePostStatsQuery.ts';
import { type StatsPostQuery, StatsPostQueryDocument } from '#web/generated/StatsPostQuery.ts';

type StatsPostProps = { readonly route: RouteMatch; readonly query: URLSearchParams };
type Post = Extract<StatsPostQuery['postResult'], { readonly __typename: 'Post' }>;
type Stats = NonNullable<Post['stats']>;

/** What was read of one story, from where, how far, and by whom as far as figures say. */
export function StatsPost({ route, query }: StatsPostProps) {
  const period = periodOf(query);
  const postId = route.params.postId ?? '';
  const { data } = useQuery(StatsPostQueryDocument, { variables: { postId, period } });
  const post = data?.postResult;
  if (post?.__typename !== 'Post' || !post.stats) return null;
  const { stats } = post;
  const fileOf = figureFiles('story', postId, stats.range.period);
  return (
    <StackedPage
      title={formatMessage(messages.storyTitleOf, { title: post.title || messages.untitled })}
      width="wide"
      tabs={
        <Facts>
          <Link to={statsAddress(buildPath('ShowStats'), { period })}>{messages.allStats}</Link>
          <Link to={storyPath(post)}>{messages.viewStory}</Link>
          <DownloadLink href={buildPath('DownloadPostStats', { postId }, { period: stats.range.period })} />
        </Facts>
      }
    >
      {post.boost && <Note>{boostText(post.boost)}</Note>}
      <LiveFigures
        document={LivePostStatsQueryDocument}
        variables={{ postId }}
        select={({ reading }: LivePostStatsQuery) => (reading?.__typename === 'Post' ? reading.liveStats : null)}
      />
      <PeriodBar range={stats.range} />
      <StatsTiles totals={stats.totals} before={stats.before} />
      <ProgramsNote count={stats.programCount} />
      <StatsFigure
        title={charts.overTime}
        chart={stats.overTime}
        file={fileOf('overTime')}
        rowsAre={messages.part}
        isLayered
      />
      {stats.totals.views === 0 ? (
        <>
          <Note>{messages.nothingRead}</Note>
          {stats.programs && (
            <StatsFigure
              title={charts.programs}
              chart={stats.programs}
              file={fileOf('programs')}
              note={messages.programsNote}
            />
          )}
        </>
      ) : (
        <>
          <Pictures stats={stats} fileOf={fileOf} />
          <Note>{messages.tooFew}</Note>
        </>
      )}
    </StackedPage>
  );
}

/** Whether curators chose it (rule 201), as far as it is over. */
function boostText({ boostedAt, boostedUntil, isRunning }: NonNullable<Post['boost']>): string {
  const until = formatDate(boostedUntil);
  return isRunning
    ? formatMessage(boostMessages.boostRuns, { date: until })
    : formatMessage(boostMessages.boostRan, { from: formatDate(boostedAt), until });
}

type PicturesProps = { readonly stats: Stats; readonly fileOf: (figure: string) => string };

function Pictures({ stats, fileOf }: PicturesProps) {
  const { depth, byHour, interests } = stats;
  const facets = [
    ['sources', stats.sources],
    ['sites', stats.sites],
    ['devices', stats.devices],
    ['countries', stats.countries],
    ['campaigns', stats.campaigns],
  ] as const;
  return (
    <StatsGrid>
      <StatsFigure title={charts.funnel} chart={stats.funnel} file={fileOf('funnel')} />
      <StatsFigure title={charts.audience} chart={stats.audience} file={fileOf('audience')} />
      {depth && <StatsFigure title={charts.depth} chart={depth} file={fileOf('depth')} note={charts.depthText} />}
      {byHour && (
        <StatsFigure title={charts.byHour} chart={byHour} file={fileOf('byHour')} rowsAre={messages.part} isLayered />
      )}
      {facets.map(
        ([name, chart]) => chart && <StatsFigure key={name} title={charts[name]} chart={chart} file={fileOf(name)} />,
      )}
      {stats.programs && (
        <StatsFigure
          title={charts.programs}
          chart={stats.programs}
          file={fileOf('programs')}
          note={messages.programsNote}
        />
      )}
      {interests && (
        <StatsFigure
          title={charts.interests}
          chart={interests}
          file={fileOf('interests')}
          note={messages.interestsNote}
        />
      )}
    </StatsGrid>
  );
}
