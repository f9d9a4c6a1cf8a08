import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupHighlights } from './highlight-groups.ts';
import type { Highlight } from './highlight.ts';

const mark = (personId: string, start: number, end: number, changes: Partial<Highlight> = {}): Highlight => ({
  id: `${personId}-${start}-${end}`,
  storyId: 's',
  personId,
  blockId: 'b',
  start,
  end,
  text: '',
  prefix: '',
  suffix: '',
  isPrivate: false,
  isPassageChanged: false,
  createdAt: new Date(0),
  ...changes,
});

test('rule 29: readers who mark the same passage or overlapping ones count together, each once', () => {
  const groups = groupHighlights([
    mark('ada', 0, 10),
    mark('bob', 5, 15),
    mark('eve', 8, 20),
    mark('eve', 9, 12),
    mark('eve', 40, 50),
    mark('ada', 0, 10, { blockId: 'c' }),
  ]);
  expect(groups.map(({ highlight, count }) => [highlight.id, count])).toEqual([
    ['eve-9-12', 3],
    ['eve-40-50', 1],
    ['ada-0-10', 1],
  ]);
});

test('a passage that changed stands in no group', () => {
  expect(groupHighlights([mark('ada', 0, 10, { isPassageChanged: true })])).toEqual([]);
});

test('every highlight belongs to what speaks for it, and no two groups of a block overlap', () => {
  const some = fc.record({
    person: fc.nat(4),
    block: fc.nat(1),
    start: fc.nat(30),
    length: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), (all) => {
      const highlights = all.map(({ person, block, start, length }) =>
        mark(`p${person}`, start, start + length, { blockId: `b${block}` }),
      );
      const groups = groupHighlights(highlights);
      const touches = (one: Highlight, other: Highlight) =>
        one.blockId === other.blockId && one.start < other.end && other.start < one.end;
      for (const highlight of highlights) {
        expect(groups.some((group) => touches(group.highlight, highlight))).toBe(true);
      }
      for (const [index, { highlight }] of groups.entries()) {
        expect(groups.slice(index + 1).some((other) => touches(other.highlight, highlight))).toBe(false);
      }
      expect(groups.map(({ count }) => count)).toEqual(groups.map(({ count }) => count).toSorted((a, b) => b - a));
    }),
  );
});
