import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useSteps } from '#web/app/router/use-steps.ts';
import { stateOf } from '#web/features/money/membership-settings/membership-state.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { CancelMembershipPageQueryDocument } from '#web/generated/CancelMembershipPageQuery.ts';
import { FIRST_STEP, readCancelStep, stepAfterReason } from './cancel-step.ts';
import { Cancelled } from './Cancelled.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { NothingToCancel } from './NothingToCancel.tsx';
import { OfferStep } from './OfferStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import { Stayed } from './Stayed.tsx';

/** Reason, one offer at most, confirm; what is cancelled can be taken back here at once (rule 86, MEMB-5). */
export function CancelMembership() {
  const { data, error, refetch } = useQuery(CancelMembershipPageQueryDocument);
  const { step, goTo, replaceBy } = useSteps(FIRST_STEP, readCancelStep);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const { membership } = viewer.viewerEdge;
  if (membership !== null && step.kind === 'stayed') return <Stayed membership={membership} {...step} />;
  if (membership !== null && stateOf(membership) === 'cancelled') {
    return <Cancelled membership={membership} isArrived={step.kind === 'cancelled'} />;
  }
  if (membership?.canCancel !== true) return <NothingToCancel membership={membership} />;
  switch (step.kind) {
    case 'reason':
      return (
        <ReasonStep
          key={step.reason}
          membership={membership}
          isArrived={step.isArrived}
          given={step.reason}
          onReason={(reason, offer) =>
            goTo(stepAfterReason(reason, offer), { kind: 'reason', isArrived: true, reason })
          }
        />
      );
    case 'offer':
      return (
        <OfferStep
          membership={membership}
          reason={step.reason}
          offer={step.offer}
          onContinue={() => goTo({ kind: 'confirm', reason: step.reason }, step)}
          onStayed={(percentOff) => replaceBy({ kind: 'stayed', offer: step.offer, percentOff })}
        />
      );
    default:
      return (
        <ConfirmStep
          membership={membership}
          reason={step.kind === 'confirm' ? step.reason : 'OTHER'}
          onCancelled={() => replaceBy({ kind: 'cancelled' })}
        />
      );
  }
}
