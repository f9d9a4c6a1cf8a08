/** Coupons of memberships (rule 84): to who uses them, and to who makes them. */
export const couponMessages = {
  unknown: 'We don’t recognize this coupon. Please check how it’s spelled.',
  used: 'You’ve already used this coupon.',
  expired: 'This coupon has expired.',
  usedUp: 'This coupon has been used up.',
  otherPlan: 'This coupon only works with plans billed monthly.',
  wrongCode: 'A code needs 3 to 40 letters, digits, hyphens or underscores.',
  wrongMonths: 'Choose one, three or six free months.',
  wrongPercent: 'Choose 1 to 100 percent off.',
  wrongCycles: 'Choose 1 to 36 payments.',
  wrongCap: 'Enter a whole number of people.',
} as const;
