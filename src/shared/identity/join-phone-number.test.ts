import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPhoneNumber } from './join-phone-number.ts';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['+49', '30 1234567', '+49301234567'],
  ['49', '030 1234567', '+49301234567'],
  ['0049', '(0)30 1234567', '+49301234567'],
  ['+39', '06 1234567', '+39061234567'],
  ['+1', '212-555-0123', '+12125550123'],
  ['+49', '+43 1 234567', '+431234567'],
  ['', '0049 30 1234567', '+49301234567'],
])('IDEN-11: %j and %j are one number', (countryCode, rest, number) => {
  expect(readPhoneNumber(joinPhoneNumber(countryCode, rest))).toEqual({ ok: true, number });
});

test('IDEN-11: without the code of a country the number is refused for that', () => {
  expect(readPhoneNumber(joinPhoneNumber('', '030 1234567'))).toEqual({ ok: false, error: 'INVALID_COUNTRY_CODE' });
  expect(readPhoneNumber(joinPhoneNumber('abc', '030 1234567'))).toEqual({ ok: false, error: 'INVALID_COUNTRY_CODE' });
});

test('any two texts have an answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (countryCode, rest) => {
      expect(typeof readPhoneNumber(joinPhoneNumber(countryCode, rest)).ok).toBe('boolean');
    }),
  );
});
