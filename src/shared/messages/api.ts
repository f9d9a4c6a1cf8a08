/** What programs are told that ask by a token. */
export const apiMessages = {
  tokenNeeded: 'An access token is required.',
  tokenInvalid: 'Token was invalid.',
  scopeNeeded: 'This token doesn’t have the “{scope}” scope.',
  tooMany: 'This token has made too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  notHere: 'Tokens only work at {siteUrl}.',
  iftttOff: 'IFTTT isn’t set up here.',
  iftttKey: 'The service key isn’t right.',
  iftttUnknown: 'There’s no such trigger or action.',
  iftttField: 'The field “{field}” is missing or wrong.',
} as const;
