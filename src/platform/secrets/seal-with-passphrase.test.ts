import { expect, test } from 'vitest';
import { openWithPassphrase, sealWithPassphrase } from './seal-with-passphrase.ts';

test('OPS-1: only the passphrase opens what it sealed, and nothing that was changed is opened', async () => {
  const sealed = await sealWithPassphrase('Zwei Fischreiher, é', Buffer.from('secret'));
  expect((await openWithPassphrase('Zwei Fischreiher, é', sealed))?.toString()).toBe('secret');
  // The same word from a keyboard that puts it together otherwise.
  expect((await openWithPassphrase('Zwei Fischreiher, e\u0301', sealed))?.toString()).toBe('secret');
  expect(await openWithPassphrase('zwei Fischreiher, é', sealed)).toBeUndefined();
  const closed = Buffer.from(sealed.closed, 'base64url');
  closed[0] = (closed[0] ?? 0) ^ 1;
  const changed = { ...sealed, closed: closed.toString('base64url') };
  expect(await openWithPassphrase('Zwei Fischreiher, é', changed)).toBeUndefined();
  expect(JSON.stringify(sealed)).not.toContain('secret');
});
