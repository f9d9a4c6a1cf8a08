import { randomBytes } from 'node:crypto';
import { CANCELLATION_REASONS } from '#shared/membership/cancellation.ts';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import type { Random } from '#test/prove/random.ts';
import { CHANGED, type Deed, mutation, PAID, send, TOKENS } from './send-wish.ts';
import type { TillSite } from './till-site.ts';
import { type Crowd, wishGift } from './wish-gifts.ts';

const START = mutation('startMembership', PAID);
const SWITCH = mutation('switchMembershipPlan', PAID);
const METHOD = mutation('updatePaymentMethod', PAID);
const RETRY = mutation('retryMembershipPayment', PAID);
const CANCEL = mutation('cancelMembership', CHANGED);
const REFUND = mutation('refundMembership', CHANGED);
const UNCANCEL = mutation('uncancelMembership', CHANGED);
const OFFER = mutation('acceptCancellationOffer', CHANGED);

const MEMBERSHIP = 'select id, status, plan, cancelled_at as "cancelledAt" from membership where person_id = $1';
type Own = { readonly id: string; readonly status: string; readonly plan: string; readonly cancelledAt: Date | null };

/** Does one thing that somebody in this place may want to do, and often does it twice. */
export async function wish(site: TillSite, crowd: Crowd, random: Random): Promise<Deed> {
  const payer = random.pick(crowd.payers);
  if (random.below(5) === 0) return await wishGift(site, payer, crowd, random);
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
