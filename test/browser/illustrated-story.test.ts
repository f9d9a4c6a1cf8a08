import sharp from 'sharp';
import { expect } from 'vitest';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { editorOf, readSaved, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

test('WRITE-1, WRITE-3: an illustrated story is written and published by keyboard alone', async () => {
  const { page, problems } = await sitDown(program, browser);
  const { keyboard } = page;
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await editorOf(page).focus();
  await keyboard.type('Through the marsh');
  await keyboard.press('Enter');
  await keyboard.type('We set out before the frost had gone.');
  await keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await keyboard.type('/picture');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'reeds.png', mimeType: 'image/png', buffer });
  await page.locator('.story-editor figure img').waitFor();
  await keyboard.press('Enter');
  await keyboard.type('## What grows here');
  await keyboard.press('Enter');
  await keyboard.type('- Reeds');
  await keyboard.press('Enter');
  await keyboard.type('Sedge');
  await waitForState(page, 'saved');
  const { blocks } = JSON.parse((await readSaved(program, storyOf(page))).text) as StoryDocument;
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'image', 'heading', 'list']);
  await keyboard.press('Control+Enter');
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByRole('button', { name: 'Publish now' }).focus();
  await keyboard.press('Enter');
  await page.waitForURL('**/publish');
  await page.getByRole('heading', { name: 'Your story is published' }).waitFor();
  expect(problems).toEqual([]);
});
