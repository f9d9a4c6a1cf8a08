import { expect, test } from 'vitest';
import { feedAddress, feedPath } from './feed-address.ts';

const none = new URLSearchParams();

test('HOME-7: a following feed is named by its address, with its order', () => {
  expect(feedAddress({ params: { entityName: 'writers' } }, none)).toEqual({
    name: 'writers',
    entityName: 'WRITERS',
    entityId: undefined,
    orderBy: 'NEWEST',
  });
  const one = { name: 'publications', entityId: 'c1', orderBy: 'MOST_READ' } as const;
  const address = new URL(feedPath(one), 'https://example.org');
  expect(address.pathname).toBe('/me/following-feed/publications/c1');
  expect(feedAddress({ params: { entityName: 'publications', entityId: 'c1' } }, address.searchParams)).toMatchObject(
    one,
  );
});

test('HOME-7: other names are no feed', () => {
  for (const params of [
    { entityName: 'constructor' },
    { entityName: '' },
    { entityName: 'tags', entityId: 't1' },
    {},
  ]) {
    expect(feedAddress({ params }, none)).toBeUndefined();
  }
});
