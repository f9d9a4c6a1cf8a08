/** What becomes of memberships and of payments for them, as sentences (rules 82 to 95). */
export const membershipMessages = {
  noMembership: 'There is no membership.',
  memberAlready: 'You are a member already.',
  memberByGift: 'Your membership was given to you. Choose a plan once it has ended.',
  noTrial: 'The free trial is for people who have never been members.',
  cannotCancel: 'This membership can’t be cancelled here.',
  cannotReactivate: 'This membership can’t be continued here. Choose a plan instead.',
  cannotSwitch: 'The plan can’t be changed now.',
  checkoutNotAvailable: 'Payment isn’t available in your country or currency yet.',
  missingLocalization: 'Tell us your country and postal code to go on.',
  paymentError: 'The payment didn’t go through. Nothing was charged. Please try again.',
  paymentUnknown: 'We couldn’t reach the payment provider. Please try again.',
  paymentUnderWay:
    'We’re still finishing another payment of yours. Nothing was charged for this one. Try again in a minute.',
  paymentReplaced: 'You asked for something else after this, so this payment was dropped. Nothing was charged.',
  priceChanged: 'The price is {price} now. Nothing was charged. Reload the page to see it.',
  formUsed: 'This form has already paid for something else. Reload the page and try again.',
  tooManyPayments: 'You have tried that very often. Please try again later.',
  wrongForm: 'This form is too old. Reload the page and try again.',
  wrongCurrency: 'A currency is three capital letters.',
  wrongCountry: 'Choose your country from the list.',
  noPayment: 'There is no such payment.',
  nothingFailed: 'No payment of this membership has failed.',
  noMethodHere: 'This membership is not paid here, so that it has no payment method.',
  noOffer: 'That is not on offer any more.',
  wrongPause: 'A pause is one, two or three months long.',
  cannotRefund:
    'You can get your first purchase and each yearly renewal back here for 14 days. That doesn’t apply to this payment. You can cancel at any time.',
  noMethod: 'There is no payment method. Add one first.',
} as const;

/** What a refused method says at the form, by the reason (rule 95). */
export const declineMessages = {
  CARD_DECLINED: 'Your card was declined. Please try another one.',
  INSUFFICIENT_FUNDS: 'There isn’t enough money on this card. Please try another one.',
  EXPIRED_CARD: 'This card has expired. Please use another one.',
  INCORRECT_NUMBER: 'The card number isn’t right. Please check it.',
  INCORRECT_CVC: 'The security code isn’t right. Please check it.',
  INCORRECT_POSTAL_CODE: 'The postal code doesn’t match the card. Please check it.',
  APPROVAL_REFUSED: 'The payment was not approved. Nothing was charged.',
  APPROVAL_NEEDED: 'Your bank wants you to approve the payment. Please try again.',
  METHOD_GONE: 'This payment method is no longer there. Please add another one.',
  TRY_LATER: 'The payment provider is busy. Please try again in a minute.',
  TRIAL_USED: 'This card has had its free trial already. Nothing was charged.',
} as const;
