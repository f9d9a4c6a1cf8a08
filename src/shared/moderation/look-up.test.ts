import { expect, test } from 'vitest';
import { readLookUp } from './look-up.ts';

test.each([
  [' @Ada ', { username: 'ada', name: null, address: null }],
  ['Ada Lovelace', { name: 'ada lovelace', username: null }],
  ['Ada@Example.org', { address: 'ada@example.org', name: null, username: null }],
  ['0123456789ab', { id: '0123456789ab' }],
  ['https://site.example/slow-press/an-index-0123456789AB?x=1#y', { id: '0123456789ab', name: null }],
  ['https://site.example/@ada/about', { username: 'about' }],
  ['https://site.example/@ada', { username: 'ada', name: null }],
  ['https://site.example/slow-press/', { slug: 'slow-press' }],
  ['#1042', { receipt: 1042, name: null }],
  ['1042', { receipt: 1042, username: '1042' }],
  ['ch_3Nabc123', { reference: 'ch_3Nabc123' }],
  ['https://site.example/%E0%A4%A', { id: null }],
  ['', { id: null, username: null, address: null, slug: null, name: null, receipt: null, reference: null }],
])('rule 258: “%s” may be %j', (typed, meant) => {
  expect(readLookUp(typed)).toMatchObject(meant);
});

test('rule 258: nothing that is longer than anybody types is looked for', () => {
  expect(readLookUp('x'.repeat(100_000)).name).toHaveLength(300);
});
