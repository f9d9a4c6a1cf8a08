/** What becomes of memberships and of payments for them, as sentences (rules 82 to 95). */
export const membershipMessages = {
  noMembership: 'There’s no membership here.',
  memberAlready: 'You’re already a member.',
  memberByGift: 'Your membership was a gift. You can choose a plan once it ends.',
  noTrial: 'The free trial is for people who’ve never been members.',
  cannotCancel: 'This membership can’t be canceled here.',
  cannotReactivate: 'This membership can’t be continued here. Choose a plan instead.',
  cannotSwitch: 'The plan can’t be changed right now.',
  checkoutNotAvailable: 'Payment isn’t available in your country or currency yet.',
  missingLocalization: 'Tell us your country and postal code to continue.',
  paymentError: 'The payment didn’t go through. You weren’t charged. Please try again.',
  paymentUnknown: 'We couldn’t reach the payment provider. Please try again.',
  paymentUnderWay:
    'We’re still processing another payment from you. You weren’t charged for this one. Try again in a minute.',
  paymentReplaced: 'You changed your order after this, so we canceled this payment. You weren’t charged.',
  priceChanged: 'The price is now {price}. You weren’t charged. Reload the page to see it.',
  formUsed: 'This form was already used for another payment. Reload the page and try again.',
  tooManyPayments: 'You’ve tried that too many times. Please try again later.',
  wrongForm: 'This page is out of date. Reload it and try again.',
  wrongCurrency: 'Enter a currency as three capital letters.',
  wrongCountry: 'Choose your country from the list.',
  noPayment: 'We can’t find that payment.',
  nothingFailed: 'None of this membership’s payments have failed.',
  noMethodHere: 'You don’t pay for this membership here, so there’s no payment method to show.',
  noOffer: 'That offer has ended.',
  wrongPause: 'Choose a pause of one, two or three months.',
  cannotRefund:
    'Your first purchase and each yearly renewal can be refunded here for 14 days. This payment can’t be. You can cancel at any time.',
  providerSilent: 'The payment provider isn’t answering right now. Please try again in a minute.',
  noMethod: 'There’s no payment method. Add one first.',
} as const;

/** What a refused method says at the form, by the reason (rule 95). */
export const declineMessages = {
  CARD_DECLINED: 'Your card was declined. Please try another one.',
  INSUFFICIENT_FUNDS: 'There isn’t enough money on this card. Please try another one.',
  EXPIRED_CARD: 'This card has expired. Please use another one.',
  INCORRECT_NUMBER: 'The card number isn’t right. Please check it.',
  INCORRECT_CVC: 'The security code isn’t right. Please check it.',
  INCORRECT_POSTAL_CODE: 'The postal code doesn’t match the card. Please check it.',
  APPROVAL_REFUSED: 'The payment wasn’t approved. You weren’t charged.',
  APPROVAL_NEEDED: 'Your bank wants you to approve the payment. Please try again.',
  METHOD_GONE: 'This payment method is no longer available. Please add another one.',
  TRY_LATER: 'The payment provider is busy. Please try again in a minute.',
  TRIAL_USED: 'This card has already been used for a free trial. You weren’t charged.',
} as const;
