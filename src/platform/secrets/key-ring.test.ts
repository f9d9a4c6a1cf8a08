import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing, deriveKey } from './key-ring.ts';
import { isSigned } from './is-signed.ts';
import { openSealed, readMark, seal } from './seal.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const one = { number: 1, root: first };
const two = { number: 2, root: second };
const sealing = { purpose: 'totp', owner: 'ada' };

test('rule 238: a key that is known opens and verifies before it is used, and the older one goes on to', () => {
  const behind = createKeyRing({ used: 1, roots: [one, two], kept: [] });
  const ahead = createKeyRing({ used: 2, roots: [one, two], kept: [] });
  const old = seal(behind, sealing, Buffer.from('old'));
  const fresh = seal(ahead, sealing, Buffer.from('fresh'));
  // What the first key made is as it was before there could be others.
  expect(old).not.toContain('.');
  expect(readMark(fresh).number).toBe(2);
  for (const ring of [behind, ahead]) {
    expect(openSealed(ring, sealing, old).toString()).toBe('old');
    expect(openSealed(ring, sealing, fresh).toString()).toBe('fresh');
    expect(ring.standing('earnings')).toEqual(deriveKey(first, 'earnings'));
  }
  expect(ahead.secret('xsrf')).toEqual(deriveKey(second, 'xsrf'));
  const sign = (key: Buffer) => key.toString('hex');
  expect(isSigned(ahead, 'xsrf', sign(behind.secret('xsrf')), sign)).toBe(true);
  expect(isSigned(behind, 'xsrf', sign(ahead.secret('xsrf')), sign)).toBe(true);
});

test('rule 238: what outlives a key counts for its own purpose, and nothing else of that key does', () => {
  const before = createKeyRing({ used: 1, roots: [one], kept: [] });
  const old = seal(before, sealing, Buffer.from('old'));
  const kept = [
    { number: 1, purpose: 'unsubscribe', key: deriveKey(first, 'unsubscribe') },
    { number: 1, purpose: 'earnings', key: deriveKey(first, 'earnings') },
  ];
  const ring = createKeyRing({ used: 1, roots: [one], kept: [] });
  ring.change({ used: 2, roots: [two], kept });
  const sign = (key: Buffer) => key.toString('hex');
  expect(isSigned(ring, 'unsubscribe', sign(before.secret('unsubscribe')), sign)).toBe(true);
  expect(isSigned(ring, 'xsrf', sign(before.secret('xsrf')), sign)).toBe(false);
  expect(ring.standing('earnings')).toEqual(before.standing('earnings'));
  expect(ring.standing('web-push')).toEqual(deriveKey(second, 'web-push'));
  expect(() => openSealed(ring, sealing, old)).toThrow('sealed with key 1');
  expect(() => ring.change({ used: 3, roots: [two], kept })).toThrow('no key 3');
});
