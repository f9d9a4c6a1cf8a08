import { lazy, Suspense } from 'react';
import { HOURS_OF_PATIENCE } from '#shared/domains/domain-checks.ts';
import { checkoutMessages } from '#shared/messages/checkout.ts';
import { domainFeeMessages as messages } from '#shared/messages/domain-fees.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { DomainFeeParts } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

// Few sites ask for money here: the others fetch nothing of it.
const DomainCheckout = lazy(async () => ({ default: (await import('./DomainCheckout.tsx')).DomainCheckout }));

type DomainPaymentProps = {
  readonly claimId: string;
  readonly fee: DomainFeeParts;
  /** Asks again what there is. */
  readonly onChanged: () => void;
};

/** What a domain costs, once, and the fields that pay it; or that it is paid (decision 0073). */
export function DomainPayment({ claimId, fee, onChanged }: DomainPaymentProps) {
  const { price, paidAt, refundAt } = fee;
  const paid = () => {
    void showToast({ message: messages.thanks });
    onChanged();
  };
  if (paidAt !== null && refundAt !== null) {
    return (
      <Section title={messages.title}>
        <p>{formatMessage(messages.paid, { price: moneyText(price), date: formatDate(paidAt) })}</p>
        <Note>{formatMessage(messages.paidPromise, { date: formatDate(refundAt) })}</Note>
      </Section>
    );
  }
  return (
    <Section title={messages.title}>
      <p>{messages.text}</p>
      <Suspense fallback={<Note>{checkoutMessages.loading}</Note>}>
        <DomainCheckout claimId={claimId} fee={fee} onPaid={paid} onStale={onChanged}>
          <Note>{formatMessage(messages.promise, { hours: HOURS_OF_PATIENCE })}</Note>
        </DomainCheckout>
      </Suspense>
    </Section>
  );
}
