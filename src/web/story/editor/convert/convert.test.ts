import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { docToDraft } from './doc-to-draft.ts';
import { draftToDoc } from './draft-to-doc.ts';

const document = arbitraryStory(fc.string({ unit: 'grapheme', maxLength: 12 })).map((story) =>
  storyDocumentSchema.parse(story),
);

test('WRITE-1: any story is equal before and after the editor', () => {
  const draft = fc
    .record({ title: fc.string(), subtitle: fc.string(), document, place: fc.nat() })
    .map(({ place, ...rest }): DraftValue => ({
      ...rest,
      previewBreak: rest.document.blocks[place % (rest.document.blocks.length + 1)]?.id ?? null,
    }));
  fc.assert(
    fc.property(draft, (value) => {
      const doc = draftToDoc(value);
      doc.check();
      expect(docToDraft(doc)).toEqual(value);
    }),
    { numRuns: 300 },
  );
});

test('a block that did not change is the very same object when read again', () => {
  const story = storyDocument(paragraph('One'), paragraph('Two'));
  const doc = draftToDoc({ title: 'A', subtitle: '', document: story, previewBreak: null });
  const first = docToDraft(doc);
  expect(docToDraft(doc).document.blocks[0]).toBe(first.document.blocks[0]);
});
