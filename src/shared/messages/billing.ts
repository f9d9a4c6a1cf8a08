/** What the server says about receipts. */
export const billingMessages = {
  noCharge: 'There is no such receipt among yours.',
  eventTaken: 'Taken.',
  eventRefused: 'This event is not signed as it should be, or not of now.',
} as const;
