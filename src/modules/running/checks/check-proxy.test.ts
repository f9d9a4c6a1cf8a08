import { expect, test } from 'vitest';
import { checkProxy } from './check-proxy.ts';

test('the doctor asks for the proxy where there must be one', () => {
  const look = (siteUrl: string, trustedProxies?: number, isOwnTls = false) =>
    checkProxy({ siteUrl, trustedProxies, isOwnTls }).isWell;
  expect(look('https://example.org')).toBe(false);
  expect(look('https://example.org', 1)).toBe(true);
  expect(look('https://example.org', undefined, true)).toBe(true);
  expect(look('http://127.0.0.1:3000')).toBe(true);
});
