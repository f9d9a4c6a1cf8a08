/** What the server says when it answers without a page of the product. */
export const serverMessages = {
  broken: 'Apologies, but something went wrong on our end.',
  requestId: 'Request {requestId}',
  unknownHost: 'This server does not know the host that you asked for.',
  severalHosts: 'The request names more than one host.',
  badAddress: 'This address cannot be read.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take this method.',
  tooManyRequests: 'Too many requests came from your network. Please try again in {seconds} seconds.',
  tooLarge: 'The request is too large.',
  notJson: 'Send the request as application/json.',
  notJsonBody: 'The body of the request is no JSON.',
  onlyJson: 'This address answers in JSON only.',
  noOperation: 'Send an operation, or an array of 1 to 20 operations.',
  tooManyOperations: 'Send at most 20 operations at once.',
  busy: 'Too much is being made just now. Please try again in a moment.',
  notReady: 'The site is not ready yet. Please try again in a moment.',
} as const;
