import { statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { AudienceFigures } from '#web/features/running/stats/AudienceFigures.tsx';
import { PeriodBar } from '#web/features/running/stats/PeriodBar.tsx';
import { StatsTabs } from '#web/features/running/stats/StatsTabs.tsx';
import { figureFiles, periodOf } from '#web/features/running/stats/stats-address.ts';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { StatsAudienceQueryDocument } from '#web/generated/StatsAudienceQuery.ts';

/** Who follows the viewer and gets their newsletter, and when they came. */
export function StatsAudience({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(StatsAudienceQueryDocument, { variables: { period: periodOf(query) } });
  const viewer = data?.viewer;
  if (!viewer?.audienceStats) return null;
  const { username, audienceStats } = viewer;
  return (
    <StackedPage title={messages.audienceTitle} width="wide" tabs={<StatsTabs username={username} />}>
      <PeriodBar range={audienceStats.range} />
      <AudienceFigures audience={audienceStats} fileOf={figureFiles('audience', '', audienceStats.range.period)} />
      <Facts>
        <Link to={buildPath('ShowUserFollowers', { username })}>{messages.followers}</Link>
        <Link to={buildPath('ShowOwnNewsletter', {}, { tab: 'subscribers' })}>{messages.manageSubscribers}</Link>
      </Facts>
    </StackedPage>
  );
}
