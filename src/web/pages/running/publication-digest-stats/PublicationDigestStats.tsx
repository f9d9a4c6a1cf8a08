import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import { figureFiles } from '#web/features/running/stats/stats-address.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import type { PublicationDigestStatsQuery } from '#web/generated/PublicationDigestStatsQuery.ts';

/** How often stories of a publication were picked for readers' digests. */
export function PublicationDigestStats({ publication }: ManagementProps<PublicationDigestStatsQuery>) {
  const { id, name, slug, digestStats } = publication;
  if (!digestStats) return null;
  const { overTime, stories } = digestStats;
  const fileOf = figureFiles('digests', id);
  return (
    <StackedPage
      title={formatMessage(messages.digestTitle, { name })}
      width="wide"
      tabs={
        <Facts>
          <Link to={buildPath('ShowCollectionStats', { collectionSlug: slug })}>{messages.allStats}</Link>
        </Facts>
      }
    >
      <Note>{messages.digestNote}</Note>
      {stories === null ? (
        <EmptyText text={messages.noDigests} />
      ) : (
        <>
          <StatsFigure title={charts.digests} chart={overTime} file={fileOf('overTime')} rowsAre={messages.part} />
          <StatsFigure title={charts.digestStories} chart={stories} file={fileOf('stories')} rowsAre={messages.story} />
        </>
      )}
    </StackedPage>
  );
}
