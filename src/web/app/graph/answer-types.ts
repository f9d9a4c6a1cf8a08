/** As `possibleTypes`, for answers to changes alone: no page carries one, so they come with the graph client. */
export const answerTypes: Readonly<Record<string, readonly string[]>> = {
  ChangeMembershipResult: ['MembershipChanged', 'BadRequest', 'Forbidden', 'NotFound', 'Conflict', 'PaymentError'],
  PaymentResult: [
    'PaymentSucceeded',
    'PaymentNeedsApproval',
    'PaymentPending',
    'PaymentMethodDeclined',
    'PaymentError',
    'MissingLocalizationInformation',
    'CheckoutNotAvailable',
    'FailedChallenge',
    'BadRequest',
    'Forbidden',
    'NotFound',
    'Conflict',
    'TooManyRequests',
  ],
};
