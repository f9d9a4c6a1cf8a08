import { randomBytes } from 'node:crypto';
import { CANCELLATION_REASONS } from '#shared/membership/cancellation.ts';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import type { Random } from '#test/prove/random.ts';
import type { Payer, PayerAnswer } from './payer.ts';
import { type TillSite, WEBS } from './till-site.ts';

const PAID = `__typename ... on PaymentSucceeded { paymentId } ... on PaymentPending { paymentId }
  ... on PaymentNeedsApproval { paymentId secret } ... on UserError { message }`;
const CHANGED = '__typename ... on UserError { message }';
const mutation = (name: string, answer: string) =>
  `mutation($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} } }`;

const START = mutation('startMembership', PAID);
const SWITCH = mutation('switchMembershipPlan', PAID);
const METHOD = mutation('updatePaymentMethod', PAID);
const RETRY = mutation('retryMembershipPayment', PAID);
const CONFIRM = mutation('confirmPayment', PAID);
const CANCEL = mutation('cancelMembership', CHANGED);
const REFUND = mutation('refundMembership', CHANGED);
const UNCANCEL = mutation('uncancelMembership', CHANGED);

const OFFER = mutation('acceptCancellationOffer', CHANGED);
const GIFT = mutation('buyGift', PAID);
const GROUP = mutation('buyGroupGift', PAID);

/** Cards that pay, that are refused, and one of which the bank asks its owner; the first are commoner. */
const TOKENS = {
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

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** What somebody does, and what was answered, each as often as it was sent. */
export type Deed = { readonly what: string; readonly answers: readonly (PayerAnswer | null)[] };

const MEMBERSHIP = 'select id, status, plan, cancelled_at as "cancelledAt" from membership where person_id = $1';
type Own = { readonly id: string; readonly status: string; readonly plan: string; readonly cancelledAt: Date | null };

/** Does one thing that somebody in this place may want to do, and often does it twice. */
export async function wish(site: TillSite, payers: readonly Payer[], random: Random): Promise<Deed> {
  const payer = random.pick(payers);
  if (random.below(5) === 0) return await give(site, payer, payers, random);
  const [own] = await site.context.database.query<Own>('prove_own', MEMBERSHIP, [payer.personId]);
  const membershipId = own?.id ?? '';
  const formKey = randomBytes(16).toString('hex');
  const token = random.pick<string>(TOKENS[payer.provider]);
  const { provider } = payer;
  const start = {
    membershipType: random.pick(PLAN_TYPES),
    currency: 'USD',
    provider,
    token,
    formKey,
    isTrial: own === undefined && random.below(6) === 0,
    country: 'US',
    postalCode: '10001',
  };
  if (own === undefined || (own.status === 'INACTIVE' && random.below(2) === 0)) {
    return await send(site, payer, random, 'start', START, start);
  }
  if (own.cancelledAt !== null || random.below(12) === 0)
    return await send(site, payer, random, 'uncancel', UNCANCEL, { membershipId });
  switch (random.pick(['switch', 'switch', 'cancel', 'offer', 'method', 'retry', 'refund', 'start'] as const)) {
    case 'switch': {
      const membershipType = random.pick(PLAN_TYPES.filter((plan) => plan !== own.plan));
      return await send(site, payer, random, 'switch', SWITCH, { membershipId, membershipType, formKey });
    }
    case 'cancel':
      return await send(site, payer, random, 'cancel', CANCEL, {
        membershipId,
        reason: random.pick(CANCELLATION_REASONS),
      });
    case 'offer': {
      const reason = random.pick(CANCELLATION_REASONS);
      const pauseMonths = reason === 'TIME' || reason === 'FEATURE_USAGE' ? 1 + random.below(3) : null;
      return await send(site, payer, random, 'offer', OFFER, { membershipId, reason, pauseMonths });
    }
    case 'method':
      return await send(site, payer, random, 'method', METHOD, { provider, token, formKey });
    case 'retry':
      return await send(site, payer, random, 'retry', RETRY, { membershipId });
    case 'refund':
      return await send(site, payer, random, 'refund', REFUND, { membershipId });
    case 'start':
      return await send(site, payer, random, 'start', START, start);
  }
}

/** Somebody buys a gift, of one or of eleven, and several want to redeem its code at the same moment, or it goes back. */
async function give(site: TillSite, payer: Payer, payers: readonly Payer[], random: Random): Promise<Deed> {
  const { provider } = payer;
  const form = {
    tier: random.pick(['MEMBER', 'FRIEND'] as const),
    currency: 'USD',
    provider,
    token: random.pick<string>(TOKENS[provider]),
    formKey: randomBytes(16).toString('hex'),
    country: 'US',
    postalCode: '10001',
  };
  const isGroup = random.below(3) === 0;
  const deed = isGroup
    ? await send(site, payer, random, 'group gift', GROUP, { ...form, seats: 11, isShared: true })
    : await send(site, payer, random, 'gift', GIFT, { ...form, senderName: 'Gill', recipientName: 'Rae' });
  const paymentId = deed.answers.find((answer) => answer?.__typename === 'PaymentSucceeded')?.paymentId;
  if (paymentId === undefined) return deed;
  const { id, code } = await payer.giftOf(paymentId).catch(() => ({ id: '', code: '' }));
  const wanted = Array.from({ length: 3 }, () => payers[random.below(payers.length)] ?? payer);
  const redeemed = wanted.map((one, server) => one.redeem(code, server % WEBS).catch(() => pause(BREATH)));
  if (random.below(3) === 0) redeemed.push(payer.giveBack(id, 1).catch(() => pause(BREATH)));
  return { what: deed.what, answers: [...deed.answers, ...(await Promise.all(redeemed))] };
}

/** Once, twice at once by both web processes, or from two tabs, whose forms have keys of their own. */
async function send(
  site: TillSite,
  payer: Payer,
  random: Random,
  what: string,
  query: string,
  input: object,
): Promise<Deed> {
  const first = payer.change(query, input, 0);
  const manner = random.below(10);
  const again = manner < 3 ? [input] : manner === 3 ? [{ ...input, ...otherTab(input) }] : [];
  const sent = [first, ...again.map((one) => payer.change(query, one, 1))];
  // No answer is what a kill or a cut wire leaves; a person then waits a little.
  const answers = await Promise.all(sent.map((one) => one.catch(() => pause(BREATH))));
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
  return await payer.change(CONFIRM, { paymentId, isRefused: !isApproved }, 0).catch(() => null);
}
