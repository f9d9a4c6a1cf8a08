import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { PlanCards } from '#web/features/money/plans/PlanCards.tsx';
import { PlansFoot } from '#web/features/money/plans/PlansFoot.tsx';
import { PlansIntro } from '#web/features/money/plans/PlansIntro.tsx';
import { visitorPaymentPath } from '#web/features/money/plans/visitor-payment-path.ts';
import { PlansPageQueryDocument } from '#web/generated/PlansPageQuery.ts';

/** Both tiers; each way leads through the sign-in to the payment. */
export function Plans({ query }: { readonly query: URLSearchParams }) {
  const coupon = query.get('coupon');
  const { data } = useQuery(PlansPageQueryDocument, { variables: { coupon } });
  const { name } = use(SiteContext);
  if (!data) return null;
  const offer = data.membershipPlans;
  return (
    <>
      <PlansIntro title={messages.title} text={formatMessage(messages.text, { siteName: name })} offer={offer} />
      <PlanCards offer={offer} linkOf={(plan) => visitorPaymentPath(plan, coupon)} />
      <PlansFoot />
    </>
  );
}
