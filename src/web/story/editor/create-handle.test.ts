import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
import { countWords } from '#shared/story/count-words.ts';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import { createEditorState } from './create-editor-state.ts';
import { countDraftWords, replaceDoc } from './create-handle.ts';
import { countTks } from './plugins/tk-marks.ts';
import { openEditor } from './test-support/editor-driver.ts';

const document = arbitraryStory(fc.constantFrom('one', 'two words', '三つ の 言葉', 'TK', '')).map((story) =>
  storyDocumentSchema.parse(story),
);

/** Tables that are no rectangles, which imports may bring, are made so when they change. */
const withoutTables = document.filter((story) => !JSON.stringify(story).includes('"table"'));

test('any draft replaces any other whole', () => {
  fc.assert(
    fc.property(document, withoutTables, (before, after) => {
      const open = createEditorState({ doc: draftToDoc({ ...EMPTY_DRAFT, document: before }), language: 'en' });
      const wanted = { ...EMPTY_DRAFT, title: 'Other', document: after };
      expect(docToDraft(open.apply(replaceDoc(open, draftToDoc(wanted))).doc)).toEqual(wanted);
    }),
    { numRuns: 100 },
  );
});

test('words are counted as readers are told', () => {
  fc.assert(
    fc.property(document, (story) => {
      expect(countDraftWords(story, 'ja')).toBe(countWords(plainText(story), 'ja'));
    }),
    { numRuns: 100 },
  );
});

test('what is still to come is counted while it is typed', () => {
  const editor = openEditor().type('TK').press('Enter').type('One TK, TKTK, KITTEN, TKs');
  expect(countTks(editor.state)).toBe(3);
  editor.press('Backspace', 'Backspace').type(' TK');
  expect(countTks(editor.state)).toBe(4);
});
