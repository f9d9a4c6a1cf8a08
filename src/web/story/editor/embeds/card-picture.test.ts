import { undo } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { countPicturesWithoutAlt } from '#shared/story/pictures-without-alt.ts';
import { storyDocument } from '#shared/story/story-document.build.ts';
import { readingMinutes } from '#shared/story/reading-time.ts';
import { nodes } from '../schema/editor-schema.ts';
import { openEditor } from '../test-support/editor-driver.ts';
import type { StoredPicture } from '../media/upload.ts';
import { putCardPicture } from './card-picture.ts';

const picture: StoredPicture = { kind: 'stored', imageId: 'a'.repeat(32), width: 3, height: 2 };

function withCard() {
  const editor = openEditor();
  editor.run((state, dispatch) => {
    const card = nodes.linkCard.create({ id: 'card', url: 'https://else.example/', title: 'Elsewhere' });
    dispatch?.(state.tr.insert(state.doc.content.size, card));
    return true;
  });
  const put = (id: string): boolean =>
    editor.run((state, dispatch) => {
      const tr = putCardPicture(state, id, picture);
      if (tr !== undefined) dispatch?.(tr);
      return tr !== undefined;
    });
  return { editor, put };
}

test('WRITE-1: the picture of a card comes after it, wants no words, and goes with it by one undo', () => {
  const { editor, put } = withCard();
  expect(put('card')).toBe(true);
  const { document } = editor.read();
  expect(document.blocks).toMatchObject([{ type: 'linkCard', picture: { ...picture, isDecorative: true } }]);
  expect(countPicturesWithoutAlt(document)).toBe(0);
  expect(readingMinutes(document)).toBe(readingMinutes(storyDocument()));
  editor.run(undo);
  expect(editor.read().document.blocks).toEqual([]);
});

test('WRITE-1: a card that is gone takes no picture', () => {
  const { editor, put } = withCard();
  editor.run(undo);
  expect(put('card')).toBe(false);
  expect(withCard().put('other')).toBe(false);
});
