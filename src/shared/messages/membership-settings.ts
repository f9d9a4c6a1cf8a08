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
  none: 'None is kept',
} as const;

/** The tab Membership and payment. */
export const membershipSettingsMessages = {
  tab: 'Membership and payment',
  membershipTitle: 'Membership',
  paymentTitle: 'Payment',
  giftTitle: 'Redeem a gift',

  noneTitle: 'You are not a member yet',
  noneText:
    'Members read every story without a limit, and most of what they pay goes to the writers whom they read. It is {price} a week when paid yearly.',
  noneTrial: 'The first seven days cost nothing.',
  noneAction: 'See the plans',
  pastTitle: 'Your membership has ended',
  pastOn: 'It ended on {date}. Your lists, highlights and follows are all still here.',
  pastText: 'Your lists, highlights and follows are all still here.',
  pastCharge: 'You can come back with the payment method that is kept, for {price}.',
  comeBack: 'Come back',
  pendingTitle: 'Waiting for approval',
  pendingText: 'Your bank or PayPal has not approved the payment yet. After a day without an answer it is dropped.',
  unknownText: 'Whoever takes payments does not answer at the moment. What you paid for is yours all the same.',

  since: 'Since {date}',
  nextCharge: 'Next payment: {price} on {date}',
  noCharge: 'Nothing more is charged.',
  ends: 'Ends on {date}',
  giftEnds: 'Paid until {date}. It ends by itself.',
  elsewhere: 'You pay through {provider}, and change it there.',
  trial: 'Your trial goes on until {date}',
  discount: '{percent}% off {regularPrice} for {cycles, plural, one {# more payment} other {# more payments}}',
  discountEnds: 'until {date}',
  pauseFrom: 'Paused from {from} until {date}.',
  failed: 'Your last payment did not go through. You keep reading until {date}; we try again until then.',
  retry: 'Try again now',
  retried: 'Your payment went through.',
  retryWaits: 'Your payment is on its way. We tell you when it went through.',
  scheduled: 'On {date} you go over to {plan}, {price}.',
  keepPlan: 'Keep current plan',
  kept: 'You keep your plan.',

  switchPlan: 'Switch plan',
  cancel: 'Cancel membership',
  reactivate: 'Reactivate membership',

  methodTitle: 'Payment method',
  methodUpdate: 'Update',
  methodUpdateSpoken: 'Update payment method',
  methodExpired: 'Your payment method has expired.',

  refundTitle: 'Refund',
  refundText: 'Until {date} you can have {price} back. Your membership then ends at once.',
  refundNone:
    'You can get your first purchase and each yearly renewal back here for 14 days. That doesn’t apply to your last payment. You can cancel at any time.',
  refundAction: 'Ask for a refund',
  refundDialogTitle: 'Have your payment back?',
  refundPoints: [
    '{price} goes back to where it came from. Banks take up to ten days for that.',
    'Your membership ends at once, with everything that it unlocks.',
  ],
  refundConfirm: 'Refund and end',
  refunded: 'Your refund is on its way, and your membership has ended.',

  withdrawTitle: 'Withdraw from contract',
  withdrawText: 'In the European Union and the United Kingdom you may withdraw within 14 days, without a reason.',
  withdrawOver:
    'You can withdraw here for 14 days after your first purchase and after each yearly renewal. That doesn’t apply to your last payment. You can cancel whenever you like.',
  withdrawAction: 'Withdraw from contract',
  withdrawDialogTitle: 'Withdraw from contract',
  withdrawDeclaration: 'I withdraw from the contract about this membership:',
  withdrawPlan: 'Membership',
  withdrawMember: 'Member',
  withdrawBack: 'To be paid back',
  withdrawContinue: 'Continue',
  withdrawConfirmText:
    'This ends your membership at once, and {price} goes back to where it came from. We confirm it by email.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawn: 'You have withdrawn from the contract. We confirm it by email.',

  historyTitle: 'Billing history',
  historyEmpty: 'You have paid nothing yet.',
  historyFailed: 'Your payments could not be loaded.',
  historyMore: 'Show older payments',
  receipt: 'Receipt',
  receiptSpoken: 'Receipt of {date}',
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
