/** What the server says about receipts. */
export const billingMessages = {
  badAddress: 'Keep the billing address to 300 characters.',
  badVatId: 'A VAT ID has 4 to 20 letters and digits.',
  noCharge: 'We can’t find that receipt.',
  eventTaken: 'Taken.',
  eventRefused: 'This event isn’t signed correctly, or it’s out of date.',
} as const;
