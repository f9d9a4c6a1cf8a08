import { Fragment, type Node } from '@tiptap/pm/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
import { countWords } from '#shared/story/count-words.ts';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import { createEditorState } from './create-editor-state.ts';
import { countDraftWords, replaceDoc, withUploads } from './create-handle.ts';
import { nodes } from './schema/editor-schema.ts';
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

test('WRITE-2: what comes from another device leaves the pictures where they are that are still on their way', () => {
  const draft = (...texts: readonly string[]) => {
    const blocks = texts.map((text) => ({ ...paragraph(text), id: text.slice(0, 4) }));
    return draftToDoc({ ...EMPTY_DRAFT, title: 'Two', document: { ...storyDocument(), blocks } });
  };
  const before = draft('aaaa', 'bbbb');
  const waiting = ['one', 'two'].map((id) => nodes.upload.create({ id, uploads: [id] }));
  const [title, first, second] = before.children;
  if (!title || !first || !second) throw new Error('A title and two lines');
  const open = before.copy(Fragment.from([title, first, ...waiting, second]));
  const after = withUploads(open, draft('aaaa and more', 'cccc', 'bbbb'));
  expect(after.children.map(({ attrs }) => attrs['id'])).toEqual([undefined, 'aaaa', 'one', 'two', 'cccc', 'bbbb']);
  // Where the block before is gone they stand at the end.
  expect(withUploads(open, draft('bbbb')).children.map(({ type }) => type.name)).toEqual([
    'title',
    'paragraph',
    'upload',
    'upload',
  ]);
});

test('WRITE-2: pictures on their way inside a callout come behind it, and before the footnotes', () => {
  const line = (id: string) => nodes.paragraph.create({ id });
  const waiting = nodes.upload.create({ id: 'one', uploads: ['one'] });
  const callout = (...inside: readonly Node[]) => nodes.callout.create({ id: 'note' }, [line('aaaa'), ...inside]);
  const [title] = draftToDoc(EMPTY_DRAFT).children;
  if (!title) throw new Error('A title');
  const story = title.type.schema.topNodeType.create(null, [title, callout(waiting), line('bbbb')]);
  const after = withUploads(story, story.copy(Fragment.from([title, callout(), line('cccc'), line('bbbb')])));
  expect(after.children.map(({ attrs }) => attrs['id'])).toEqual([undefined, 'note', 'one', 'cccc', 'bbbb']);
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
