import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { PayoutPageQueryDocument } from '#web/generated/PayoutPageQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { PayoutDashboard } from './PayoutDashboard.tsx';
import { PayoutSetUp } from './PayoutSetUp.tsx';

/** How one is paid: the account, and what was paid to it (PART-3). */
export function Payouts({ route }: { readonly route: RouteMatch }) {
  const { data, error, refetch } = useQuery(PayoutPageQueryDocument);
  const payouts = data?.payouts;
  if (!payouts) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const [dashboard, setUp] = [buildPath('ShowPayoutDashboard'), buildPath('SetUpPayout')];
  const isDashboard = route.name === 'ShowPayoutDashboard';
  return (
    <StackedPage
      title={isDashboard ? messages.title : messages.setUp}
      tabs={
        <TabBar
          label={messages.tabs}
          tabs={[
            { label: messages.dashboard, to: dashboard },
            { label: messages.setUp, to: setUp },
          ]}
          activeTo={isDashboard ? dashboard : setUp}
        />
      }
    >
      {isDashboard ? (
        <PayoutDashboard payouts={payouts} />
      ) : (
        <PayoutSetUp payouts={payouts} route={route} onChanged={refetch} />
      )}
    </StackedPage>
  );
}
