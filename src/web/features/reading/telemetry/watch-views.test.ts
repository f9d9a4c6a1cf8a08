import { expect, test } from 'vitest';
import { createStoredJson } from '#shared/storage/stored-json.ts';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { isSampled } from './watch-views.ts';

const session = () =>
  createStoredJson<number | null>({
    storage: createMemoryStorage(),
    key: '|viewSample',
    fallback: null,
    parse: (json) => (typeof json === 'number' ? json : null),
    warn: () => undefined,
  });
const FLAG = 'enable_track_user_interactions';

test('CORE-9: one session in a hundred is told of, and with the flag each of them', () => {
  const hundred = Array.from({ length: 100 }, (_none, place) => place / 100);
  expect(hundred.filter((chance) => isSampled([], session(), () => chance))).toEqual([0]);
  expect(hundred.filter((chance) => isSampled([FLAG], session(), () => chance))).toHaveLength(100);
});

test('CORE-9: chance is asked once in a session', () => {
  const stored = session();
  expect(isSampled([], stored, () => 0)).toBe(true);
  expect(isSampled([], stored, () => 0.5)).toBe(true);
});
