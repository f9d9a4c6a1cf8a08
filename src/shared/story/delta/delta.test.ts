import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '../story-document.build.ts';
import { storyDocumentSchema } from '../story-document.schema.ts';
import type { Block } from '../story-document.ts';
import { walkDocument } from '../walk.ts';
import { applyDelta } from './apply-delta.ts';
import { arbitraryDraft, arbitraryEdit } from './arbitrary-draft.ts';
import { diffDrafts } from './diff-drafts.ts';
import { DeltaDoesNotFit, isEmptyDelta } from './draft-delta.ts';
import { draftDeltaSchema } from './draft-delta.schema.ts';
import { type DraftValue, EMPTY_DRAFT } from './draft-value.ts';
import { isSameJson } from './is-same-json.ts';
import { mergeDrafts } from './merge-drafts.ts';

const draft = (...blocks: readonly Block[]): DraftValue => ({ ...EMPTY_DRAFT, document: storyDocument(...blocks) });
const pair = arbitraryDraft().chain((before) => fc.tuple(fc.constant(before), arbitraryEdit(before)));
const three = arbitraryDraft().chain((base) =>
  fc.tuple(fc.constant(base), arbitraryEdit(base, 'mine'), arbitraryEdit(base, 'theirs')),
);

describe('WRITE-2: deltas', () => {
  test('a delta turns the one draft into the other, also when it came as JSON and through the door', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const delta = draftDeltaSchema.parse(JSON.parse(JSON.stringify(diffDrafts(before, after))));
        expect(isSameJson(applyDelta(before, delta), after)).toBe(true);
      }),
    );
  });

  test('any two drafts have a delta, even where they have nothing in common', () => {
    fc.assert(
      fc.property(arbitraryDraft(), arbitraryDraft(), (before, after) => {
        expect(isSameJson(applyDelta(before, diffDrafts(before, after)), after)).toBe(true);
      }),
    );
  });

  test('the same draft gives an empty delta, whatever the order of its properties', () => {
    fc.assert(
      fc.property(arbitraryDraft(), (value) => {
        const turned: DraftValue = JSON.parse(
          JSON.stringify(value, (_key, inner: unknown) =>
            typeof inner === 'object' && inner !== null && !Array.isArray(inner)
              ? Object.fromEntries(Object.entries(inner).toReversed())
              : inner,
          ),
        );
        expect(isEmptyDelta(diffDrafts(value, turned))).toBe(true);
      }),
    );
  });

  test('one moved block is one step, and so is one changed', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((word) => paragraph(word));
    if (!a || !b || !c || !d) throw new Error('Four blocks');
    expect(diffDrafts(draft(a, b, c, d), draft(d, a, b, c))).toEqual({ blocks: [{ move: d.id, after: null }] });
    const changed = { ...b, content: [{ type: 'text', text: 'x' }] } as const;
    expect(diffDrafts(draft(a, b), draft(a, changed))).toEqual({ blocks: [{ put: changed }] });
  });

  test('what does not fit is told, and changes nothing', () => {
    const [a, b] = [paragraph('a'), paragraph('b')];
    const wrong = [
      { blocks: [{ remove: 'gone' }] },
      { blocks: [{ move: a.id, after: 'gone' }] },
      { blocks: [{ move: a.id, after: a.id }] },
      { blocks: [{ put: b }] },
      { blocks: [{ put: a, after: null }] },
      { blocks: [{ put: b, after: 'gone' }] },
    ];
    for (const delta of wrong) expect(() => applyDelta(draft(a), delta)).toThrow(DeltaDoesNotFit);
  });

  test('the door refuses what is no delta', () => {
    for (const value of [null, [], { extra: 1 }, { title: 1 }, { blocks: [{}] }, { blocks: [{ put: { id: '!' } }] }]) {
      expect(draftDeltaSchema.safeParse(value).success).toBe(false);
    }
  });
});

