/** About showing that a telephone is one's own (rules 126 and 142). */
export const mobileVerificationMessages = {
  errors: {
    INVALID: 'Enter digits only, starting with + and your country code.',
    INVALID_COUNTRY_CODE: 'Start with + and your country code, such as +1.',
    TOO_SHORT: 'A number has at least {fewest} digits, including the country code.',
    TOO_LONG: 'A number has up to {most} digits, including the country code.',
    UNKNOWN: 'Please try again.',
  },
  refusals: {
    RATE_LIMITED: 'You can ask for {most} codes a day. Try again tomorrow.',
    UNKNOWN: 'We can’t send codes to phones here.',
    USER_DEACTIVATED: 'Your account is closed.',
    USER_DELETED: 'Your account is gone.',
    USER_NOT_MOBILE_VERIFIED: 'That code is wrong or has expired. Ask for a new one.',
    USER_SUSPENDED: 'Your account was found in violation of the Rules',
  },
  subject: 'Code for your phone',
  text: '{code} is your {site} code. It works for {minutes} minutes. Nobody at {site} will ever ask you for it.',
  footer: 'This is what the phone receives.',
} as const;
