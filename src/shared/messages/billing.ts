/** What the server says about receipts. */
export const billingMessages = {
  badAddress: 'A billing address has room for 300 characters.',
  badVatId: 'A VAT ID has 4 to 20 letters and digits.',
  noCharge: 'There is no such receipt among yours.',
  eventTaken: 'Taken.',
  eventRefused: 'This event is not signed as it should be, or not of now.',
} as const;
