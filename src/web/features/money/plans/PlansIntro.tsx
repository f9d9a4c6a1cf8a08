import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import type { PlansOnOffer } from '#web/generated/fragments.ts';
import styles from './PlansPage.module.css';

type PlansHeadingProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode };

/** The heading of a page about plans, and below it what else must be said at once. */
export function PlansHeading({ title, text, children }: PlansHeadingProps) {
  return (
    <header className={styles.intro}>
      <h1 className={styles.title} tabIndex={-1} dir="auto">
        {title}
      </h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}

/** The heading of a page of plans, with what must be said beside money. */
export function PlansIntro(props: { readonly title: string; readonly text?: string; readonly offer: PlansOnOffer }) {
  const { offer, ...heading } = props;
  return (
    <PlansHeading {...heading}>
      <OfferNotes offer={offer} />
    </PlansHeading>
  );
}

/** What must be said beside money: sandbox, currency, coupon. */
export function OfferNotes({ offer }: { readonly offer: PlansOnOffer }) {
  return (
    <>
      {offer.isSandbox && <PlansSandbox />}
      {offer.providers.length === 0 && <p className={styles.note}>{messages.notSold}</p>}
      {offer.isFallbackCurrency && <p className={styles.note}>{messages.fallbackCurrency}</p>}
      {offer.coupon && <p className={styles.note}>{couponWords(offer.coupon)}</p>}
      {offer.couponRefusal !== null && <p className={styles.refusal}>{offer.couponRefusal}</p>}
    </>
  );
}

function couponWords({ code, percentOff, numCycles, freeMonths }: NonNullable<PlansOnOffer['coupon']>): string {
  if (freeMonths !== null) return formatMessage(messages.couponFree, { code, count: freeMonths });
  return formatMessage(messages.couponHolds, { code, percent: percentOff, count: numCycles });
}

/** That no money moves here. */
export function PlansSandbox() {
  return <p className={styles.sandbox}>{messages.sandbox}</p>;
}
