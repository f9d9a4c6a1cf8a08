import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LessWanted } from './less-wanted.ts';
import type { HomeFacts } from './load-home-facts.ts';
import { rankStories } from './rank-for-reader.ts';

const NOW = Date.UTC(2026, 10, 21);
const none: LessWanted = { story: new Set(), person: new Set(), publication: new Set(), tag: new Set() };
const story = (id: string, changes: Partial<HomeFacts> = {}): HomeFacts => ({
  id,
  creatorId: `author of ${id}`,
  authorIds: [`author of ${id}`],
  publicationId: null,
  tagIds: [],
  publishedAt: NOW,
  reads: 0,
  followedAuthorId: null,
  followsPublication: false,
  followedTagId: null,
  reposterId: null,
  repostedAt: null,
  repostNote: null,
  isStaffPick: false,
  isBoosted: false,
  presentations: 0,
  isOpened: false,
  ...changes,
});

test('rules 21, 40: a story passed on by somebody followed counts as theirs, from when they passed it on', () => {
  const old = { publishedAt: NOW - 1e10 };
  const stories = [
    story('old', { ...old, followedAuthorId: 'x' }),
    story('passed on', { ...old, reposterId: 'x', repostedAt: NOW - 1_000 }),
    story('read', { reads: 255 }),
  ];
  expect(rankStories(stories, none, NOW)).toEqual(['passed on', 'read', 'old']);
});

test('rules 40, 201: a boosted story stands where a staff pick would', () => {
  const stories = [
    story('plain', { publishedAt: NOW - 1 }),
    story('boosted', { isBoosted: true, publishedAt: NOW - 1e8 }),
  ];
  expect(rankStories(stories, none, NOW)).toEqual(['boosted', 'plain']);
});

test('rule 40: what the reader put away is gone, of its sources stands less, and what they opened lost nothing', () => {
  const stories = [
    story('author', { followedAuthorId: 'ada', authorIds: ['ada'] }),
    story('shelf', { followsPublication: true, publicationId: 'shelf' }),
    story('tag', { followedTagId: 'tag', tagIds: ['tag', 'other'] }),
    story('ignored', { isStaffPick: true, presentations: 6 }),
    story('opened', { isStaffPick: true, presentations: 6, isOpened: true }),
  ];
  expect(rankStories(stories, none, NOW)).toEqual(['author', 'shelf', 'opened', 'tag', 'ignored']);
  const less = {
    story: new Set(['shelf']),
    person: new Set(['ada']),
    publication: new Set<string>(),
    tag: new Set(['other']),
  };
  expect(rankStories(stories, less, NOW)).toEqual(['opened', 'author', 'ignored', 'tag']);
});

test('rule 40: of ten in a row at most two are by one author, while there are others, and nothing is lost', () => {
  const given = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.nat(255)), { maxLength: 60 });
  fc.assert(
    fc.property(given, (rows) => {
      const stories = rows.map(([author, reads], index) => story(`${index}`, { creatorId: `${author}`, reads }));
      const ranked = rankStories(stories, none, NOW);
      expect(ranked.toSorted()).toEqual(stories.map(({ id }) => id).toSorted());
      const creators = ranked.map((id) => stories[Number(id)]?.creatorId ?? '');
      creators.forEach((creator, place) => {
        const before = creators.slice(Math.max(0, place - 9), place);
        const others = new Set(creators.slice(place)).size;
        if (others < 2 || before.filter((id) => id === creator).length < 2) return;
        // Only where everybody who is left has stood twice already.
        for (const left of new Set(creators.slice(place))) {
          expect(before.filter((id) => id === left).length).toBeGreaterThanOrEqual(2);
        }
      });
    }),
  );
});
