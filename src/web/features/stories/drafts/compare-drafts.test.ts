import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDraft, arbitraryEdit } from '#shared/story/delta/arbitrary-draft.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { compareDrafts } from './compare-drafts.ts';

const draft = (...blocks: readonly Block[]): DraftValue => ({ ...EMPTY_DRAFT, document: storyDocument(...blocks) });

test('WRITE-2: what came, went, moved and changed is told in reading order', () => {
  const [a, b, c, d] = [paragraph('a'), paragraph('b'), paragraph('c one'), paragraph('d')];
  const changed = { ...c, content: [{ type: 'text', text: 'c two' }] } as const;
  const told = compareDrafts(draft(a, b, c), { ...draft(a, changed, d), title: 'New' });
  expect(told.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'changed Title',
    'removed Paragraph',
    'changed Paragraph',
    'added Paragraph',
  ]);
  expect(told[2]?.pieces).toEqual([
    { kind: 'same', text: 'c ' },
    { kind: 'removed', text: 'one' },
    { kind: 'added', text: 'two' },
  ]);
  expect(compareDrafts(draft(a, b, c), draft(c, a, b)).map(({ kind, id }) => [kind, id])).toEqual([['moved', c.id]]);
});

test('two drafts that are the same have no difference, and others have one', () => {
  const pair = arbitraryDraft().chain((before) => fc.tuple(fc.constant(before), arbitraryEdit(before)));
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(compareDrafts(before, before)).toEqual([]);
      const isSame = isSameJson({ ...before, previewBreak: null }, { ...after, previewBreak: null });
      expect(compareDrafts(before, after).length === 0).toBe(isSame);
    }),
  );
});
