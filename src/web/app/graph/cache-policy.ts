/** Interfaces and unions that documents put conditions on, with their types; compared with the schema by a test. */
export const possibleTypes: Readonly<Record<string, readonly string[]>> = {
  UserError: [
    'Unauthorized',
    'SignUpRefusal',
    'AuthorizationRefusal',
    'Forbidden',
    'NotFound',
    'RateLimited',
    'AccountDeleted',
    'AccountSuspended',
    'Blocked',
    'Blocking',
    'PostSuspended',
    'RemovedByUser',
    'UnavailableForLegalReasons',
    'WithheldInCountry',
    'GraphqlEmptyId',
    'CollectionRefusal',
  ],
  PaymentMethod: ['CreditCard', 'ApplePayCard', 'GooglePayCard', 'PaypalAccount'],
};
