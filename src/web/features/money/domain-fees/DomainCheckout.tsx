import type { ReactNode } from 'react';
import { domainFeeMessages as messages } from '#shared/messages/domain-fees.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { PaymentToken } from '#web/features/money/checkout/payment-answer.ts';
import { PaymentForm } from '#web/features/money/checkout/PaymentForm.tsx';
import type { DomainFeeParts } from '#web/generated/fragments.ts';
import { PayForDomainDocument } from '#web/generated/PayForDomain.ts';

type DomainCheckoutProps = {
  readonly claimId: string;
  readonly fee: DomainFeeParts;
  readonly onPaid: () => void;
  /** What is on offer may be another price by now. */
  readonly onStale: () => void;
  /** What one agrees to. */
  readonly children: ReactNode;
};

/** The fields that pay for a domain, fetched where there is something to pay. */
export function DomainCheckout({ claimId, fee, onPaid, onStale, children }: DomainCheckoutProps) {
  const { price, providers } = fee;
  const paying = useChange(PayForDomainDocument, { says: 'here' });
  const send = async (payment: PaymentToken) => {
    const { done, failure } = await paying.send({ payment: { ...payment, claimId } });
    return done ?? failure.refusal;
  };
  return (
    <PaymentForm
      subject={`domain ${claimId}`}
      product="CUSTOM_DOMAIN"
      providers={providers}
      currency={price.currency}
      amount={price.amount}
      submitLabel={formatMessage(messages.pay, { price: moneyText(price) })}
      onToken={send}
      onPaid={onPaid}
      onRefused={onStale}
    >
      {children}
    </PaymentForm>
  );
}
