import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDraft, arbitraryEdit } from '#shared/story/delta/arbitrary-draft.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { type SuggestedEdit, suggestedParts, withParts } from './suggestion-parts.ts';
import { isOutOfDate, takeParts } from './take-parts.ts';

const histories = arbitraryDraft().chain((base) =>
  fc.record({
    base: fc.constant(base),
    suggested: arbitraryEdit(base, 'editor'),
    writer: arbitraryEdit(base, 'writer'),
    seed: fc.nat(),
  }),
);
/** The parts in an order that hangs on a number: values of the streams in `arbitraryEdit` are made once alone. */
const inAnyOrder = (edit: SuggestedEdit, seed: number) =>
  suggestedParts(edit)
    .map((part, index) => ({ part, place: ((index + 1) * (seed + 7919)) % 104_729 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part);
const draft = (...blocks: readonly Block[]): DraftValue => ({ ...EMPTY_DRAFT, document: storyDocument(...blocks) });
const words = (block: Block, text: string): Block => ({ ...paragraph(text), id: block.id });

function partOf(edit: SuggestedEdit, key: string) {
  const found = suggestedParts(edit).find((part) => part.key === key);
  if (found === undefined) throw new Error(`There is no ${key}`);
  return found;
}

test('PUB-5: a hundred changed passages, taken one by one in any order, are the editor’s text to the byte', () => {
  const blocks = Array.from({ length: 120 }, (_, index) => paragraph(`Passage ${index}`));
  const changed = blocks.flatMap((block, index): readonly Block[] => {
    if (index >= 100) return [block];
    if (index % 4 === 1) return [];
    return index % 4 === 2 ? [block, paragraph(`New after ${index}`)] : [words(block, `Better ${index}`)];
  });
  const edit = { base: draft(...blocks), suggested: draft(...changed) };
  const parts = suggestedParts(edit);
  expect(parts).toHaveLength(100);
  fc.assert(
    fc.property(fc.shuffledSubarray([...parts], { minLength: 100 }), (order) => {
      const taken = new Set<string>();
      let current = edit.base;
      for (const part of order) {
        const next = takeParts({ edit, taken, wanted: [part], current });
        if (next === undefined) throw new Error(`${part.key} is out of date`);
        current = next;
        taken.add(part.key);
      }
      expect(JSON.stringify(current)).toBe(JSON.stringify(edit.suggested));
    }),
    { numRuns: 5 },
  );
});

test('PUB-5: any edit falls into parts that make it up again, in whatever order they are taken', () => {
  fc.assert(
    fc.property(histories, ({ base, suggested, seed }) => {
      const edit = { base, suggested };
      expect(isSameJson(withParts(edit, new Set()), edit.base)).toBe(true);
      const taken = new Set<string>();
      let current = edit.base;
      for (const part of inAnyOrder(edit, seed)) {
        const next = takeParts({ edit, taken, wanted: [part], current });
        if (next === undefined) throw new Error(`${part.key} is out of date`);
        current = next;
        taken.add(part.key);
      }
      expect(isSameJson(current, edit.suggested)).toBe(true);
    }),
  );
});

test('PUB-5: whatever the writer edits meanwhile, taking a part changes that part and no other word', () => {
  fc.assert(
    fc.property(histories, ({ base, suggested, writer, seed }) => {
      const edit = { base, suggested };
      const taken = new Set<string>();
      let current = writer;
      for (const part of inAnyOrder(edit, seed)) {
        const next = takeParts({ edit, taken, wanted: [part], current });
        if (next === undefined) continue;
        expect(isOutOfDate(part, current)).toBe(false);
        const id = typeof part.after === 'object' ? part.after?.id : undefined;
        const stands = new Map(next.document.blocks.map((block) => [block.id, block]));
        for (const block of current.document.blocks) {
          if (part.key === `block:${block.id}`) continue;
          expect(isSameJson(stands.get(block.id), block)).toBe(true);
        }
        if (part.place === 'block' && part.after !== null && part.kind !== 'moved') {
          expect(isSameJson(stands.get(id ?? ''), part.after)).toBe(true);
        }
        taken.add(part.key);
        current = next;
      }
    }),
  );
});

test('PUB-5: a passage that its writer changed meanwhile is out of date, and nothing of it is applied', () => {
  const [one, two] = [paragraph('One'), paragraph('Two')];
  const edit = { base: draft(one, two), suggested: draft(words(one, 'One, better')) };
  const [first, second] = [partOf(edit, `block:${one.id}`), partOf(edit, `block:${two.id}`)];
  const current = draft(words(one, 'One, other'), words(two, 'Two, other'));
  expect([first, second].map((part) => isOutOfDate(part, current))).toEqual([true, true]);
  expect(takeParts({ edit, taken: new Set(), wanted: [first], current })).toBeUndefined();
  expect(takeParts({ edit, taken: new Set(), wanted: [second], current })).toBeUndefined();
  expect(takeParts({ edit, taken: new Set(), wanted: [first], current: draft(two) })).toBeUndefined();
  expect(takeParts({ edit, taken: new Set(), wanted: [second], current: draft(one) })).toEqual(draft(one));
});

test('PUB-5: a footnote comes and goes with the passage that refers to it', () => {
  const [plain, other] = [paragraph('Plain'), paragraph('Other')];
  const noted = { ...paragraph('Noted', { type: 'footnoteReference', footnoteId: 'note1' }), id: plain.id };
  const note = { id: 'note1', blocks: [paragraph('A note')] };
  const base = draft(plain, other);
  const suggested: DraftValue = {
    ...EMPTY_DRAFT,
    document: { version: 1, blocks: [noted, words(other, 'Other, better')], footnotes: [note] },
  };
  const edit = { base, suggested };
  expect(suggestedParts(edit).map(({ key }) => key)).toEqual([`block:${plain.id}`, `block:${other.id}`]);
  expect(withParts(edit, new Set([`block:${other.id}`])).document.footnotes).toEqual([]);
  expect(withParts(edit, new Set([`block:${plain.id}`])).document.footnotes).toEqual([note]);
});
