/** What programs are told that ask by a token. */
export const apiMessages = {
  tokenNeeded: 'An access token is required.',
  tokenInvalid: 'Token was invalid.',
  scopeNeeded: 'The token may not do this: it lacks the scope “{scope}”.',
  tooMany: 'This token asked too often. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  notHere: 'Tokens are taken at {siteUrl} only.',
  iftttOff: 'IFTTT is not set up here.',
  iftttKey: 'The service key is not right.',
  iftttUnknown: 'There is no such trigger or action.',
  iftttField: 'The field “{field}” is missing or wrong.',
} as const;
