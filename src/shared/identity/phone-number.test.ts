import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['+49 30 1234567', '+49301234567'],
  ['0049 (30) 123-4567', '+49301234567'],
  ['+1.415.555.0100', '+14155550100'],
  ['+290 12345', '+29012345'],
  ['+44 7911 123456', '+447911123456'],
])('IDEN-11: %s is %s', (text, number) => {
  expect(readPhoneNumber(text)).toEqual({ ok: true, number });
});

test.each([
  ['', 'INVALID'],
  ['+', 'INVALID'],
  ['+49 call me', 'INVALID'],
  ['+49+30', 'INVALID'],
  ['٠٤٩٣٠١٢٣٤٥٦٧', 'INVALID'],
  ['030 1234567', 'INVALID_COUNTRY_CODE'],
  ['+999 1234567', 'INVALID_COUNTRY_CODE'],
  ['+0 1234567', 'INVALID_COUNTRY_CODE'],
  ['+49 30', 'TOO_SHORT'],
  ['+49 3012345678901234', 'TOO_LONG'],
])('IDEN-11: %j is refused as %s', (text, error) => {
  expect(readPhoneNumber(text)).toEqual({ ok: false, error });
});

test('any text has an answer, and a good number reads as itself', () => {
  const likely = fc.stringMatching(/^(\+|00)?[\d ().-]{0,20}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), likely), (text) => {
      const read = readPhoneNumber(text);
      if (read.ok) expect(readPhoneNumber(read.number)).toEqual(read);
    }),
  );
});
