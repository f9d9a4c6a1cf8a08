import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIFT_TYPES, giftCodeOf, giftCodeText, readGiftCode } from './gift-codes.ts';

test('MEMB-12: a code is read as it is printed, in small letters, and with the slips of a hand', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      const code = giftCodeOf(bytes);
      const printed = giftCodeText(code);
      expect(printed).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      expect(readGiftCode(printed)).toBe(code);
      expect(readGiftCode(` ${printed.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o')} `)).toBe(code);
    }),
  );
});

test('MEMB-12: each of the 32 letters is as likely as another, and bytes must suffice', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => giftCodeOf(new Uint8Array(12).fill(byte)).charAt(0));
  expect(new Set(letters.map((letter) => letters.filter((other) => other === letter).length))).toEqual(new Set([8]));
  expect(() => giftCodeOf(new Uint8Array(11))).toThrow();
});

test.each(['', '1234-5678-9AB', '1234-5678-9ABCD', 'UUUU-UUUU-UUUU', '1234-5678-9AB!'])(
  'MEMB-12: %j is no code',
  (typed) => {
    expect(readGiftCode(typed)).toBeNull();
  },
);

test('MEMB-12: type codes are 29 and 31', () => {
  expect(GIFT_TYPES).toEqual({ GIFT: 29, GROUP_GIFT: 31 });
});
