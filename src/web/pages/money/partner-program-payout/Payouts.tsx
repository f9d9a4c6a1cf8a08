import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PayoutTabs } from '#web/features/money/payouts/PayoutTabs.tsx';
import { PayoutPageQueryDocument } from '#web/generated/PayoutPageQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { PayoutDashboard } from './PayoutDashboard.tsx';
import { PayoutSetUp } from './PayoutSetUp.tsx';

/** How one is paid: the account, and what was paid to it (PART-3). */
export function Payouts({ route }: { readonly route: RouteMatch }) {
  const { data, error, refetch } = useQuery(PayoutPageQueryDocument);
  const payouts = data?.payouts;
  const taxes = data?.taxes ?? null;
  if (!payouts) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const isDashboard = route.name === 'ShowPayoutDashboard';
  return (
    <StackedPage
      title={isDashboard ? messages.title : messages.setUp}
      tabs={<PayoutTabs active={isDashboard ? 'ShowPayoutDashboard' : 'SetUpPayout'} />}
    >
      {isDashboard ? (
        <PayoutDashboard payouts={payouts} taxes={taxes} />
      ) : (
        <PayoutSetUp payouts={payouts} viewerId={data.viewer?.id} route={route} onChanged={refetch} />
      )}
    </StackedPage>
  );
}
