import { expect, test } from 'vitest';
import { anchorOf } from './anchor-of.ts';

test('PROF-3: a fragment names what it points at, also where its escapes are none', () => {
  expect(['#payment', '#caf%C3%A9', '', '#', '#%', '#%E0%A4'].map(anchorOf)).toEqual([
    'payment',
    'café',
    '',
    '',
    '%',
    '%E0%A4',
  ]);
});
