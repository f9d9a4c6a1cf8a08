/** What the server says about receipts. */
export const billingMessages = {
  badAddress: 'Keep the billing address to 300 characters.',
  badVatId: 'A VAT ID has 4 to 20 letters and digits.',
  noCharge: 'You don’t have a receipt like that.',
  eventTaken: 'Taken.',
  eventRefused: 'This event isn’t signed correctly, or it’s out of date.',
} as const;
