import { expect, test } from 'vitest';
import { activeEntry } from './active-entry.ts';

const at = (name: string, params: Record<string, string> = {}) => activeEntry({ name, params }, 'Ada');

test('SHELL-10: Library is marked on lists, followed lists, history, highlights and responses', () => {
  const library = [
    at('ShowYourCatalogs'),
    at('ShowSavedCatalogs'),
    at('ShowYourCatalog', { catalogSlugId: 'x-1' }),
    at('ShowReadingHistory'),
    at('ShowUserHighlights', { username: 'ada' }),
    at('ShowYourStoriesFiltered', { filterBy: 'responses' }),
  ];
  expect(new Set(library)).toEqual(new Set(['library']));
});

test('SHELL-10: Home, Stories, Stats and Following on their pages', () => {
  expect(at('ShowHome')).toBe('home');
  expect(at('ShowYourStoriesFiltered', { filterBy: 'drafts' })).toBe('stories');
  expect([at('ShowWriterOutbox'), at('ShowYourStories')]).toEqual(['stories', 'stories']);
  expect([at('ShowStats'), at('ShowPostStats', { postId: '1' })]).toEqual(['stats', 'stats']);
  expect(at('ShowUserAudience', { username: 'ada' })).toBe('stats');
  expect([at('ShowFollowingFeed', { entityName: 'writers' }), at('ShowSuggestions')]).toEqual([
    'following',
    'following',
  ]);
});

test("SHELL-10: Profile on one's own pages, and on nobody else's", () => {
  expect(at('ShowUserProfile', { username: 'ADA' })).toBe('profile');
  expect(at('ShowUserFollowers', { username: 'ada' })).toBe('profile');
  expect(at('ShowUserProfile', { username: 'bea' })).toBeUndefined();
  expect(at('ShowUserHighlights', { username: 'bea' })).toBeUndefined();
  expect([at('ShowPost', { postId: '1' }), activeEntry(undefined, 'ada')]).toEqual([undefined, undefined]);
});
