import { expect, test } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

const move = (statusText: string, note = '') => ({ statusText, note });

test('PUB-5: a move that reads like the one before is not shown, one with words is', () => {
  const [submitted, opened, taken] = [move('Pending review', 'Hello.'), move('Pending review'), move('In review')];
  expect(withoutRepeats([submitted, opened, taken])).toEqual([submitted, taken]);
  const words = move('Pending review', 'Once more.');
  expect(withoutRepeats([submitted, words])).toEqual([submitted, words]);
});
