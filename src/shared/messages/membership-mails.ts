/** Mails about memberships and their payments (rules 83 to 90): each with a subject and what it says. */
export const membershipMailMessages = {
  startedSubject: 'Welcome to {site}, and thank you',
  startedIntro: 'You are a member now: {plan}. Every story on {site} is open to you.',
  returnedSubject: 'Welcome back to {site}',
  returnedIntro: 'You are a member again: {plan}. Every story on {site} is open to you.',
  nextCharge: 'Your next payment of {price} is on {date}. You can cancel at any time before.',
  paymentsAhead: 'You pay {ahead}, until you cancel.',
  noNextCharge: 'Your membership is paid until {date}.',

  trialSubject: 'Your free trial of {site} has begun',
  trialIntro: 'Every story on {site} is open to you, and nothing is charged until {date}.',
  trialNext:
    'Your first payment, {price} for {plan}, is on {date}. If you cancel before, nothing is charged. We write to you two days before.',
  trialEndsSubject: 'Your free trial ends on {date}',
  trialEndsIntro:
    'Your free trial of {site} ends on {date}. Your membership then goes on as {plan}, and {price} is charged.',
  trialEndsAdvice: 'If you do not want to go on, cancel before then. It takes a minute, and nothing is charged.',

  renewedSubject: 'Your receipt from {site}',
  renewedIntro: 'Your membership was renewed: {plan}. Thank you for reading.',
  renewedFreeSubject: 'Your membership of {site} was renewed',
  renewedFree: 'Your membership was renewed: {plan}. Nothing was charged this time.',

  failedSubject: 'Your payment to {site} did not go through',
  failedIntro: 'We could not take the payment of {price} for your membership. You can go on reading, and we try again.',
  failedAgainSubject: 'Your payment to {site} still does not go through',
  failedAgainIntro:
    'We have tried again to take the payment of {price} for your membership, and it did not go through. You can go on reading until {date}.',
  failedLastSubject: 'Your membership ends tomorrow unless your payment goes through',
  failedLastIntro: 'We have tried several times to take the payment of {price} for your membership, and could not.',
  failedAdvice:
    'Update your payment method, and the payment is tried again at once. Your membership ends on {date} otherwise.',
  updateMethod: 'Update payment method',

  methodSubject: 'Your payment method was updated',
  methodIntro: 'The payments for your membership on {site} are taken this way from now on: {method}.',
  methodAdvice: 'If that was not you, change your password and write to us.',

  cancelledSubject: 'Your membership is cancelled',
  cancelledIntro: 'Your membership is cancelled, and nothing more is charged. You can read every story until {date}.',
  cancelledBack:
    'If you change your mind, you can take it back by one press until then, and nothing is charged for that.',
  reactivate: 'Keep my membership',

  uncancelledSubject: 'Your membership goes on',
  uncancelledIntro: 'You took your cancellation back. Your membership goes on, and the next payment is on {date}.',

  pausedSubject: 'Your membership takes a break',
  pausedIntro:
    'Your membership rests from {from} until {until}. Nothing is charged in between, and it goes on by itself afterwards.',

  discountedSubject: 'Your discount on {site}',
  discountedIntro:
    'You stay a member, and {percent}% is taken off your next {cycles, plural, one {payment} other {# payments}}.',

  switchedSubject: 'You have a new plan on {site}',
  switchedIntro: 'Your plan is now {plan}.',
  scheduledSubject: 'Your plan on {site} changes on {date}',
  scheduledIntro: 'You keep what you have until {date}. From then on your plan is {plan}.',

  endedSubject: 'Your membership of {site} has ended',
  endedIntro: 'Your membership has ended. What you have written, saved and highlighted stays as it is.',
  endedFailed:
    'Your membership has ended, since it is not paid for any more. What you have written, saved and highlighted stays as it is.',
  comeBack: 'Become a member again',

  givenBackSubject: 'We’re sending {price} back to you',
  givenBackIntro:
    'We got a payment of {price} from you that you didn’t need to make: another one was already in its place. All of it goes back to the method you paid with. You don’t have to do anything.',
  refundSubject: 'Your payment of {price} goes back',
  refundIntro:
    'We give back the payment of {price}, and your membership has ended. It takes up to ten days until you see it.',
  withdrawalSubject: 'You have withdrawn from the contract',
  withdrawalIntro:
    'We have received your withdrawal from the contract about the membership of {site} on {date}. The contract is ended, and the payment of {price} goes back the way it came, within 14 days at the latest.',

  receipt: 'Receipt',
  receiptNumber: 'Number',
  receiptDate: 'Date',
  receiptProduct: 'What',
  receiptTotal: 'Total',
  receiptTax: 'Tax in it',
  receiptTaxRate: '{tax} ({rate}%)',
  receiptMethod: 'Paid with',
  receiptSeller: 'Seller',
  receiptButton: 'See the receipt',
  settings: 'Membership and payment',
  footer: 'You get this mail because it is about money: it comes whatever mails you have chosen. {siteUrl}',
} as const;
