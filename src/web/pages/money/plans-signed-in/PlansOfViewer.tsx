import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { MembershipState } from '#web/features/money/plans/MembershipState.tsx';
import { paymentPath, planOfWire } from '#web/features/money/plans/plan-words.ts';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { PlanCards } from '#web/features/money/plans/PlanCards.tsx';
import { PlansFoot } from '#web/features/money/plans/PlansFoot.tsx';
import { PlansIntro } from '#web/features/money/plans/PlansIntro.tsx';
import { PlansOfViewerQueryDocument } from '#web/generated/PlansOfViewerQuery.ts';

/** Both tiers, and for a member the plan of theirs and the way to change it. */
export function PlansOfViewer({ query }: { readonly query: URLSearchParams }) {
  const coupon = query.get('coupon');
  const { data } = useQuery(PlansOfViewerQueryDocument, { variables: { coupon } });
  const { name } = use(SiteContext);
  if (!data) return null;
  const offer = data.membershipPlans;
  const membership = data.viewer?.viewerEdge.membership ?? null;
  const yours = isMembershipOn(membership) ? planOfWire(membership.membershipType) : undefined;
  return (
    <>
      <PlansIntro title={messages.title} text={formatMessage(messages.text, { siteName: name })} offer={offer} />
      <MembershipState membership={membership} />
      <PlanCards offer={offer} linkOf={(plan) => paymentPath(plan, coupon)} yours={yours} />
      <PlansFoot />
    </>
  );
}
