/** What the server says when it answers without a page of the product. */
export const serverMessages = {
  broken: 'Apologies, but something went wrong on our end.',
  requestId: 'Request {requestId}',
  unknownHost: 'This server doesn’t know that host.',
  severalHosts: 'The request names more than one host.',
  badAddress: 'We can’t read this address.',
  notFound: 'There’s nothing at this address.',
  methodNotAllowed: 'This address doesn’t take that method.',
  tooManyRequests: 'Too many requests from your network. Please try again in {seconds} seconds.',
  tooLarge: 'That request is too large.',
  notJson: 'Send the request as application/json.',
  notJsonBody: 'The request’s body isn’t valid JSON.',
  onlyJson: 'This address only answers in JSON.',
  noOperation: 'Send an operation, or an array of 1 to 20 operations.',
  tooManyOperations: 'Send at most 20 operations at once.',
  busy: 'We’re a little busy. Please try again in a moment.',
  notReady: 'The site isn’t ready yet. Please try again in a moment.',
} as const;
