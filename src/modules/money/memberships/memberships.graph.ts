import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { required } from '#modules/ground/required.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { acceptOffer } from './accept-offer.ts';
import { buyMembership } from './buy-membership.ts';
import { cancelOwnMembership } from './cancel-membership.ts';
import { confirmPayment } from './confirm-payment.ts';
import { continueMembership } from './continue-membership.ts';
import { moneyOfWire, planOfWire } from './form-values.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { offerTo } from './offer-to.ts';
import { prepareCheckout } from './prepare-checkout.ts';
import { quoteSwitch } from './quote-switch.ts';
import { hasPastMemberships, isTrialEligible, readOwnMembership, readWaitingPurchase } from './read-own-membership.ts';
import { readPlans } from './read-plans.ts';
import { findRefundable } from './refundable.ts';
import { refundMembership } from './refund-membership.ts';
import { retryPayment } from './retry-payment.ts';
import { switchMembershipPlan } from './switch-membership-plan.ts';
import { updatePaymentMethod } from './update-payment-method.ts';
import { membershipLoader } from './find-membership.ts';
import { markLoader } from './membership-mark.ts';

/** The part of the schema in `memberships.graphql`. */
export const membershipsGraph = {
  Query: {
    membershipPlans: (_root, { currency, coupon }, context) =>
      readPlans(context, { currency: currency ?? null, coupon: coupon ?? null }),
  },
  Mutation: {
    prepareCheckout: (_root, { input }, context) => prepareCheckout(context.command, viewerId(context), input),
    startMembership: (_root, { input }, context) => {
      const { membershipType: plan, isTrial, country, coupon, shown, ...rest } = input;
      const optional = { isTrial: isTrial === true, country: country ?? null, coupon: coupon ?? null };
      const purchase = { ...rest, ...optional, plan, shown: moneyOfWire(shown) };
      return buyMembership(context.command, viewerId(context), purchase);
    },
    confirmPayment: (_root, { input: { paymentId, isRefused, token } }, context) => {
      const confirmation = { paymentId, isRefused: isRefused === true, token: token ?? null };
      return confirmPayment(context.command, viewerId(context), confirmation);
    },
    switchMembershipPlan: (_root, { input: { membershipType: plan, shown, ...input } }, context) =>
      switchMembershipPlan(context.command, viewerId(context), { ...input, plan, shown: moneyOfWire(shown) }),
    cancelMembership: (_root, { input }, context) => cancelOwnMembership(context.command, viewerId(context), input),
    acceptCancellationOffer: (_root, { input: { pauseMonths, ...input } }, context) =>
      acceptOffer(context.command, viewerId(context), { ...input, pauseMonths: pauseMonths ?? null }),
    uncancelMembership: (_root, { input: { membershipId, shown } }, context) =>
      continueMembership(context.command, viewerId(context), { membershipId, shown: moneyOfWire(shown) }),
    updatePaymentMethod: (_root, { input }, context) => updatePaymentMethod(context.command, viewerId(context), input),
    retryMembershipPayment: (_root, { input: { membershipId, shown } }, context) =>
      retryPayment(context.command, viewerId(context), { membershipId, shown: moneyOfWire(shown) }),
    refundMembership: (_root, { input: { membershipId, isWithdrawal } }, context) =>
      refundMembership(context.command, viewerId(context), { membershipId, isWithdrawal: isWithdrawal === true }),
  },
  PaymentSucceeded: { viewer: ({ personId }, _arguments, context) => readMemberAnew(context, personId) },
  MembershipChanged: { viewer: ({ personId }, _arguments, context) => readMemberAnew(context, personId) },
  MutationSuccess: { viewer: ({ personId }, _arguments, context) => readMemberAnew(context, personId) },
  UserViewerEdge: {
    membership: ({ id }, _arguments, context) => readOwnMembership(context, id),
    waitingPurchase: ({ id }, _arguments, context) => readWaitingPurchase(context, id),
  },
  User: {
    hasPastMemberships: ({ id }, _arguments, context) => hasPastMemberships(context, id),
    isMembershipTrialEligible: ({ id }, _arguments, context) => isTrialEligible(context, id),
  },
  ViewerMembership: {
    switchQuote: ({ membership, prices, now }, { membershipType }) =>
      quoteSwitch(membership, planOfWire(membershipType), prices, now),
    cancellationOffer: ({ membership, now }, { reason }) => offerTo(membership, reason, now),
    canWithdraw: ({ membership }, _arguments, context) => mayWithdraw(context, membership),
    refundableUntil: async ({ membership, now }, _arguments, { database }) =>
      (await findRefundable(database, membership, now))?.until ?? null,
    refundableAmount: async ({ membership, now }, _arguments, { database }) =>
      (await findRefundable(database, membership, now))?.amount ?? null,
  },
} satisfies Resolvers;

/** The schema lets nobody in who is signed out. */
function viewerId({ viewer }: GraphContext): string {
  return required(viewer?.personId, 'viewer');
}

/** Their membership may have been loaded before it changed. */
function readMemberAnew(context: GraphContext, personId: string) {
  context.loaders.get(membershipLoader).clear(personId);
  context.loaders.get(markLoader).clear(personId);
  return readPersonAnew(context, personId);
}
