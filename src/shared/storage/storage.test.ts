import { expect, test } from 'vitest';
import { createStoredJson, storageKey } from './stored-json.ts';
import { createMemoryStorage, openTextStorage } from './text-storage.ts';
import type { TextStorage } from './text-storage.ts';

function parseNumbers(json: unknown): number[] {
  if (!Array.isArray(json)) throw new Error('not a list');
  return json.map(Number);
}

function refuse(): never {
  throw new Error('denied');
}

function storedNumbers(storage: TextStorage, heard: string[]) {
  const warn = (message: string) => void heard.push(message);
  return createStoredJson({ storage, key: storageKey('numbers'), fallback: [0], parse: parseNumbers, warn });
}

test('CORE-11: what is written is read again', () => {
  const heard: string[] = [];
  const numbers = storedNumbers(createMemoryStorage(), heard);
  expect(numbers.read()).toEqual([0]);
  expect(numbers.write([1, 2])).toBe(true);
  expect(numbers.read()).toEqual([1, 2]);
  numbers.remove();
  expect([numbers.read(), heard]).toEqual([[0], []]);
});

test('CORE-11: corrupt JSON warns and falls back to the default', () => {
  for (const text of ['{', '', 'undefined', '{"a":1}']) {
    const heard: string[] = [];
    const storage = createMemoryStorage();
    storage.setItem('|numbers', text);
    expect(storedNumbers(storage, heard).read()).toEqual([0]);
    expect(heard).toHaveLength(1);
  }
});

test('CORE-11: unusable storage falls back to memory', () => {
  const forgetful: TextStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const full: TextStorage = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  for (const open of [refuse, () => undefined, () => forgetful, () => full]) {
    const storage = openTextStorage(open);
    storage.setItem('a', 'b');
    expect(storage.getItem('a')).toBe('b');
  }
  const usable = createMemoryStorage();
  expect(openTextStorage(() => usable)).toBe(usable);
});

test('CORE-11: a storage that fills up later warns and says false', () => {
  const heard: string[] = [];
  const full: TextStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
    removeItem: () => undefined,
  };
  expect(storedNumbers(full, heard).write([1])).toBe(false);
  expect(heard).toHaveLength(1);
});

test('CORE-11: keys are prefixed with a pipe separator', () => {
  expect([storageKey('x'), storageKey('x', 'email')]).toEqual(['|x', 'email|x']);
});
