import { expect, test } from 'vitest';
import { postIdOf } from './post-id.ts';

test('ROUTE-15: the id of a story is the last hyphen-separated hex segment', () => {
  expect(postIdOf('on-bread-and-time-a1b2c3d4e5f6')).toBe('a1b2c3d4e5f6');
  expect(postIdOf('a1b2c3d4e5f6')).toBe('a1b2c3d4e5f6');
  expect(postIdOf('on-bread')).toBeUndefined();
  expect(postIdOf('on-bread-a1b2c3d4e5f')).toBeUndefined();
});
