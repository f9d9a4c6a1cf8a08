import { expect, test } from 'vitest';
import { encodeBase32 } from './base32.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { findStep, readTypedCode, stepOf, totpCode } from './totp-code.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the codes of RFC 6238, appendix B: at %i seconds %s', (seconds, code) => {
  expect(totpCode(secret, stepOf(new Date(seconds * 1_000)))).toBe(code);
});

test('a code is good one step before and after its own, and no further', () => {
  const now = new Date('2026-11-21T12:00:10Z');
  const found = [-2, -1, 0, 1, 2].map((off) => findStep(secret, totpCode(secret, stepOf(now) + off), now));
  expect(found).toEqual([undefined, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, undefined]);
  for (const wrong of ['', '12345', `${totpCode(secret, stepOf(now))}0`, 'abcdef', '\u{1F40E}', '１２３４５６']) {
    expect(findStep(secret, wrong, now)).toBeUndefined();
  }
  expect(readTypedCode(' 123 456 ')).toBe('123456');
});

test('base32 of RFC 4648', () => {
  expect(encodeBase32(Buffer.from('foobar'), 'rfc4648')).toBe('MZXW6YTBOI');
  expect(encodeBase32(Buffer.from('12345678901234567890'), 'rfc4648')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('a sealed secret opens for its person alone, and not when it was changed', () => {
  const sealed = sealSecret(testSecrets, 'person-1', secret);
  expect(openSecret(testSecrets, 'person-1', sealed)).toEqual(secret);
  expect(() => openSecret(testSecrets, 'person-2', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(() => openSecret(testSecrets, 'person-1', changed.toString('base64url'))).toThrow();
  expect(sealSecret(testSecrets, 'person-1', secret)).not.toBe(sealed);
});
