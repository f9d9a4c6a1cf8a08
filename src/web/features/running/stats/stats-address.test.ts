import { expect, test } from 'vitest';
import { canonicalUrl } from '#shared/routes/canonical-url.ts';
import { periodOf, sortOf, sortText, statsAddress } from './stats-address.ts';

/** What a page is given of an address. */
function queryOf(address: string): URLSearchParams {
  const canonical = canonicalUrl(address);
  if (canonical === 'malformed') throw new Error(address);
  return new URLSearchParams(canonical.pageQuery);
}

test('STAT-1: period and order stand in the address, and a page is given them', () => {
  const address = statsAddress('/me/stats', { period: '2026-11', sort: sortText('OLDEST') });
  expect(periodOf(queryOf(address))).toBe('2026-11');
  expect(sortOf(queryOf(address))).toBe('OLDEST');
  const usual = statsAddress('/me/stats', { period: null, sort: sortText('MOST_READ') });
  expect(usual).toBe('/me/stats');
  expect([periodOf(queryOf(usual)), sortOf(queryOf(usual))]).toEqual([null, 'MOST_READ']);
});

test('STAT-1: an address that names no period and no order says nothing', () => {
  const query = new URLSearchParams({ year: '2026-13', orderBy: 'constructor' });
  expect([periodOf(query), sortOf(query)]).toEqual([null, 'MOST_READ']);
});
