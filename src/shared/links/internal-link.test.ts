import { expect, test } from 'vitest';
import { isInternalLink, rewriteQuery } from './internal-link.ts';

const here = 'https://site.example:8443/@ada';

test('ROUTE-15: a link is internal only if its host equals the current host', () => {
  const inside = ['/p/1', '?q=1', '#top', 'about', 'http://site.example:8443/x', '//site.example:8443/x'];
  const outside = [
    'https://site.example/x',
    'https://www.site.example:8443/',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://site.example:8443@evil.example/',
    'mailto:ada@site.example',
    'javascript:alert(1)',
    'http://[',
  ];
  expect(inside.filter((address) => !isInternalLink(address, here))).toEqual([]);
  expect(outside.filter((address) => isInternalLink(address, here))).toEqual([]);
  expect(isInternalLink('/p/1', 'nonsense')).toBe(false);
});

test('ROUTE-15: only http and https addresses are rewritten', () => {
  expect(rewriteQuery('https://a.example/x?b=1&c=2#d', { b: undefined, e: 'f g' })).toBe(
    'https://a.example/x?c=2&e=f+g#d',
  );
  for (const address of ['mailto:a@b.example?subject=x', 'javascript:x', '/relative?b=1', '']) {
    expect(rewriteQuery(address, { b: '2' })).toBe(address);
  }
});
