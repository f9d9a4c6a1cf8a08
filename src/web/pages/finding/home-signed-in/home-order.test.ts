import { expect, test } from 'vitest';
import { chosenOrder, orderOfAddress, orderPath } from './home-order.ts';

test('HOME-1: the order of an address goes before the one that was chosen, and is told without it', () => {
  for (const order of ['NEWEST', 'RECOMMENDED'] as const) {
    expect(orderOfAddress(new URL(orderPath(order), 'https://example.org').searchParams)).toBe(order);
  }
  expect(orderOfAddress(new URLSearchParams('orderBy=oldest'))).toBeNull();
});

test('HOME-1: until somebody chose, home is recommended', () => {
  expect(chosenOrder(undefined)).toBe('RECOMMENDED');
  expect(chosenOrder([{ name: 'DIGEST_FREQUENCY', enumValue: 'DAILY' }])).toBe('RECOMMENDED');
  expect(chosenOrder([{ name: 'HOME_FEED_ORDER', enumValue: 'NEWEST' }])).toBe('NEWEST');
});
