import { updatePaymentMessages as messages } from '#shared/messages/manage-membership.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { UpdatePaymentPageQueryDocument } from '#web/generated/UpdatePaymentPageQuery.ts';
import { MethodForm } from './MethodForm.tsx';
import { NothingToPay } from './NothingToPay.tsx';

/** Another payment method for what follows (MEMB-8). */
export function UpdatePayment() {
  const { data, error, refetch } = useQuery(UpdatePaymentPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const { membership } = viewer.viewerEdge;
  return (
    <NarrowPage title={messages.title}>
      {membership !== null && isRenewedByUs(membership.paymentProvider) ? (
        <MethodForm membership={membership} providers={data.membershipPlans.providers} />
      ) : (
        <NothingToPay membership={membership} />
      )}
    </NarrowPage>
  );
}
