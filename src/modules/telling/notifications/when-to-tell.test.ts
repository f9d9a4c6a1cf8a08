import { expect, test } from 'vitest';
import { type Telling, whenToTell } from './when-to-tell.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));
const response: Telling = { kind: 'STORY_RESPONDED', actorCount: 1, toldCount: 0, toldAt: null, updatedAt: at(0) };
const claps: Telling = { ...response, kind: 'STORY_CLAPPED' };

test('rule 77: what somebody wrote is told at once, and what follows in its bundle once an hour', () => {
  expect(whenToTell(response, at(0))).toBe('now');
  expect(whenToTell({ ...response, toldAt: at(0) }, at(5))).toBe('notYet');
  const more = { ...response, actorCount: 2, toldCount: 1, toldAt: at(0), updatedAt: at(10) };
  expect(whenToTell(more, at(10))).toEqual(at(60));
  expect(whenToTell(more, at(60))).toBe('now');
});

test('rule 77: claps are told at 10, 50 and 100, and then once an hour', () => {
  const told = (actorCount: number, toldCount = 0) =>
    whenToTell({ ...claps, actorCount, toldCount, toldAt: toldCount === 0 ? null : at(0), updatedAt: at(1) }, at(2));
  expect([1, 9, 10, 49].map((count) => told(count))).toEqual(['notYet', 'notYet', 'now', 'now']);
  expect([told(49, 10), told(50, 10), told(60, 50), told(100, 60)]).toEqual(['notYet', 'now', 'notYet', 'now']);
  expect(told(101, 101)).toEqual(at(60));
});
