import { expect, test } from 'vitest';
import { turnedMutes, turnedTo } from './turned-mutes.ts';

test('HOME-6: a mute is known at once, and kept apart by kind', () => {
  const before = turnedMutes.all();
  let told = 0;
  const stop = turnedMutes.watch(() => (told += 1));
  turnedMutes.set({ kind: 'person', id: 'x1' }, true);
  expect(turnedTo(turnedMutes.all(), { kind: 'person', id: 'x1' })).toBe(true);
  expect(turnedTo(turnedMutes.all(), { kind: 'publication', id: 'x1' })).toBeUndefined();
  turnedMutes.set({ kind: 'person', id: 'x1' }, false);
  stop();
  turnedMutes.set({ kind: 'tag', id: 'x2' }, true);
  expect([told, turnedTo(before, { kind: 'person', id: 'x1' })]).toEqual([2, undefined]);
});
