import { expect, test } from 'vitest';
import { HIT_TAGS } from './marked-text.ts';
import { readSuggestions } from './read-suggestions.ts';

const { before, after } = HIT_TAGS;
const creator = { userId: 'u1', name: 'Ada Marsh', username: 'ada' };

const story = {
  objectID: '0123456789ab',
  title: 'Low tide',
  slug: 'low-tide',
  creator,
  collection: { name: 'Harbour', slug: 'harbour', domain: null },
  _highlightResult: { title: { value: `Low ${before}tide${after}` } },
};
const list = { objectID: 'l1', catalogId: 'abcdef012345', name: 'Tides', slug: 'tides', itemCount: 2, creator };

/** The groups of one answer of each kind. */
function groupsOf(...hits: readonly (readonly Readonly<Record<string, unknown>>[])[]) {
  return readSuggestions(hits.map((found) => ({ queryId: 'q', total: found.length, hits: found })));
}

test('SEARCH-3: each kind leads to its page, with a few words about it', () => {
  const groups = groupsOf(
    [story, { ...story, collection: null }, { ...story, collection: { slug: 'h', name: 'H', domain: 'h.example' } }],
    [{ objectID: 'u1', name: 'Ada Marsh', username: 'ada', imageId: 'p.png' }],
    [],
    [{ objectID: 'c1', name: 'Harbour', slug: 'harbour', imageId: null, postCount: 3 }],
    [{ objectID: 't1', displayText: 'Tides', tagSlug: 'tides', postCount: 1 }],
    [list],
  );
  expect(groups.map(({ kind, index }) => [kind, index])).toEqual([
    ['post', 'post'],
    ['author', 'user'],
    ['user', 'user'],
    ['collection', 'collection'],
    ['tag', 'tag'],
    ['catalog', 'catalog'],
  ]);
  expect(groups.flatMap(({ suggestions }) => suggestions.map(({ to, detail }) => [to, detail]))).toEqual([
    ['/harbour/low-tide-0123456789ab', 'Ada Marsh · Harbour'],
    ['/@ada/low-tide-0123456789ab', 'Ada Marsh'],
    ['//h.example/low-tide-0123456789ab', 'Ada Marsh · H'],
    ['/@ada', '@ada'],
    ['/harbour', '3 stories'],
    ['/tag/tides', '1 story'],
    ['/@ada/list/tides-abcdef012345', 'Ada Marsh · 2 stories'],
  ]);
  expect(groups[0]?.suggestions[0]?.name).toEqual([
    { text: 'Low ', isMatch: false },
    { text: 'tide', isMatch: true },
  ]);
});

test('SEARCH-3: a story without a title has a name, and a hit that leads nowhere is left out', () => {
  const [stories, people] = groupsOf(
    [{ ...story, title: '' }, { objectID: 'x' }, { ...story, objectID: 7 }],
    [{ objectID: 'u2', name: 'Nobody' }],
  );
  expect(stories?.suggestions.map(({ name }) => name[0]?.text)).toEqual(['Untitled story']);
  expect(people?.suggestions).toEqual([]);
});
