import { expect, test } from 'vitest';
import { maskedAddress, plainAddress } from './paypal-address.ts';

test.each([
  [' Ada.Lovelace@Mail.Example ', 'ada.lovelace@mail.example', 'a•••@mail.example'],
  ['x@mail.example', 'x@mail.example', 'x•••@mail.example'],
])('rule 228: %j is kept as %s and shown as %s', (typed, kept, shown) => {
  expect(plainAddress(typed)).toBe(kept);
  expect(maskedAddress(kept)).toBe(shown);
});

test.each(['', 'ada', 'ada@', '@mail.example', 'ada@mail', 'a b@mail.example', 'ada@mail.example, bob@mail.example'])(
  'rule 228: %j is no address',
  (typed) => {
    expect(plainAddress(typed)).toBeUndefined();
  },
);

test('rule 228: of what is no address nothing is shown', () => {
  expect([maskedAddress(''), maskedAddress('ada'), maskedAddress('@mail.example')]).toEqual(['', '', '']);
});
