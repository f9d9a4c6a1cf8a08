import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { draftToDoc } from '../convert/draft-to-doc.ts';
import type { SuggestionSource } from './suggestion.ts';
import { createSuggestionList } from './suggestion-list.ts';
import { suggestionKey } from './suggestion-state.ts';
import { suggestions } from './suggestions-plugin.ts';

const source: SuggestionSource = { name: 'people', label: 'People', pattern: /(?<![^\s])@(\w*)$/, find: () => [] };

function open(text: string) {
  const doc = draftToDoc({ ...EMPTY_DRAFT, document: storyDocument(text === '' ? paragraph() : paragraph(text)) });
  let state = EditorState.create({ doc, plugins: [suggestions([source], createSuggestionList())] });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, 3 + text.length)));
  const editor = {
    type: (letters: string) => {
      for (const letter of letters) state = state.apply(state.tr.insertText(letter));
      return editor;
    },
    move: (steps: number) => {
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.from + steps)));
      return editor;
    },
    close: () => {
      state = state.apply(state.tr.setMeta(suggestionKey, { close: true }));
      return editor;
    },
    query: () => suggestionKey.getState(state)?.request?.query,
  };
  return editor;
}

test('a list opens with its sign, follows what is typed and closes with a space', () => {
  const editor = open('Hello ');
  expect(editor.type('@').query()).toBe('');
  expect(editor.type('ann').query()).toBe('ann');
  expect(editor.type(' ').query()).toBeUndefined();
});

test('no list in the middle of a word, nor where the cursor only comes by', () => {
  expect(open('mail').type('@example').query()).toBeUndefined();
  expect(open('Hello @ann').move(-1).move(1).query()).toBeUndefined();
});

test('a list that was closed by Escape stays closed for its sign', () => {
  const editor = open('').type('@a').close();
  expect(editor.type('nn').query()).toBeUndefined();
  expect(editor.type(' @').query()).toBe('');
});
