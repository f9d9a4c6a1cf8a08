import { expect, test } from 'vitest';
import { chooseCoding } from './content-coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=oops', 'identity'],
  ['x-gzip', 'gzip'],
] as const)('%j is answered in %s', (header, expected) => {
  expect(chooseCoding(header)).toBe(expected);
});
