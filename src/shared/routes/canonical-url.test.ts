import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUrl, KEPT_PARAMETERS, ONE_SHOT_PARAMETERS, removeOneShotParameters } from './canonical-url.ts';

function canonical(address: string) {
  const result = canonicalUrl(address);
  if (result === 'malformed') throw new Error(`malformed ${address}`);
  return result;
}

test('ROUTE-7: trailing slashes are removed by redirect, with the query', () => {
  expect(canonical('/about/').redirectTo).toBe('/about');
  expect(canonical('/search/?q=x&utm_source=y&sk=1').redirectTo).toBe('/search?q=x&sk=1');
  expect(canonical('//evil.example/').redirectTo).toBe('/evil.example');
  expect(canonical('/\\evil.example/').redirectTo).toBe('/%5Cevil.example');
  expect([canonical('/').redirectTo, canonical('/about?utm_source=x').redirectTo]).toEqual([undefined, undefined]);
});

test('ROUTE-7: the query keeps only the listed parameters, in one order', () => {
  expect(KEPT_PARAMETERS.join(' ')).toBe(
    '_branch_view_id q p feed tag coupon tab topic year orderBy listId redirectUrl',
  );
  expect(canonical('/search?year=1&utm_source=x&q=b&q=c&tab=').query).toBe('?q=b&year=1');
  expect(canonical('/search?year=1&q=b').cacheKey).toBe(canonical('/search?q=b&ref=z&year=1#f').cacheKey);
});

test.each(ONE_SHOT_PARAMETERS)('ROUTE-7: %s reaches the page once and never the cache', (name) => {
  const result = canonical(`/membership?${name}=1&q=2`);
  expect(result).toMatchObject({ query: '?q=2', pageQuery: `?q=2&${name}=1`, cacheKey: undefined });
  expect(removeOneShotParameters(result.pageQuery)).toBe('?q=2');
});

test('ROUTE-7: spellings of one path share one key', () => {
  expect(canonical('/%40ada/caf%c3%a9').cacheKey).toBe(canonical('/@ada/café').cacheKey);
  expect(canonicalUrl('/%ff')).toBe('malformed');
});

test('ROUTE-7: a canonical address is canonical, and never leaves the host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (tail, query) => {
      const result = canonicalUrl(`/${tail}?${query}`);
      if (result === 'malformed') return;
      expect(canonical(result.path + result.pageQuery)).toMatchObject({ path: result.path, redirectTo: undefined });
      if (result.redirectTo === undefined) return;
      const resolved = new URL(result.redirectTo, 'https://site.example');
      expect(resolved.origin).toBe('https://site.example');
    }),
    { numRuns: 1000 },
  );
});

test('ROUTE-7: whatever a page reads of its address reaches it when the address is opened anew', async () => {
  // Steps of signing in get their whole query, and so do pages of staff (`page-visitor.ts`).
  const ofSignIn = ['operation', 'recovery', 'notice', 'count'];
  const listed = new Set<string>([...KEPT_PARAMETERS, ...ONE_SHOT_PARAMETERS, ...ofSignIn]);
  const folder = join(import.meta.dirname, '../../web');
  const lost: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(name) || name.includes('/admin-')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    for (const [, parameter = ''] of text.matchAll(/\bquery\.get\('(\w+)'\)/g))
      if (!listed.has(parameter)) lost.push(`${name}: ${parameter}`);
  }
  expect(lost).toEqual([]);
});