describe('WRITE-2: merging', () => {
  const merged = (...drafts: readonly [DraftValue, DraftValue, DraftValue]) => mergeDrafts(...drafts);

  test('where one side did nothing, the other is the outcome', () => {
    fc.assert(
      fc.property(pair, ([base, edited]) => {
        for (const [mine, theirs] of [
          [edited, base],
          [base, edited],
          [edited, edited],
        ] as const) {
          const { value, conflicts } = merged(base, mine, theirs);
          expect(conflicts).toEqual([]);
          expect(isSameJson(value, edited)).toBe(true);
        }
      }),
    );
  });

  test('the outcome is a valid document, and has or tells every change of both sides', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const { value, conflicts } = merged(base, mine, theirs);
        expect(storyDocumentSchema.safeParse(value.document).error).toBeUndefined();
        const kept = new Map(value.document.blocks.map((block) => [block.id, block]));
        const old = new Map(base.document.blocks.map((block) => [block.id, block]));
        const told = JSON.stringify(conflicts);
        for (const block of [...mine.document.blocks, ...theirs.document.blocks]) {
          if (isSameJson(old.get(block.id), block)) continue;
          expect(isSameJson(kept.get(block.id), block) || told.includes(JSON.stringify(block))).toBe(true);
        }
      }),
    );
  });

  test('both wrote in one block: mine stands, and both are told', () => {
    const block = paragraph('as it was');
    const write = (text: string): DraftValue => draft({ ...block, content: [{ type: 'text', text }] });
    const { value, conflicts } = merged(draft(block), write('mine'), write('theirs'));
    expect(value).toEqual(write('mine'));
    expect(conflicts).toEqual([
      {
        kind: 'block',
        id: block.id,
        base: block,
        mine: write('mine').document.blocks[0],
        theirs: write('theirs').document.blocks[0],
      },
    ]);
  });

  test('both added behind the same block: both stand there', () => {
    const [a, mine, theirs] = [paragraph('a'), paragraph('mine'), paragraph('theirs')];
    const { value, conflicts } = merged(draft(a), draft(a, mine), draft(a, theirs));
    expect(conflicts).toEqual([]);
    expect(value.document.blocks).toEqual([a, mine, theirs]);
  });

  test('one removed what the other changed: it stays, and is told', () => {
    const block = paragraph('as it was');
    const changed = { ...block, content: [{ type: 'text', text: 'changed' }] } as const;
    for (const [mine, theirs] of [
      [draft(), draft(changed)],
      [draft(changed), draft()],
    ] as const) {
      const { value, conflicts } = merged(draft(block), mine, theirs);
      expect(value.document.blocks).toEqual([changed]);
      expect(conflicts).toHaveLength(1);
    }
  });

  test('one put a block into a quotation that the other changed where it stood: each id stands once', () => {
    const block = paragraph('as it was');
    const quote: Block = { type: 'blockQuote', id: 'quote1', blocks: [block] };
    const changed = { ...block, content: [{ type: 'text', text: 'changed' }] } as const;
    const { value } = merged(draft(block), draft(quote), draft(changed));
    const ids = [...walkDocument(value.document)].map((walked) => walked.block.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(value.document.blocks.map(({ id }) => id)).toEqual(expect.arrayContaining(['quote1', block.id]));
  });

  test('one removed a footnote that the other refers to: it stays', () => {
    const note = { id: 'note', blocks: [paragraph('A note')] };
    const [plain, referring] = [paragraph('a'), paragraph('b', { type: 'footnoteReference', footnoteId: 'note' })];
    const withNote = (...blocks: Block[]): DraftValue => ({
      ...EMPTY_DRAFT,
      document: { version: 1, blocks, footnotes: [note] },
    });
    const theirs = withNote(referring, paragraph('c', { type: 'footnoteReference', footnoteId: 'note' }));
    const { value } = merged(withNote(referring), draft(plain), theirs);
    expect(value.document.footnotes).toEqual([note]);
  });

  test('titles that both changed are told with all three', () => {
    const named = (title: string): DraftValue => ({ ...EMPTY_DRAFT, title });
    const { value, conflicts } = merged(named('a'), named('b'), named('c'));
    expect(value.title).toBe('b');
    expect(conflicts).toEqual([{ kind: 'title', base: 'a', mine: 'b', theirs: 'c' }]);
  });
});
