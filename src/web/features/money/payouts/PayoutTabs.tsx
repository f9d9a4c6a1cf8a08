import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';

const places = {
  SetUpPayout: messages.setUp,
  ShowPartnerTaxes: messages.taxes,
  ShowPayoutDashboard: messages.dashboard,
} as const;
type Place = keyof typeof places;

const order: readonly Place[] = ['ShowPayoutDashboard', 'SetUpPayout', 'ShowPartnerTaxes'];

/** The pages of how a writer is paid. */
export function PayoutTabs({ active }: { readonly active: Place }) {
  return (
    <TabBar
      label={messages.tabs}
      tabs={order.map((place) => ({ label: places[place], to: buildPath(place) }))}
      activeTo={buildPath(active)}
    />
  );
}
