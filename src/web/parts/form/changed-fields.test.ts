import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('PUB-1: a form sends what was changed in it, lists and emptied fields among it', () => {
  const opened = { name: 'Harbor', topics: ['ships'], most: 10 as number | null };
  expect(changedFields(opened, { ...opened, topics: ['ships'] })).toEqual({});
  expect(changedFields({ ...opened, topics: ['ships', 'maps'], most: null }, opened)).toEqual({
    topics: ['ships', 'maps'],
    most: null,
  });
});
