import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { PlanOfViewer } from '#web/generated/fragments.ts';
import { isMembershipOn } from './membership-of-viewer.ts';
import { periodWords, planOfWire, tierName } from './plan-words.ts';
import styles from './PlansPage.module.css';

/** What a member has already, and where it is changed; nothing for others. */
export function MembershipState({ membership }: { readonly membership: PlanOfViewer | null }) {
  if (!isMembershipOn(membership)) return null;
  const plan = planOfWire(membership.membershipType);
  const { currentPeriodEndsAt, nextChargeAt, isCancelled, paymentProvider } = membership;
  const date = formatDate(nextChargeAt ?? currentPeriodEndsAt);
  const values = { price: moneyText(membership), period: periodWords(plan), date };
  const isGiven = paymentProvider === 'MEDIUM_GIFT';
  const text = isGiven ? messages.memberGiven : isCancelled ? messages.memberEnds : messages.memberTextYours;
  return (
    <StateBox title={formatMessage(messages.memberTitle, { tier: tierName(plan) })}>
      <p className={styles.stateText}>{formatMessage(text, values)}</p>
      <Link className={styles.stateWay} to={buildPath('ManageMembership')}>
        {messages.manage}
      </Link>
    </StateBox>
  );
}

/** A box that says what somebody has. */
export function StateBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.state}>
      <h2 className={styles.stateTitle}>{title}</h2>
      {children}
    </section>
  );
}
