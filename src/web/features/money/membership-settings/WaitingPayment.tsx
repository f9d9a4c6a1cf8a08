import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { paymentPath } from '#web/features/money/plans/plan-words.ts';
import type { MembershipSettingsPageQuery } from '#web/generated/MembershipSettingsPageQuery.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { stateOf } from './membership-state.ts';
import { planOfType } from './membership-text.ts';

type Viewer = NonNullable<MembershipSettingsPageQuery['viewer']>;
type WaitingPurchase = NonNullable<Viewer['viewerEdge']['waitingPurchase']>;

/** What waits: something that was bought, or the payment by which a membership comes back; null where nothing does. */
export function waitingOf({ membership, waitingPurchase }: Viewer['viewerEdge']): WaitingPurchase | null {
  const state = stateOf(membership);
  // Whoever was given one meanwhile has it, whatever comes of the payment.
  if (membership !== null && state !== 'pending' && state !== 'ended') return null;
  if (waitingPurchase !== null || membership === null || state !== 'pending') return waitingPurchase;
  return { __typename: 'WaitingPurchase', membershipType: membership.planV2.membershipType, coupon: null };
}

/** A payment that waits is taken up there again, or ends when another is begun (decision 0037). */
export function WaitingPayment({ membershipType, coupon }: WaitingPurchase) {
  return (
    <Row
      title={messages.pendingTitle}
      text={messages.pendingText}
      actions={
        <ButtonLink href={paymentPath(planOfType(membershipType), coupon)} size="small">
          {messages.pendingAction}
        </ButtonLink>
      }
    />
  );
}
