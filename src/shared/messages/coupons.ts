/** Coupons of memberships (rule 84): to who uses them, and to who makes them. */
export const couponMessages = {
  unknown: 'This coupon isn’t known. Please check how it is written.',
  used: 'You have used this coupon already.',
  expired: 'This coupon has expired.',
  usedUp: 'This coupon has been used up.',
  otherPlan: 'This coupon is for plans that are paid by the month.',
  wrongCode: 'A code has 3 to 40 letters, digits, hyphens and underscores.',
  wrongMonths: 'One, three or six months may cost nothing.',
  wrongPercent: 'Take 1 to 100 percent off.',
  wrongCycles: 'A coupon holds for 1 to 36 payments.',
  wrongCap: 'Say in whole numbers how many people may use it.',
} as const;
