import { undo } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { createBlockIds } from '#shared/story/block-id.ts';
import { bulletList, heading, paragraph } from '#shared/story/story-document.build.ts';
import type { Block, Footnote } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { openEditor } from '../test-support/editor-driver.ts';
import { insertPasted } from './insert-pasted.ts';
import { pastedNodes } from './pasted-nodes.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPasted } from './read-pasted.ts';

const paste = (
  editor: ReturnType<typeof openEditor>,
  blocks: readonly Block[],
  footnotes: readonly Footnote[] = [],
) => {
  editor.run((state, dispatch) => {
    dispatch?.(
      insertPasted(
        state,
        pastedNodes(blocks, (url) => url),
        footnotes,
      ),
    );
    return true;
  });
  storyDocumentSchema.parse(editor.read().document);
  editor.state.doc.check();
  return editor;
};

test('WRITE-9: a text with its title pasted into an empty story becomes both', () => {
  const editor = paste(openEditor().select(1), [
    heading(1, 'The lighthouse'),
    paragraph('It stood.'),
    bulletList('Lamp'),
  ]);
  expect(editor.outline()).toEqual([
    'title: The lighthouse',
    'paragraph: It stood.',
    'bulletList: Lamp',
    'paragraph: ',
  ]);
});

test('WRITE-9: in a line the words go on, blocks part it, and one step back takes all of it away', () => {
  const editor = openEditor().type('T').press('Enter').type('Before after');
  editor.select(editor.state.selection.from - 5);
  paste(editor, [paragraph('one'), bulletList('x'), paragraph('two')]);
  expect(editor.outline()).toEqual(['title: T', 'paragraph: Before one', 'bulletList: x', 'paragraph: twoafter']);
  editor.run(undo);
  expect(editor.outline()).toEqual(['title: T', 'paragraph: Before after']);
});

test('WRITE-9: notes come with their references and are numbered with those that are there', () => {
  const editor = openEditor().type('T').press('Enter').type('Mine ');
  const { blocks, footnotes } = readPasted(
    readMarkdown('A[^1] B[^2]\n\n[^2]: Two\n[^1]: One'),
    createBlockIds('notes'),
  );
  paste(editor, blocks, footnotes);
  const { document } = editor.read();
  expect(document.footnotes.map(({ blocks: [note] }) => note)).toMatchObject([
    { content: [{ text: 'One' }] },
    { content: [{ text: 'Two' }] },
  ]);
});

test('WRITE-9: a picture from elsewhere keeps its place, and nothing of it is saved before it is ours', () => {
  const editor = openEditor().type('T').press('Enter');
  const { blocks, footnotes } = readPasted(
    readMarkdown('One\n\n![](https://a.example/p.png)\n\nTwo'),
    createBlockIds('p'),
  );
  paste(editor, blocks, footnotes);
  expect(editor.outline()).toEqual(['title: T', 'paragraph: One', 'upload: ', 'paragraph: Two']);
  expect(editor.read().document.blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
});
