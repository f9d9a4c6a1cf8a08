/** What a refused request tells its reader (rules 95 and 149). */
export const resultMessages = {
  noAccess: "You don't have access",
  conflict: 'This changed somewhere else. Reload to see both versions.',
  rateLimited: 'You’re doing that too often. Please try again in a while.',
  tooManyRequests: 'Too many attempts. Please try again later.',
  serviceUnavailable: 'That didn’t work. Trying again…',
  cardDeclined: 'Your card was declined. Please try another one.',
  paymentError: 'The payment didn’t go through. Please try again.',
  maxPinned: 'You’ve pinned as many stories as you can. Replace the oldest?',
  bannedLink: 'This story has a link that can’t be published here.',
  accountSuspended: 'Your account was found in violation of the Rules',
  missingLocalization: 'Tell us your country and postal code to continue.',
  checkoutNotAvailable: 'Payment isn’t available in your country or currency yet.',
  failedChallenge: 'reCAPTCHA verification failed.',
  notEnoughTokens: 'You’ve used up this month’s nominations.',
  invalidInput: 'Please check what you entered.',
} as const;
