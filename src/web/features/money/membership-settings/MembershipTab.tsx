import { useEffect } from 'react';
import { settingsMessages } from '#shared/messages/settings.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { MembershipSettingsPageQueryDocument } from '#web/generated/MembershipSettingsPageQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { BillingHistory } from './BillingHistory.tsx';
import { CurrentMembership } from './CurrentMembership.tsx';
import { GiftGroup } from './GiftGroup.tsx';
import { stateOf } from './membership-state.ts';
import { NoMembership } from './NoMembership.tsx';
import { PaymentMethodSetting } from './PaymentMethodSetting.tsx';
import { RefundSetting } from './RefundSetting.tsx';
import { SandboxNote } from './SandboxNote.tsx';
import { WithdrawSetting } from './WithdrawSetting.tsx';
import { takeNote } from './tab-note.ts';
import { WaitingPayment, waitingOf } from './WaitingPayment.tsx';

/** Says by a toast what a page before has done to the membership. */
function useTabNote(): void {
  useEffect(() => {
    const text = takeNote();
    if (text !== '') void showToast({ message: text, testId: 'membership-note' });
  }, []);
}

/** What one has, pays and paid, and the way to change each (PROF-3, MEMB-4). */
export function MembershipTab() {
  const { data, error, refetch } = useQuery(MembershipSettingsPageQueryDocument);
  useTabNote();
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const { membership } = viewer.viewerEdge;
  const state = stateOf(membership);
  const waiting = waitingOf(viewer.viewerEdge);
  const goesOn = membership !== null && state !== 'ended' ? membership : undefined;
  return (
    <>
      <RowGroup anchor="membership" title={messages.membershipTitle}>
        {data.membershipPlans.isSandbox && <SandboxNote />}
        {waiting !== null ? (
          <WaitingPayment {...waiting} />
        ) : goesOn === undefined ? (
          <NoMembership
            membership={membership}
            isPast={viewer.hasPastMemberships === true}
            plans={data.membershipPlans}
          />
        ) : (
          <CurrentMembership membership={goesOn} onChanged={refetch} />
        )}
      </RowGroup>
      <RowGroup anchor="payment" title={messages.paymentTitle}>
        {membership !== null && <PaymentMethodSetting membership={membership} />}
        {goesOn !== undefined && <RefundSetting membership={goesOn} />}
        {goesOn !== undefined && <WithdrawSetting membership={goesOn} person={viewer} />}
        <BillingHistory />
      </RowGroup>
      <GiftGroup onRedeemed={refetch} />
    </>
  );
}
