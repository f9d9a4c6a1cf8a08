/** Mails about memberships and their payments (rules 83 to 90): each with a subject and what it says. */
export const membershipMailMessages = {
  startedSubject: 'Welcome to {site}, and thank you',
  startedIntro: 'You’re a member now: {plan}. Every story on {site} is open to you.',
  returnedSubject: 'Welcome back to {site}',
  returnedIntro: 'You’re a member again: {plan}. Every story on {site} is open to you.',
  nextCharge: 'Your next payment of {price} is on {date}. You can cancel at any time before then.',
  paymentsAhead: 'You’ll pay {ahead} until you cancel.',
  noNextCharge: 'Your membership is paid through {date}.',

  trialSubject: 'Your free trial of {site} has started',
  trialIntro: 'Every story on {site} is open to you, and you won’t be charged until {date}.',
  trialNext:
    'Your first payment, {price} for {plan}, is on {date}. Cancel before then and you won’t be charged. We’ll email you two days before.',
  trialEndsSubject: 'Your free trial ends on {date}',
  trialEndsIntro:
    'Your free trial of {site} ends on {date}. Your membership then continues as {plan}, and you’ll be charged {price}.',
  trialEndsAdvice: 'If you don’t want to continue, cancel before then. It takes a minute, and you won’t be charged.',

  renewedSubject: 'Your receipt from {site}',
  renewedIntro: 'Your membership has renewed: {plan}. Thank you for reading.',
  renewedFreeSubject: 'Your {site} membership has renewed',
  renewedFree: 'Your membership has renewed: {plan}. You weren’t charged this time.',

  failedSubject: 'Your payment to {site} didn’t go through',
  failedIntro: 'We couldn’t process the {price} payment for your membership. You can keep reading while we try again.',
  failedAgainSubject: 'Your payment to {site} still isn’t going through',
  failedAgainIntro:
    'We tried again to process the {price} payment for your membership, and it didn’t go through. You can keep reading until {date}.',
  failedLastSubject: 'Your membership ends tomorrow unless your payment goes through',
  failedLastIntro:
    'We’ve tried several times to process the {price} payment for your membership, and it hasn’t gone through.',
  failedAdvice: 'Update your payment method and we’ll try again right away. Otherwise your membership ends on {date}.',
  updateMethod: 'Update payment method',

  methodSubject: 'Your payment method was updated',
  methodIntro: 'From now on, payments for your {site} membership come from {method}.',
  methodAdvice: 'If this wasn’t you, change your password and write to us.',

  cancelledSubject: 'Your membership is canceled',
  cancelledIntro:
    'You’ve canceled your membership, and you won’t be charged again. You can read every story until {date}.',
  cancelledOver:
    'You’ve canceled your membership, and you won’t be charged again. It has ended, and member-only stories are locked again.',
  cancelledBack: 'If you change your mind before then, you can get it back with one click, at no charge.',
  reactivate: 'Keep my membership',

  uncancelledSubject: 'Your membership continues',
  uncancelledIntro:
    'You changed your mind about canceling. Your membership continues, and your next payment is on {date}.',

  pausedSubject: 'Your membership is paused',
  pausedIntro:
    'Your membership is paused from {from} until {until}. You won’t be charged in between, and it resumes on its own.',

  discountedSubject: 'Your discount on {site}',
  discountedIntro:
    'Thanks for staying. You get {percent}% off your next {cycles, plural, one {payment} other {# payments}}.',

  switchedSubject: 'You have a new plan on {site}',
  switchedIntro: 'You’re now on {plan}.',
  scheduledSubject: 'Your plan on {site} changes on {date}',
  scheduledIntro: 'You keep your plan until {date}, then switch to {plan}.',

  endedSubject: 'Your {site} membership has ended',
  endedIntro: 'Your membership has ended. Everything you’ve written, saved and highlighted is still here.',
  endedFailed:
    'Your membership has ended because we couldn’t process your payment. Everything you’ve written, saved and highlighted is still here.',
  comeBack: 'Become a member again',

  givenBackSubject: 'We’re refunding {price}',
  givenBackIntro:
    'You made a {price} payment that you didn’t need to make, because another one was already in place. We’re refunding all of it to your original payment method. You don’t have to do anything.',
  refundSubject: 'Your refund of {price} is on its way',
  refundIntro:
    'We’re refunding your payment of {price}, and your membership has ended. It can take up to ten days to reach you.',
  withdrawalSubject: 'You have withdrawn from the contract',
  withdrawalIntro:
    'On {date} we received your withdrawal from the contract for your {site} membership. The contract has ended, and your payment of {price} will be refunded to your original payment method within 14 days.',

  receipt: 'Receipt',
  receiptNumber: 'Number',
  receiptDate: 'Date',
  receiptProduct: 'Item',
  receiptTotal: 'Total',
  receiptTax: 'Tax included',
  receiptTaxRate: '{tax} ({rate}%)',
  receiptMethod: 'Paid with',
  receiptSeller: 'Seller',
  receiptButton: 'View receipt',
  settings: 'Membership and payment',
  footer:
    'You’re getting this email because it’s about your membership or a payment. We send these regardless of your email settings. {siteUrl}',
} as const;
