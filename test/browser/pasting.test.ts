import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import { gdocsClipboard, wordClipboard } from '#web/story/editor/paste/clipboards.fixture.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { editorOf, readSaved, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

type Given = { readonly files?: readonly { readonly name: string; readonly type: string; readonly letters: string }[] };
type Clipboard = Given & Readonly<Record<string, unknown>>;

/** Pastes, or drops onto the last line, as a program would give it. `letters` are bytes in base 64. */
async function give(page: Page, how: 'paste' | 'drop', { files = [], ...texts }: Clipboard): Promise<void> {
  await editorOf(page).evaluate(
    (editor, { kind, data, pictures }) => {
      const clipboard = new DataTransfer();
      for (const [type, text] of data) clipboard.setData(type, text);
      for (const { name, type, letters } of pictures) {
        const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
        clipboard.items.add(new File([bytes], name, { type }));
      }
      const options = { bubbles: true, cancelable: true };
      if (kind === 'paste') editor.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: clipboard }));
      else {
        const { left, bottom } = editor.lastElementChild?.getBoundingClientRect() ?? editor.getBoundingClientRect();
        const at = { clientX: left + 5, clientY: bottom - 2 };
        editor.dispatchEvent(new DragEvent('drop', { ...options, ...at, dataTransfer: clipboard }));
      }
    },
    { kind: how, data: Object.entries(texts).map(([type, text]) => [type, String(text)] as const), pictures: files },
  );
}

async function savedBlocks(page: Page): Promise<readonly Block[]> {
  await page.keyboard.press('Control+s');
  await waitForState(page, 'saved');
  return (JSON.parse((await readSaved(program, storyOf(page))).text) as StoryDocument).blocks;
}

async function picture(colour: string): Promise<string> {
  const made = sharp({ create: { width: 300, height: 200, channels: 3, background: colour } });
  return (await made.png().toBuffer()).toString('base64');
}

test('WRITE-1: the clipboards of Google Docs and Word become a long illustrated story', async () => {
  const { page, problems } = await sitDown(program, browser);
  await editorOf(page).focus();
  const docs = gdocsClipboard.replace(/https:\/\/lh7[^"]+/, `data:image/png;base64,${await picture('teal')}`);
  await give(page, 'paste', { 'text/html': docs, 'text/plain': 'The lighthouse' });
  await page.locator('figure.figure img').waitFor();
  await page.keyboard.press('Control+End');
  // Once for another item of the list, once to leave the list.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const rtf = `{\\rtf1 {\\*\\shppict{\\pict{\\*\\picprop\\shplid1}\\picw10\\pngblip\\bliptag1 ${Buffer.from(await picture('navy'), 'base64').toString('hex')}}}}`;
  await give(page, 'paste', { 'text/html': wordClipboard, 'text/rtf': rtf, 'text/plain': 'The lighthouse' });
  await page.locator('figure.figure img').nth(1).waitFor();
  await give(page, 'drop', {
    files: [
      { name: 'one.png', type: 'image/png', letters: await picture('red') },
      { name: 'two.png', type: 'image/png', letters: await picture('blue') },
    ],
  });
  await page.locator('.gallery img').nth(1).waitFor();
  const blocks = await savedBlocks(page);
  expect(await page.locator('.editor-title').innerText()).toBe('The lighthouse');
  const types = blocks.map(({ type }) => type);
  for (const type of ['paragraph', 'list', 'heading', 'table', 'image', 'gallery']) expect(types).toContain(type);
  expect(blocks.flatMap((block) => (block.type === 'image' ? [block.picture.kind] : []))).toEqual(['stored', 'stored']);
  expect(problems).toEqual([]);
});

test('WRITE-9: an address becomes an embed that asks nothing of the other place, or stays a link', async () => {
  const { page } = await sitDown(program, browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await editorOf(page).focus();
  await page.keyboard.type('A film');
  await page.keyboard.press('Enter');
  await give(page, 'paste', { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
  await page.locator('figure.embed').waitFor();
  expect(new Set(asked)).toEqual(new Set([new URL(program.url).host]));
  await page.getByRole('button', { name: 'Keep as link' }).click();
  await page.locator('.story-editor a[href="https://youtu.be/dQw4w9WgXcQ"]').waitFor();
  expect(await page.locator('figure.embed').count()).toBe(0);
});

test('WRITE-9: Markdown becomes rich text, and its signs again by one step back', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Signs');
  await page.keyboard.press('Enter');
  await give(page, 'paste', { 'text/plain': '# One\n\nA **b** [c](https://d.example/)\n\n- x\n- y' });
  await page.locator('.story-editor h2').waitFor();
  await page.getByRole('button', { name: 'Keep as plain text' }).click();
  await page.locator('.story-editor p', { hasText: '# One' }).waitFor();
});

test('WRITE-9: a file that is too large is told before a byte is sent', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Large');
  await page.keyboard.press('Enter');
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().endsWith('/_/upload') ? 1 : 0));
  await editorOf(page).evaluate((editor) => {
    const clipboard = new DataTransfer();
    clipboard.items.add(new File([new Uint8Array(26 * 1024 * 1024)], 'huge.png', { type: 'image/png' }));
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: clipboard }));
  });
  await page.getByText('That picture is too large. The limit is 25 MB.').waitFor();
  expect(uploads).toBe(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(await page.locator('.uploads').count()).toBe(0);
});

test('WRITE-1, WRITE-9: on a narrow window the field of a link stands within it, and what may stay a link is one line', async () => {
  const { page } = await sitDown(program, browser);
  await page.setViewportSize({ width: 390, height: 780 });
  await editorOf(page).focus();
  await page.keyboard.type('A film');
  await page.keyboard.press('Enter');
  // Words whose end is near the edge.
  await page.keyboard.type('Some words until the edge');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const field = page.getByLabel('Link address').or(page.locator('form input[inputmode="url"]')).first();
  await field.waitFor();
  const form = await page.locator('form', { has: field }).boundingBox();
  expect(form).not.toBeNull();
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  expect(form?.x ?? 0).toBeGreaterThanOrEqual(0);
  expect(form?.height ?? 0).toBeLessThan(70);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await give(page, 'paste', { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
  const keep = page.getByRole('button', { name: 'Keep as link' });
  await keep.waitFor();
  const isOneLine = await keep.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length === 1;
  });
  expect(isOneLine).toBe(true);
});
