import { aheadText } from '#shared/membership/payment-words.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { Benefits } from '#web/features/money/plans/Benefits.tsx';
import { PlanCards } from '#web/features/money/plans/PlanCards.tsx';
import { PlansIntro } from '#web/features/money/plans/PlansIntro.tsx';
import { PlanWays, SmallPrint } from '#web/features/money/plans/PlansFoot.tsx';
import { paymentPath, purchaseOf } from '#web/features/money/plans/plan-words.ts';
import { visitorPaymentPath } from '#web/features/money/plans/visitor-payment-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { DiscountPlansQueryDocument } from '#web/generated/DiscountPlansQuery.ts';

/** The offer of a coupon for a year; without one that holds, the plans as they are. */
export function DiscountPlans({ query }: { readonly query: URLSearchParams }) {
  const coupon = query.get('coupon');
  const { data } = useQuery(DiscountPlansQueryDocument, { variables: { coupon } });
  const isSignedIn = useSignedInParts() !== undefined;
  const offer = data?.membershipPlans;
  const year = offer?.plans.find(({ membershipType }) => membershipType === 'YEARLY');
  if (!offer || !year) return null;
  const pathOf = isSignedIn ? paymentPath : visitorPaymentPath;
  const saved = year.price.amount - year.firstPayment.amount;
  if (offer.coupon === null || saved <= 0) {
    return (
      <>
        <PlansIntro title={messages.noDiscountTitle} text={messages.noDiscountText} offer={offer} />
        <PlanCards offer={offer} linkOf={(plan) => pathOf(plan, null)} />
      </>
    );
  }
  const values = {
    price: moneyText(year.firstPayment),
    crossout: moneyText(year.price),
    saved: moneyText({ ...year.price, amount: saved }),
    percent: offer.coupon.percentOff,
  };
  const isHalf = offer.coupon.percentOff === 50 && offer.coupon.numCycles === 1;
  const title = isHalf ? messages.discountTitle : formatMessage(messages.discountOther, values);
  const { ahead } = purchaseOf(offer, year, false, 0);
  const after = formatMessage(messages.discountAfter, { ahead: aheadText(ahead, 12) });
  return (
    <>
      <PlansIntro title={title} text={formatMessage(messages.discountText, values)} offer={offer} />
      <Benefits tier="MEMBER" />
      <PlanWays>
        <ButtonLink href={pathOf('YEARLY', coupon)}>{messages.discountTake}</ButtonLink>
        <Link to={buildPath('ShowPlans')}>{messages.seePlans}</Link>
      </PlanWays>
      <SmallPrint text={after} />
    </>
  );
}
