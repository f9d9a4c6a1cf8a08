import { expect, test } from 'vitest';
import { followingOrders, homeOrders, readOrder, responseOrders } from './list-orders.ts';

test('HOME-7: an order is read from the address by its own word alone', () => {
  const read = (orders: Readonly<Record<string, string>>, query: string) =>
    readOrder(orders, new URLSearchParams(query));
  expect(read(homeOrders, 'orderBy=newest')).toBe('NEWEST');
  expect(read(responseOrders, 'orderBy=newest')).toBe('MOST_RECENT');
  expect(read(followingOrders, 'orderBy=most-read')).toBe('MOST_READ');
  for (const query of ['', 'orderBy=', 'orderBy=NEWEST', 'orderBy=constructor', 'orderBy=toString']) {
    expect(read(responseOrders, query)).toBeUndefined();
  }
});
