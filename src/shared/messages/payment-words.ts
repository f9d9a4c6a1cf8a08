/** What is paid now and later, wherever somebody agrees to it or is told of it. */
export const paymentWords = {
  1: {
    goesOn: '{price} a month',
    some: '{price} a month for {count, plural, one {one month} other {# months}}',
  },
  12: {
    goesOn: '{price} a year',
    some: '{price} a year for {count, plural, one {one year} other {# years}}',
  },
  afterwards: '{before}, then {step}',
  once: 'You pay {now} once. Nothing renews.',
  agree:
    'You agree to pay {now} today and, starting {date}, {ahead}, until you cancel. You can cancel anytime in your settings.',
  agreeLater:
    'You pay nothing today. Starting {date}, you agree to pay {ahead}, until you cancel. You can cancel anytime in your settings.',
} as const;
