import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStoredJson } from '#shared/storage/stored-json.ts';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { addRecent, MOST_RECENT, parseRecents, removeRecent, tidyQuery } from './recent-searches.ts';

test('SEARCH-6: the newest search stands first, and once however it was written', () => {
  expect(addRecent(['tide', 'salt'], 'ink')).toEqual(['ink', 'tide', 'salt']);
  expect(addRecent(['tide', 'salt'], '  Salt ')).toEqual(['Salt', 'tide']);
  expect(addRecent(['low tide'], 'low \t tide')).toEqual(['low tide']);
  expect(addRecent(['tide'], '   ')).toEqual(['tide']);
  expect(addRecent(['tide'], 'x'.repeat(201))).toEqual(['tide']);
});

test('SEARCH-6: one is removed, the others keep their order', () => {
  expect(removeRecent(['ink', 'tide', 'salt'], 'Tide')).toEqual(['ink', 'salt']);
});

test('SEARCH-6: never more than 10, most recent first, none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (searches) => {
      const recents = searches.reduce<readonly string[]>(addRecent, []);
      const kept = searches.map(tidyQuery).filter((search) => search !== '');
      expect(recents.length).toBeLessThanOrEqual(MOST_RECENT);
      expect(new Set(recents.map((recent) => recent.toLocaleLowerCase())).size).toBe(recents.length);
      expect(recents[0]).toBe(kept.at(-1));
      expect(parseRecents(recents)).toEqual(recents);
    }),
  );
});

test('SEARCH-6: a corrupt store falls back to none and warns', () => {
  for (const text of ['{', '"tide"', '[1]', '{"tide":1}']) {
    const heard: string[] = [];
    const storage = createMemoryStorage();
    storage.setItem('|recentSearches', text);
    const warn = (message: string) => void heard.push(message);
    const options = { storage, key: '|recentSearches', fallback: [], parse: parseRecents, warn };
    expect(createStoredJson<readonly string[]>(options).read()).toEqual([]);
    expect(heard).toHaveLength(1);
  }
});
