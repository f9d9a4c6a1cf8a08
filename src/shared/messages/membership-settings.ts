/** How the four plans are called, and what each costs how often. */
export const planMessages = {
  MONTHLY: 'Member (monthly)',
  YEARLY: 'Member (yearly)',
  PREMIUM_MONTHLY: 'Friend (monthly)',
  PREMIUM_YEARLY: 'Friend (yearly)',
  byMonth: '{price} a month',
  byYear: '{price} a year',
} as const;

/** Said wherever money is shown while it moves none. */
export const sandboxMessages = {
  note: 'This is a sandbox: no money moves.',
} as const;

/** How somebody pays, as `Visa ···· 4242, expires 08/27`. */
export const paymentMethodMessages = {
  card: '{brand} ···· {lastFour}, expires {expiry}',
  cardExpired: '{brand} ···· {lastFour}, expired {expiry}',
  applePay: 'Apple Pay ({card})',
  googlePay: 'Google Pay ({card})',
  paypal: 'PayPal',
  paypalOf: 'PayPal ({email})',
  none: 'None on file',
} as const;

/** The tab Membership and payment. */
export const membershipSettingsMessages = {
  tab: 'Membership and payment',
  membershipTitle: 'Membership',
  paymentTitle: 'Payment',
  giftTitle: 'Redeem a gift',

  noneTitle: 'You’re not a member yet',
  noneText:
    'Members read every story without limits, and most of what they pay goes to the writers they read. It’s {price} a week, billed yearly.',
  noneTrial: 'The first seven days are free.',
  noneAction: 'See plans',
  pastTitle: 'Your membership has ended',
  pastOn: 'It ended on {date}. Your lists, highlights and follows are all still here.',
  pastText: 'Your lists, highlights and follows are all still here.',
  pastCharge: 'You can come back for {price}, using the payment method we have on file.',
  comeBack: 'Come back',
  pendingTitle: 'Waiting for approval',
  pendingText:
    'Your bank or PayPal hasn’t approved the payment yet. If we don’t hear back within a day, we’ll drop it.',
  pendingAction: 'Finish paying',
  unknownText: 'We can’t reach the payment provider right now. Everything you’ve paid for is still yours.',

  since: 'Since {date}',
  nextCharge: 'Next payment: {price} on {date}',
  noCharge: 'You won’t be charged again.',
  ends: 'Ends on {date}',
  giftEnds: 'Paid through {date}. It ends on its own.',
  elsewhere: 'You pay through {provider}, so you can change it there.',
  trial: 'Your trial runs until {date}',
  discount: '{percent}% off {regularPrice} for {cycles, plural, one {# more payment} other {# more payments}}',
  discountEnds: 'until {date}',
  pauseFrom: 'Paused from {from} until {date}.',
  failed: 'Your last payment didn’t go through. You can keep reading until {date} while we keep trying.',
  retry: 'Try again now',
  retried: 'Your payment went through.',
  retryWaits: 'Your payment is on its way. We’ll let you know when it goes through.',
  scheduled: 'On {date}, you’ll switch to {plan} at {price}.',
  keepPlan: 'Keep current plan',
  kept: 'You’re keeping your plan.',

  switchPlan: 'Switch plan',
  cancel: 'Cancel membership',
  reactivate: 'Reactivate membership',

  methodTitle: 'Payment method',
  methodUpdate: 'Update',
  methodUpdateSpoken: 'Update payment method',
  methodExpired: 'Your payment method has expired.',

  refundTitle: 'Refund',
  refundText: 'You can get {price} back until {date}. If you do, your membership ends right away.',
  refundNone:
    'Your first purchase and each yearly renewal can be refunded here for 14 days. Your last payment can’t be. You can cancel at any time.',
  refundAction: 'Ask for a refund',
  refundDialogTitle: 'Get a refund?',
  refundPoints: [
    '{price} goes back to your original payment method. Banks can take up to ten days.',
    'Your membership ends right away, along with everything it unlocks.',
  ],
  refundConfirm: 'Refund and end membership',
  refunded: 'Your refund is on its way, and your membership has ended.',

  withdrawTitle: 'Withdraw from contract',
  withdrawText:
    'In the European Union and the United Kingdom, you can withdraw within 14 days without giving a reason.',
  withdrawOver:
    'You can withdraw here for 14 days after your first purchase and after each yearly renewal. That doesn’t apply to your last payment. You can cancel whenever you like.',
  withdrawAction: 'Withdraw from contract',
  withdrawDialogTitle: 'Withdraw from contract',
  withdrawDeclaration: 'I withdraw from the contract for this membership:',
  withdrawPlan: 'Membership',
  withdrawMember: 'Member',
  withdrawBack: 'Refund',
  withdrawContinue: 'Continue',
  withdrawConfirmText:
    'This ends your membership right away, and {price} goes back to your original payment method. We’ll confirm by email.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawn: 'You’ve withdrawn from the contract. We’ll confirm by email.',

  historyTitle: 'Billing history',
  historyEmpty: 'No payments yet.',
  historyFailed: 'We couldn’t load your payments.',
  historyMore: 'Show older payments',
  receipt: 'Receipt',
  receiptSpoken: 'Receipt for {date}',
  refundedPart: '{price} refunded',
  refundOnItsWay: 'Refund on its way',
  refundedAll: 'Refunded',
} as const;

/** What a payment was for. */
export const productMessages = {
  ANNUAL_MEMBERSHIP: 'Membership, one year',
  CUSTOM_DOMAIN: 'Custom domain',
  GIFT_MEMBERSHIP: 'Gift membership',
  GROUP_GIFT_MEMBERSHIP: 'Group gift',
  MONTHLY_MEMBERSHIP: 'Membership, one month',
  PREMIUM_ANNUAL_MEMBERSHIP: 'Friend membership, one year',
  PREMIUM_MONTHLY_MEMBERSHIP: 'Friend membership, one month',
} as const;
