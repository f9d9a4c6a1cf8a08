import { expect, test } from 'vitest';
import { createKeptRows } from './kept-rows.ts';

test('a row is found as the version that it was kept as, and as no other', () => {
  const rows = createKeptRows<{ readonly name: string }>(1_000);
  const first = rows.keep('a', '1', { name: 'Ada' });
  expect(rows.get('a', '1')).toBe(first);
  expect(rows.get('a', '2')).toBeUndefined();
  expect(rows.get('b', '1')).toBeUndefined();
  expect(rows.keep('a', '1', { name: 'Ada' })).toBe(first);
  const second = rows.keep('a', '2', { name: 'Ada Bell' });
  expect(rows.get('a', '2')).toBe(second);
  expect(rows.get('a', '1')).toBeUndefined();
});

test('no more is kept than there is room for', () => {
  const rows = createKeptRows<{ readonly text: string }>(100);
  rows.keep('a', '1', { text: 'x'.repeat(60) });
  rows.keep('b', '1', { text: 'x'.repeat(60) });
  expect([rows.get('a', '1'), rows.get('b', '1')?.text.length]).toEqual([undefined, 60]);
});
