import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '#test/prove/random.ts';
import type { Payer, PayerAnswer } from './payer.ts';
import { type TillSite, WEBS } from './till-site.ts';

export const PAID = `__typename ... on PaymentSucceeded { paymentId } ... on PaymentPending { paymentId }
  ... on PaymentNeedsApproval { paymentId secret } ... on UserError { message }`;
export const CHANGED = '__typename ... on UserError { message }';
export const mutation = (name: string, answer: string) =>
  `mutation($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} } }`;

const CONFIRM = mutation('confirmPayment', PAID);

/** Cards that pay, that are refused, and one of which the bank asks its owner; the first are commoner. */
export const TOKENS = {
  STRIPE: [
    ...Array.from({ length: 8 }, () => 'pm_card_visa'),
    'pm_card_mastercard',
    'pm_card_chargeDeclined',
    'pm_card_chargeCustomerFail',
    'pm_card_authenticationRequired',
    'pm_card_authenticationRequired',
  ],
  BRAINTREE: [
    ...Array.from({ length: 8 }, () => 'fake-valid-visa-nonce'),
    'fake-valid-mastercard-nonce',
    'fake-paypal-billing-agreement-nonce',
    'fake-processor-declined-visa-nonce',
    'fake-gateway-rejected-fraud-nonce',
  ],
} as const;

/** In milliseconds. */
const BREATH = 500;

/** In milliseconds: nothing takes so long, even on a busy machine. */
const MOST_PATIENCE = 180_000;
/** What is noted where neither an answer came nor the wire was cut. */
export const NEVER = 'never answered';

/** No answer is what a kill or a cut wire leaves; a person then waits a little. */
export async function patiently(answer: Promise<PayerAnswer | null>): Promise<PayerAnswer | null> {
  const end = new AbortController();
  const never = wait(MOST_PATIENCE, { __typename: NEVER }, { signal: end.signal, ref: false });
  try {
    return await Promise.race([answer.catch(() => wait(BREATH, null)), never]);
  } finally {
    end.abort();
    await never.catch(() => undefined);
  }
}

/** What somebody does, and what was answered, each as often as it was sent. */
export type Deed = { readonly what: string; readonly answers: readonly (PayerAnswer | null)[] };

/** Once, twice at once by both web processes, or from two tabs, whose forms have keys of their own. */
export async function send(
  site: TillSite,
  payer: Payer,
  random: Random,
  what: string,
  query: string,
  input: object,
): Promise<Deed> {
  const server = random.below(WEBS);
  const first = payer.change(query, input, server);
  const manner = random.below(10);
  const again = manner < 3 ? [input] : manner === 3 ? [{ ...input, ...otherTab(input) }] : [];
  const sent = [first, ...again.map((one) => payer.change(query, one, WEBS - 1 - server))];
  const answers = await Promise.all(sent.map(patiently));
  for (const answer of answers) {
    if (answer?.__typename !== 'PaymentNeedsApproval' || random.below(4) === 0) continue;
    answers.push(await approve(site, payer, answer, random.below(4) > 0));
  }
  return { what, answers };
}

function otherTab(input: object): object {
  return 'formKey' in input ? { formKey: randomBytes(16).toString('hex') } : {};
}

/** The person answers the bank in the browser, which then asks the site to look again. */
async function approve(
  { stripe }: TillSite,
  payer: Payer,
  { secret = '', paymentId = '' }: PayerAnswer,
  isApproved: boolean,
): Promise<PayerAnswer | null> {
  await stripe.control('approve', { intent: secret, isApproved }).catch(() => undefined);
  return await patiently(payer.change(CONFIRM, { paymentId, isRefused: !isApproved }, 0));
}
