import { expect, test } from 'vitest';
import { isMet } from './finding.ts';
import { findingsOf } from './measure-memory.ts';

test('memory that settles does not count as growth, memory that climbs does', () => {
  const settles = findingsOf('x', [150, 200, 210, 205, 215, 212, 214, 211, 213], 60);
  const climbs = findingsOf('x', [150, 200, 250, 300, 350, 400, 450, 500, 550], 60);
  expect(settles.map(isMet)).toEqual([true, true]);
  expect(climbs.map(isMet)).toEqual([false, false]);
});
