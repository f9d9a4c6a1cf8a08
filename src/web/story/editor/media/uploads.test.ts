import { undo, redo } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { editorMediaMessages } from '#shared/messages/editor-media.ts';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { insertBlock, newBlocks } from '../commands/insert-block.ts';
import { openEditor } from '../test-support/editor-driver.ts';
import { countUploads, finishUploads } from './finish-uploads.ts';
import type { SendUpload, StoredPicture, UploadSource } from './upload.ts';
import { createUploads } from './uploads.ts';

const picture = (digit: string): StoredPicture => ({ kind: 'stored', imageId: digit.repeat(32), width: 3, height: 2 });
const png = (size = 1, type = 'image/png'): UploadSource => ({
  kind: 'file',
  // Only what is looked at before sending.
  file: { size, type } as Blob,
  name: 'p.png',
});

/** Answers when it is told to. */
function wire() {
  const waiting: ((answer: Awaited<ReturnType<SendUpload>>) => void)[] = [];
  const sent: UploadSource[] = [];
  const uploads = createUploads((source) => {
    sent.push(source);
    return new Promise((resolve) => void waiting.push(resolve));
  });
  const answer = async (given: Awaited<ReturnType<SendUpload>>) => {
    waiting.shift()?.(given);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { uploads, sent, answer };
}

function storyWith(ids: readonly string[]) {
  const editor = openEditor().type('T').press('Enter');
  editor.run(insertBlock(() => nodes.upload.create({ id: newId(), uploads: ids })));
  return editor;
}

test('WRITE-9: more than 25 MB, SVG and what is no picture are refused before a byte is sent', () => {
  const { uploads, sent } = wire();
  const reasons = [png(25 * 1024 * 1024 + 1), png(1, 'image/svg+xml'), png(1, 'text/plain')].map((source) => {
    const state = uploads.get(uploads.begin(source))?.state;
    return state?.status === 'failed' && !state.canRetry ? state.reason : undefined;
  });
  expect(reasons).toEqual([
    'That picture is too large. The limit is 25 MB.',
    'We can’t take SVG files, because they can contain scripts. Use PNG, JPEG, WebP, AVIF or GIF.',
    editorMediaMessages.wrongType,
  ]);
  expect(sent).toEqual([]);
});

test('WRITE-9: a picture comes into its place, and undoing takes it away again', async () => {
  const { uploads, answer } = wire();
  const editor = storyWith([uploads.begin(png())]);
  expect(countUploads(editor.state, uploads.get)).toBe(1);
  expect(finishUploads(editor.state, uploads.get)).toBeNull();
  await answer(picture('a'));
  const finish = () =>
    editor.run((state, dispatch) => {
      const tr = finishUploads(state, uploads.get);
      if (tr !== null) dispatch?.(tr);
      return tr !== null;
    });
  expect(finish()).toBe(true);
  expect(countUploads(editor.state, uploads.get)).toBe(0);
  expect(editor.read().document.blocks).toMatchObject([{ type: 'image', picture: picture('a') }]);
  editor.run(undo);
  expect(editor.read().document.blocks).toEqual([]);
  editor.run(redo);
  finish();
  expect(editor.read().document.blocks).toMatchObject([{ type: 'image', picture: picture('a') }]);
});

test('WRITE-9: several at once are a gallery, when the one that failed was tried again', async () => {
  const { uploads, answer } = wire();
  const ids = [uploads.begin(png()), uploads.begin(png())];
  const editor = storyWith(ids);
  await answer({ reason: 'The line broke.', canRetry: true });
  await answer(picture('b'));
  expect(finishUploads(editor.state, uploads.get)).toBeNull();
  uploads.retry(ids[0] ?? '');
  await answer(picture('a'));
  editor.run((state, dispatch) => {
    const tr = finishUploads(state, uploads.get);
    if (tr !== null) dispatch?.(tr);
    return true;
  });
  expect(editor.read().document.blocks).toMatchObject([
    { type: 'gallery', images: [{ picture: picture('a') }, { picture: picture('b') }] },
  ]);
});

test('WRITE-9: a file that is refused holds back none of those that were chosen with it, and says why below them', async () => {
  const { uploads, answer } = wire();
  const ids = [uploads.begin(png()), uploads.begin(png(1, 'text/plain')), uploads.begin(png())];
  const editor = storyWith(ids);
  const finish = () =>
    editor.run((state, dispatch) => {
      const tr = finishUploads(state, uploads.get);
      if (tr !== null) dispatch?.(tr);
      return tr !== null;
    });
  await answer(picture('a'));
  expect(finish()).toBe(false);
  await answer(picture('b'));
  expect(finish()).toBe(true);
  expect(editor.read().document.blocks).toMatchObject([
    { type: 'gallery', images: [{ picture: picture('a') }, { picture: picture('b') }] },
  ]);
  const waiting = editor.state.doc.children.filter(({ type }) => type === nodes.upload);
  expect(waiting.map(({ attrs }) => attrs)).toMatchObject([{ uploads: [ids[1]] }]);
  expect(finish()).toBe(false);
  editor.run(undo);
  expect(editor.outline()).toEqual(['title: T', 'paragraph: ']);
});

test('WRITE-1: what is typed at a picture on its way, or at a separator, stands below it and takes neither away', async () => {
  const { uploads, answer } = wire();
  const editor = storyWith([uploads.begin(png())]).type('Below');
  await answer(picture('a'));
  editor.run((state, dispatch) => {
    const tr = finishUploads(state, uploads.get);
    if (tr !== null) dispatch?.(tr);
    return tr !== null;
  });
  editor.type(' it').press('Enter');
  editor.run(insertBlock(newBlocks.separator));
  editor.type('After');
  expect(editor.outline()).toEqual(['title: T', 'image: ', 'paragraph: Below it', 'separator: ', 'paragraph: After']);
});

test('at most three are sent at once', async () => {
  const { uploads, sent, answer } = wire();
  for (let count = 0; count < 5; count += 1) uploads.begin(png());
  expect(sent.length).toBe(3);
  await answer(picture('a'));
  expect(sent.length).toBe(4);
});
