import { isPolicyOfThisPage } from './own-policy.ts';
import type { PaymentAnswer, Settled } from './payment-answer.ts';
import { forgetSent, sentPayment } from './payment-memory.ts';

type Asked = Extract<PaymentAnswer, { readonly __typename: 'PaymentNeedsApproval' }>;

/** Whether nobody was asked, since the page of the bank did not open here. */
export function wasNotAsked(settled: Settled): boolean {
  return settled.state === 'refused' && settled.kind === 'PaymentNeedsApproval';
}

/**
 * Only a document of a page on which somebody pays may load the script of a provider (0031): opens that page anew, which
 * goes on with the payment that is remembered. False where this is such a document already.
 */
export function openToApprove(address: string): boolean {
  const { href, pathname } = new URL(address, location.href);
  if (pathname !== location.pathname) {
    location.assign(href);
    return true;
  }
  if (isPolicyOfThisPage()) return false;
  location.reload();
  return true;
}

/** What a page before could not ask for, once; null where nothing waits. */
export function takeUnapproved(subject: string): Asked | null {
  const answer = sentPayment(subject)?.answer;
  if (answer === undefined) return null;
  forgetSent(subject);
  return answer.__typename === 'PaymentNeedsApproval' ? answer : null;
}
