import type { PaymentAnswer } from './payment-answer.ts';

/** What a browser window remembers of a payment that was sent and is not certain yet. */
export type SentPayment = {
  readonly formKey: string;
  /** Where the server has answered: what it said last. */
  readonly answer?: Extract<PaymentAnswer, { readonly paymentId: string }>;
};

const keyOf = (subject: string) => `longhand.payment.${subject}`;

/** Outlives a reload and the way back to the page, and ends with the window. Null where nothing is under way. */
export function sentPayment(subject: string): SentPayment | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(subject)) ?? 'null');
    return isSentPayment(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function rememberSent(subject: string, payment: SentPayment): void {
  try {
    sessionStorage.setItem(keyOf(subject), JSON.stringify(payment));
  } catch {
    // Without storage the server's own rule is left: one payment at a time for a subject.
  }
}

export function forgetSent(subject: string): void {
  try {
    sessionStorage.removeItem(keyOf(subject));
  } catch {
    // Nothing was kept.
  }
}

function isSentPayment(kept: unknown): kept is SentPayment {
  return typeof kept === 'object' && kept !== null && 'formKey' in kept && typeof kept.formKey === 'string';
}
