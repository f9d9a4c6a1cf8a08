import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProofRight, solveChallenge } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

test('SHA-256 of any bytes is that of the reference', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('a solved challenge is right, and right for no other', async () => {
  const rests: number[] = [];
  const value = await solveChallenge('abc.DEF-1_2', async () => void rests.push(1));
  const [challenge = '', solution = ''] = value.split(':');
  expect(challenge).toBe('abc.DEF-1_2');
  expect(rests.length).toBe(32);
  expect(isProofRight(challenge, solution)).toBe(true);
  expect(isProofRight('abc.DEF-1_3', solution)).toBe(false);
  const nonces = solution.split(',');
  for (const wrong of [
    '',
    '0',
    nonces.slice(1).join(','),
    nonces.toReversed().join(','),
    `${solution},0`,
    solution.replace(/\d+$/, '-1'),
  ])
    expect(isProofRight(challenge, wrong), wrong).toBe(false);
});

test('a text that is no challenge is refused', async () => {
  for (const wrong of ['', 'a b', 'a:b', 'x'.repeat(201), 'ü']) {
    await expect(solveChallenge(wrong, async () => undefined)).rejects.toThrow(TypeError);
    expect(isProofRight(wrong, '')).toBe(false);
  }
});
