import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIsbn } from './isbn.ts';

test('WRITE-8: an ISBN is read with its hyphens, one of 10 as one of 13, and refused with a wrong check digit', () => {
  expect(readIsbn('978-0-306-40615-7')).toBe('9780306406157');
  expect(readIsbn('0-306-40615-2')).toBe('9780306406157');
  expect(readIsbn('0 8044 2957 X')).toBe('9780804429573');
  for (const wrong of ['9780306406158', '0306406153', '12345', '', '9990306406157', 'X306406152']) {
    expect(readIsbn(wrong)).toBeUndefined();
  }
});

test('WRITE-8: of the ten last digits of an ISBN exactly one is right', () => {
  const bodies = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(bodies, (digits) => {
      const body = `978${digits.join('')}`;
      const right = Array.from({ length: 10 }, (_digit, last) => readIsbn(`${body}${last}`)).filter(Boolean);
      expect(right).toHaveLength(1);
    }),
  );
});
