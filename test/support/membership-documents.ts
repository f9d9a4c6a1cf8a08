/** What the tests of memberships read of an answer. */
export const REST = `__typename
  ... on PaymentSucceeded { paymentId chargeId viewer { membership { tier } } }
  ... on PaymentNeedsApproval { paymentId provider secret }
  ... on PaymentPending { paymentId }
  ... on PaymentMethodDeclined { message reason }
  ... on UserError { message }`;
export const MEMBERSHIP = `viewer { hasPastMemberships isMembershipTrialEligible viewerEdge { membership {
  membershipId status tier membershipType amount currency isCancelled isTrial canCancel canReactivate canSwitchPlan
  nextCharge { amount } currentPeriodEndsAt nextChargeAt pausedUntil
  planV2 { membershipType price { amount } discount { percentOff numCycles } }
  switchPlanSchedule { startAt plan { membershipType price { amount } } }
  paymentMethod { __typename ... on CreditCard { lastFour } }
  quote: switchQuote(membershipType: PREMIUM_YEARLY) { isNow due { amount } credit { amount } }
  offer: cancellationOffer(reason: COSTS)
  refundableUntil refundableAmount { amount }
  reactivationCharge { amount } } } }`;
export const CHANGED = `__typename ... on UserError { message }`;
