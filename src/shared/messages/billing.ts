/** What the server says about receipts. */
export const billingMessages = {
  noCharge: 'There is no such receipt among yours.',
} as const;
