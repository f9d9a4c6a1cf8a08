/** Interfaces and unions that documents put conditions on, with their types; compared with the schema by a test. */
export const possibleTypes: Readonly<Record<string, readonly string[]>> = {
  UserError: [
    'BadRequest',
    'Unauthorized',
    'FailedChallenge',
    'SignInRefusal',
    'SignUpRefusal',
    'AuthorizationRefusal',
    'PhoneNumberRefusal',
    'MobileVerificationRefusal',
    'Forbidden',
    'NotFound',
    'Conflict',
    'RateLimited',
    'TooManyRequests',
    'ServiceUnavailable',
    'AlreadyExists',
    'AccountDeleted',
    'AccountSuspended',
    'Blocked',
    'Blocking',
    'PostSuspended',
    'RemovedByUser',
    'UnavailableForLegalReasons',
    'WithheldInCountry',
    'GraphqlEmptyId',
    'PostIsLocked',
    'PublishingRestrictedBannedLinks',
    'MaxPinnedStoriesReached',
    'PaymentMethodDeclined',
    'PaymentError',
    'MissingLocalizationInformation',
    'CheckoutNotAvailable',
    'GiftCodeRefused',
  ],
  PaymentMethod: ['CreditCard', 'ApplePayCard', 'GooglePayCard', 'PaypalAccount'],
};

/**
 * Types without an id whose answers are laid over each other instead of replaced: two documents may
 * each ask for a part of one.
 */
export const mergedTypes: readonly string[] = [
  'PostContent',
  'SocialStats',
  'CollectionHomepage',
  'Verifications',
  'ViewerMembership',
  'CreditCard',
  'ApplePayCard',
  'GooglePayCard',
];
