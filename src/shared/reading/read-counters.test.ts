import { expect, test } from 'vitest';
import { addRead, type CountedRead, countReads, parseCountedReads } from './read-counters.ts';

const at = (text: string) => new Date(text).getTime();
const read = (id: string, time: string, isPartner = false): CountedRead => ({ id, at: at(time), isPartner });

test('SHELL-19: stories are counted per day, week from Monday and month, each once; those for members apart', () => {
  // The 21st of November 2026 is a Saturday.
  const reads = [
    read('october', '2026-10-31T12:00:00'),
    read('first', '2026-11-01T12:00:00', true),
    read('sunday', '2026-11-15T23:59:00'),
    read('monday', '2026-11-16T00:00:00', true),
    read('today', '2026-11-21T08:00:00'),
    read('today', '2026-11-21T09:00:00'),
  ];
  expect(countReads(reads, at('2026-11-21T12:00:00'))).toEqual({ day: 1, week: 2, month: 4, nonPartnerMonth: 2 });
  expect(countReads(reads, at('2026-11-22T00:00:00'))).toMatchObject({ day: 0, week: 2, month: 4 });
  expect(countReads(reads, at('2026-12-01T00:00:00'))).toMatchObject({ week: 0, month: 0 });
});

test('SHELL-19: the week at the turn of a month reaches into the month before', () => {
  const reads = [read('monday', '2026-11-30T12:00:00')].reduce<readonly CountedRead[]>(addRead, []);
  const more = addRead(reads, read('tuesday', '2026-12-01T12:00:00'));
  expect(countReads(more, at('2026-12-02T12:00:00'))).toMatchObject({ week: 2, month: 1 });
});

test('SHELL-19: what no count holds any more is forgotten, and the store stays small', () => {
  const old = [read('old', '2026-09-01T12:00:00'), read('young', '2026-11-20T12:00:00')];
  expect(addRead(old, read('now', '2026-11-21T12:00:00')).map(({ id }) => id)).toEqual(['young', 'now']);
  const many = Array.from({ length: 600 }, (_item, index) => read(String(index), '2026-11-21T12:00:00'));
  expect(many.reduce<readonly CountedRead[]>(addRead, [])).toHaveLength(500);
});

test.each([null, {}, [1], [{ id: 1, at: 2, isPartner: true }], [{ id: 'a' }]])('SHELL-19: %j is no reads', (json) => {
  expect(() => parseCountedReads(json)).toThrow(TypeError);
});
