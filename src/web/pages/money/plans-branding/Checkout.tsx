import { useState } from 'react';
import { consentText } from '#shared/membership/payment-words.ts';
import { monthsOfPlan, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import { PRODUCT_OF_PLAN } from '#shared/membership/products.ts';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { PaymentForm } from '#web/features/money/checkout/PaymentForm.tsx';
import type { PaymentToken } from '#web/features/money/checkout/payment-answer.ts';
import { hasTrial, paymentPath, planOfAddress, purchaseOf } from '#web/features/money/plans/plan-words.ts';
import { OfferNotes } from '#web/features/money/plans/PlansIntro.tsx';
import { CheckoutPageQueryDocument } from '#web/generated/CheckoutPageQuery.ts';
import { StartMembershipDocument } from '#web/generated/StartMembership.ts';
import { BeginChoice } from './BeginChoice.tsx';
import styles from './Checkout.module.css';
import { CouponField } from './CouponField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { Summary } from './Summary.tsx';

/** Which plan, when it begins, at what price, and the payment. */
export function Checkout({ query }: { readonly query: URLSearchParams }) {
  const [plan, setPlan] = useState<PlanType>(planOfAddress(query.get('tab')) ?? 'YEARLY');
  const [coupon, setCoupon] = useState(query.get('coupon'));
  const [now] = useState(() => Date.now());
  const [isChosen] = useState(planOfAddress(query.get('tab')) !== null);
  const [wantsTrial, setWantsTrial] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const { data, isLoading, refetch } = useQuery(CheckoutPageQueryDocument, { variables: { coupon } });
  const before = useLast(data);
  const { send } = useChange(StartMembershipDocument, { says: 'here' });
  const offer = (data ?? before)?.membershipPlans;
  const chosen = offer?.plans.find(({ membershipType }) => membershipType === plan);
  if (!offer || !chosen) return null;

  // A payment that was refused because another one of theirs went through, in another tab.
  if (refusal !== undefined && isMembershipOn(data?.viewer?.viewerEdge.membership)) {
    return <MemberMeanwhile refusal={refusal} />;
  }
  const mayTry = offer.isTrialOffered && offer.coupon === null && hasTrial(plan);
  const isTrial = mayTry && wantsTrial;
  const payments = purchaseOf(offer, chosen, isTrial, now);
  const { dueNow: due } = payments;
  const show = (next: { readonly plan?: PlanType; readonly coupon?: string | null }) => {
    const shown = { plan, coupon, ...next };
    setPlan(shown.plan);
    setCoupon(shown.coupon);
    // A reload, and the way over a bank, come back to what was chosen.
    history.replaceState(history.state, '', paymentPath(shown.plan, shown.coupon));
  };
  const buy = async (token: PaymentToken) => {
    const bought = { membershipType: plan, currency: offer.currency, coupon: offer.coupon?.code ?? null, isTrial };
    const { done, failure } = await send({ start: { ...token, ...bought } });
    return done ?? failure.refusal;
  };
  const submitLabel = isTrial
    ? messages.startTrial
    : due.amount === 0
      ? messages.startFree
      : formatMessage(messages.pay, { price: moneyText(due) });
  return (
    <div className={styles.checkout}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {tierOfPlan(plan) === 'FRIEND' ? messages.friendTitle : messages.title}
        </h1>
        {/* The form says it for the sandbox, and the field of the coupon why one does not hold. */}
        <OfferNotes offer={{ ...offer, isSandbox: false, couponRefusal: null }} />
      </header>
      <Summary plan={chosen} coupon={offer.coupon} isTrial={isTrial} due={due} />
      <details className={styles.change} open={!isChosen}>
        <summary>{messages.changePlan}</summary>
        <PlanChoice offer={offer} value={plan} onChange={(next) => show({ plan: next })} />
      </details>
      {mayTry && <BeginChoice now={now} price={chosen.price} isTrial={wantsTrial} onChange={setWantsTrial} />}
      <CouponField
        code={offer.coupon?.code ?? null}
        refusal={offer.couponRefusal}
        isLoading={isLoading}
        onApply={(code) => show({ coupon: code })}
      />
      {offer.providers.length > 0 && (
        <section className={styles.part} aria-labelledby="payment">
          <h2 className={styles.heading} id="payment">
            {messages.payment}
          </h2>
          <PaymentForm
            subject="membership"
            providers={offer.providers}
            currency={offer.currency}
            amount={due.amount}
            product={PRODUCT_OF_PLAN[plan]}
            firstPayment={due.amount === 0 ? (payments.ahead[0]?.payment.amount ?? 0) : due.amount}
            submitLabel={submitLabel}
            onToken={buy}
            onRefused={(message) => {
              setRefusal(message);
              refetch();
            }}
            onPaid={() => location.assign(buildPath('WelcomeMember'))}
          >
            <p className={styles.terms}>
              {consentText(payments, monthsOfPlan(plan))}
              {offer.isTrialOffered && due.amount > 0 && ` ${messages.moneyBack}`}
            </p>
          </PaymentForm>
        </section>
      )}
    </div>
  );
}

/** In place of the form, for whoever has become a member since it was drawn. */
function MemberMeanwhile({ refusal }: { readonly refusal: string }) {
  return (
    <div className={styles.checkout} role="alert">
      <h1 className={styles.title}>{messages.memberMeanwhile}</h1>
      <p>{refusal}</p>
      <ButtonRow>
        <ButtonLink href={membershipSettingsPath()}>{messages.manage}</ButtonLink>
      </ButtonRow>
    </div>
  );
}

/** The last answer that was there, so that the page stands while another coupon is asked for. */
function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return last;
}
