import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { LoadFailed } from '#web/features/ground/settings/LoadFailed.tsx';
import { SettingsGroup } from '#web/features/ground/settings/SettingsGroup.tsx';
import { MembershipSettingsPageQueryDocument } from '#web/generated/MembershipSettingsPageQuery.ts';
import { BillingHistory } from './BillingHistory.tsx';
import { CurrentMembership } from './CurrentMembership.tsx';
import { GiftGroup } from './GiftGroup.tsx';
import { stateOf } from './membership-state.ts';
import { NoMembership } from './NoMembership.tsx';
import { PaymentMethodSetting } from './PaymentMethodSetting.tsx';
import { RefundSetting } from './RefundSetting.tsx';
import { SandboxNote } from './SandboxNote.tsx';
import { useTabNote } from './use-tab-note.ts';
import { WithdrawSetting } from './WithdrawSetting.tsx';

/** What one has, pays and paid, and the way to change each (PROF-3, MEMB-4). */
export function MembershipTab() {
  const { data, error, refetch } = useQuery(MembershipSettingsPageQueryDocument);
  useTabNote();
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed onRetry={refetch} />;
  const { membership } = viewer.viewerEdge;
  const state = stateOf(membership);
  const goesOn = membership !== null && state !== 'ended' ? membership : undefined;
  return (
    <>
      <SettingsGroup anchor="membership" title={messages.membershipTitle}>
        {data.membershipPlans.isSandbox && <SandboxNote />}
        {goesOn === undefined ? (
          <NoMembership
            membership={membership}
            isPast={viewer.hasPastMemberships === true}
            plans={data.membershipPlans}
          />
        ) : (
          <CurrentMembership membership={goesOn} onChanged={refetch} />
        )}
      </SettingsGroup>
      <SettingsGroup anchor="payment" title={messages.paymentTitle}>
        {membership !== null && <PaymentMethodSetting membership={membership} />}
        {goesOn !== undefined && <RefundSetting membership={goesOn} />}
        {goesOn !== undefined && <WithdrawSetting membership={goesOn} person={viewer} />}
        <BillingHistory />
      </SettingsGroup>
      <GiftGroup />
    </>
  );
}
