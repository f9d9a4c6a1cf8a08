/** About showing that a telephone is one's own (rules 126 and 142). */
export const mobileVerificationMessages = {
  errors: {
    INVALID: 'Write the number with digits only, after + and the code of its country.',
    INVALID_COUNTRY_CODE: 'Begin with + and the code of a country, such as +49.',
    TOO_SHORT: 'A number has at least {fewest} digits with the code of its country.',
    TOO_LONG: 'A number has at most {most} digits with the code of its country.',
    UNKNOWN: 'Please try again.',
  },
  refusals: {
    RATE_LIMITED: 'You can ask for {most} codes a day. Try again tomorrow.',
    UNKNOWN: 'Codes cannot be sent to telephones here.',
    USER_DEACTIVATED: 'Your account is closed.',
    USER_DELETED: 'Your account is gone.',
    USER_NOT_MOBILE_VERIFIED: 'That code was incorrect or is too old. Ask for a new one.',
    USER_SUSPENDED: 'Your account was found in violation of the Rules',
  },
  subject: 'Code for your telephone',
  text: '{code} is your {site} code. It works for {minutes} minutes. Nobody from {site} ever asks for it.',
  footer: 'This is what the telephone gets.',
} as const;
