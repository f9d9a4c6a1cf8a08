import { expect, test } from 'vitest';
import { closedBox, nextBox, type SearchBoxEvent, type SearchBoxState } from './search-box-state.ts';

const after = (...events: readonly SearchBoxEvent[]): SearchBoxState => events.reduce(nextBox, closedBox);

test('SEARCH-3: opens on focus with what stands there, and on typing', () => {
  expect(after({ kind: 'entered', query: '' })).toEqual({ query: '', isOpen: true, at: -1 });
  expect(after({ kind: 'typed', query: 't' })).toEqual({ query: 't', isOpen: true, at: -1 });
});

test('SEARCH-3: closes on Escape, on an empty query and when the focus leaves', () => {
  const typed: SearchBoxEvent = { kind: 'typed', query: 'tide' };
  expect(after(typed, { kind: 'escaped' })).toEqual({ query: 'tide', isOpen: false, at: -1 });
  expect(after(typed, { kind: 'typed', query: ' ' }).isOpen).toBe(false);
  expect(after(typed, { kind: 'left' }).isOpen).toBe(false);
  expect(after(typed, { kind: 'escaped' }, { kind: 'moved', step: 1, count: 3 })).toEqual({
    query: 'tide',
    isOpen: true,
    at: -1,
  });
});

test('SEARCH-3: arrows cycle through the suggestions and the text itself', () => {
  const down: SearchBoxEvent = { kind: 'moved', step: 1, count: 2 };
  const up: SearchBoxEvent = { kind: 'moved', step: -1, count: 2 };
  const start: SearchBoxEvent = { kind: 'typed', query: 'tide' };
  expect(after(start, down).at).toBe(0);
  expect(after(start, down, down).at).toBe(1);
  expect(after(start, down, down, down).at).toBe(-1);
  expect(after(start, up).at).toBe(1);
  expect(after(start, up, up, up).at).toBe(-1);
  expect(after(start, { kind: 'moved', step: 1, count: 0 }).at).toBe(-1);
  expect(after(start, down, { kind: 'typed', query: 'tides' }).at).toBe(-1);
});
