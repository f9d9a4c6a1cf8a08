import { expect, test } from 'vitest';
import { nextCursor, pageOfCursor, resultPage } from './result-page.ts';

const pageAt = (query: string) => resultPage(new URLSearchParams(query));

test('SEARCH-4: pages are counted from 1 in an address and from 0 by the graph', () => {
  expect([pageAt(''), pageAt('q=tide&page=2'), pageAt('page=125')]).toEqual([0, 1, 124]);
  expect([pageOfCursor(null), pageOfCursor('2')]).toEqual([0, 1]);
});

test('SEARCH-4: an address that names no page has none', () => {
  for (const page of ['0', '1', '02', '-1', '2.5', 'x', '126', '9999']) {
    expect(pageAt(`page=${page}`), page).toBeUndefined();
  }
});

test('SEARCH-4: the last page leads nowhere', () => {
  expect(nextCursor({ page: 0, pageCount: 3 })).toBe('2');
  expect(nextCursor({ page: 2, pageCount: 3 })).toBeNull();
  expect(nextCursor({ page: 0, pageCount: 0 })).toBeNull();
});
