import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { secretsOf, testSecrets } from '#test/support/test-secrets.ts';
import { decoyHash, hashPassword, isOldHash, verifyPassword } from './hash-password.ts';

test('a password is kept as Argon2id with the costs of today, keyed by the site, exactly as typed', async () => {
  const stored = await hashPassword(testSecrets, 'Ünïcode \u{1F40E} horse ');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(testSecrets, stored, 'Ünïcode \u{1F40E} horse ')).toBe(true);
  const others = ['ünïcode \u{1F40E} horse ', 'Ünïcode \u{1F40E} horse', 'Ünïcode \u{1F40E} horse '.normalize('NFD')];
  for (const other of others) expect(await verifyPassword(testSecrets, stored, other)).toBe(false);
  expect(await verifyPassword(secretsOf('elsewhere'), stored, 'Ünïcode \u{1F40E} horse ')).toBe(false);
});

test('a hash with other costs is known as old, and the decoy opens for nothing', async () => {
  expect(isOldHash(testSecrets, await hash('x', { memoryCost: 8_192 }))).toBe(true);
  const decoy = await decoyHash(testSecrets);
  expect(isOldHash(testSecrets, decoy)).toBe(false);
  expect(await decoyHash(testSecrets)).toBe(decoy);
  expect(await verifyPassword(testSecrets, decoy, '')).toBe(false);
});
