import { formatMessage } from '#shared/messages/format-message.ts';
import { monthsOfPlan, tierOfPlan } from '#shared/membership/plans.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { Benefits } from '#web/features/money/plans/Benefits.tsx';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { MembershipState } from '#web/features/money/plans/MembershipState.tsx';
import { oftenWords, paymentPath, planOfAddress, tierName } from '#web/features/money/plans/plan-words.ts';
import { PlanPrice } from '#web/features/money/plans/PlanPrice.tsx';
import { PlansIntro } from '#web/features/money/plans/PlansIntro.tsx';
import { PlanWays } from '#web/features/money/plans/PlansFoot.tsx';
import { visitorPaymentPath } from '#web/features/money/plans/visitor-payment-path.ts';
import { PlansConfirmationQueryDocument } from '#web/generated/PlansConfirmationQuery.ts';
import styles from './PlansConfirmation.module.css';

type PlansConfirmationProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What the plan costs and gives, and the way on. */
export function PlansConfirmation({ route, query }: PlansConfirmationProps) {
  const coupon = query.get('coupon');
  const { data } = useQuery(PlansConfirmationQueryDocument, { variables: { coupon } });
  const plan = planOfAddress(route.params['membershipType']) ?? 'YEARLY';
  const offer = data?.membershipPlans;
  const offered = offer?.plans.find(({ membershipType }) => membershipType === plan);
  if (!offer || !offered) return null;
  const membership = data.viewer?.viewerEdge.membership ?? null;
  const isOn = isMembershipOn(membership);
  const values = { tier: tierName(plan), often: oftenWords(plan).toLowerCase() };
  const title = isOn ? messages.manage : formatMessage(messages.confirmationTitle, values);
  const pathOf = data.viewer === null ? visitorPaymentPath : paymentPath;
  return (
    <>
      <PlansIntro title={title} {...(!isOn && { text: messages.confirmationText })} offer={offer} />
      <MembershipState membership={membership} />
      {!isOn && (
        <>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{messages.pays}</dt>
              <dd>
                <PlanPrice plan={offered} />
              </dd>
            </div>
            <div className={styles.fact}>
              <dt>{messages.renews}</dt>
              <dd>{monthsOfPlan(plan) === 12 ? messages.everyYear : messages.everyMonth}</dd>
            </div>
          </dl>
          <Benefits tier={tierOfPlan(plan)} />
          <PlanWays>
            <ButtonLink href={pathOf(plan, coupon)}>{messages.continue}</ButtonLink>
            <Link to={buildPath('ShowPlans')}>{messages.otherPlan}</Link>
          </PlanWays>
        </>
      )}
    </>
  );
}
