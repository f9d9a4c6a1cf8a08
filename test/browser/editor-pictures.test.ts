import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { editorOf, readSaved, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

async function fileOf(name: string, background: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A title, a line, these pictures and a line below them. */
async function writeWithPictures(page: Page, ...colours: readonly string[]): Promise<void> {
  await editorOf(page).focus();
  for (const line of ['Pictures', 'Above']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.type('/pictures');
  await page.getByRole('option', { name: 'Pictures' }).waitFor();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await Promise.all(colours.map((colour) => fileOf(`${colour}.png`, colour))));
  await page
    .locator('.story-editor img.picture')
    .nth(colours.length - 1)
    .waitFor();
  await editorOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Below');
}

const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Picture' });
const selectedOf = (page: Page) => page.locator('.story-editor [data-picture].ProseMirror-selectednode');

async function savedBlocks(page: Page): Promise<readonly Record<string, unknown>[]> {
  await waitForState(page, 'saved');
  const { text } = await readSaved(program, storyOf(page));
  return (JSON.parse(text) as { blocks: Record<string, unknown>[] }).blocks;
}
const savedImage = async (page: Page) => (await savedBlocks(page)).find(({ type }) => type === 'image');

test('WRITE-1: a picture is selected by a click; its bar changes width, focus and alt text, its caption is typed below', async () => {
  const { page, problems } = await sitDown(program, browser);
  await writeWithPictures(page, 'red');
  await page.locator('.story-editor img.picture').click();
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  const ring = await page
    .locator('.story-editor .ProseMirror-selectednode > .frame')
    .evaluate((frame) => getComputedStyle(frame).outlineStyle);
  expect(ring).toBe('solid');
  await page.getByLabel('Picture width').selectOption('outset');
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0;
  expect(await widthOf('.story-editor > p')).toBe(680);
  expect(await widthOf('.story-editor figure.figure-outset')).toBeGreaterThan(900);
  await page.getByLabel('Focus point').selectOption('15 15');
  await barOf(page).getByRole('button', { name: 'Alt text' }).click();
  await page.keyboard.type('A red field');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write a caption' }).click();
  await page.keyboard.type('Seen from above');
  await expect
    .poll(() => savedImage(page))
    .toMatchObject({
      layout: 'outset',
      alt: 'A red field',
      caption: [{ text: 'Seen from above' }],
      picture: { focusPercentX: 15, focusPercentY: 15 },
    });
  // Another picture takes its place, and what was said of it stays.
  await page.locator('.story-editor img.picture').click();
  const before = await page.locator('.story-editor img.picture').getAttribute('src');
  const choosing = page.waitForEvent('filechooser');
  await barOf(page).getByRole('button', { name: 'Replace' }).click();
  await (await choosing).setFiles(await fileOf('blue.png', 'blue'));
  await expect.poll(() => page.locator('.story-editor img.picture').getAttribute('src')).not.toBe(before);
  await expect.poll(() => savedImage(page)).toMatchObject({ caption: [{ text: 'Seen from above' }] });
  await page.locator('.story-editor img.picture').click();
  await barOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => savedImage(page)).toBeUndefined();
  expect(problems).toEqual([]);
});

test('WRITE-1: by keys alone the arrows stop at a picture, its bar is reached, and letters become its caption', async () => {
  const { page, problems } = await sitDown(program, browser);
  const { keyboard } = page;
  await writeWithPictures(page, 'green');
  await keyboard.press('ArrowUp');
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  await keyboard.press('Alt+F10');
  const isIn = (name: string) =>
    barOf(page)
      .getByLabel(name)
      .evaluate((tool) => tool === document.activeElement);
  await expect.poll(() => isIn('Picture width')).toBe(true);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect.poll(() => isIn('Alt text')).toBe(true);
  await keyboard.press('Enter');
  await keyboard.type('A green field');
  await keyboard.press('Escape');
  await keyboard.type('Grass');
  await expect.poll(() => savedImage(page)).toMatchObject({ alt: 'A green field', caption: [{ text: 'Grass' }] });
  await keyboard.press('ArrowUp');
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.type(' it');
  expect(await editorOf(page).locator('> p').allInnerTexts()).toEqual(['Above it', 'Below']);
  await keyboard.press('ArrowDown');
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  await keyboard.press('Delete');
  await expect.poll(() => savedImage(page)).toBeUndefined();
  expect(await editorOf(page).locator('> p').allInnerTexts()).toEqual(['Above it', 'Below']);
  expect(problems).toEqual([]);
});

test('WRITE-1: on a phone a tap selects a picture, and its bar and fields stand within the window', async () => {
  const person = await signIn(program);
  const { page, problems } = await browser.open('/healthz', {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/new-story`);
  await editorOf(page).waitFor();
  await writeWithPictures(page, 'navy');
  await page.locator('.story-editor img.picture').tap();
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  const bar = await barOf(page).boundingBox();
  expect(bar?.x).toBeGreaterThanOrEqual(0);
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(bar?.y).toBeGreaterThanOrEqual(0);
  await barOf(page).getByRole('button', { name: 'Alt text' }).tap();
  await page.keyboard.type('The sea');
  await page.getByRole('button', { name: 'Write a caption' }).tap();
  await page.keyboard.type('At noon');
  await expect.poll(() => savedImage(page)).toMatchObject({ alt: 'The sea', caption: [{ text: 'At noon' }] });
  await page.locator('.story-editor img.picture').tap();
  await page.getByLabel('Picture width').selectOption('full');
  await expect.poll(() => savedImage(page)).toMatchObject({ layout: 'full' });
  expect(problems).toEqual([]);
});

test('WRITE-1: each picture of a gallery is selected, described and deleted by itself', async () => {
  const { page, problems } = await sitDown(program, browser);
  await writeWithPictures(page, 'red', 'lime', 'blue');
  const gallery = async () => {
    const found = (await savedBlocks(page)).find(({ type }) => type === 'gallery');
    return found as { images: { alt: string; caption?: readonly { text: string }[] }[]; caption?: unknown } | undefined;
  };
  await page.locator('.story-editor .gallery img.picture').nth(1).click();
  await expect.poll(() => selectedOf(page).count()).toBe(1);
  await barOf(page).getByRole('button', { name: 'Alt text' }).click();
  await page.keyboard.type('Lime');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('The last one');
  await barOf(page).getByRole('button', { name: 'Gallery caption' }).click();
  await page.keyboard.type('Three colours');
  await expect.poll(gallery).toMatchObject({
    images: [{}, { alt: 'Lime' }, { caption: [{ text: 'The last one' }] }],
    caption: [{ text: 'Three colours' }],
  });
  await page.locator('.story-editor .gallery img.picture').first().click();
  await barOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await gallery())?.images.map(({ alt }) => alt)).toEqual(['Lime', '']);
  expect(problems).toEqual([]);
});

test('WRITE-1: a picture that stands first or last already stays selected where one moves it further', async () => {
  const { page, problems } = await sitDown(program, browser);
  await writeWithPictures(page, 'navy');
  await page.locator('.story-editor img.picture').click();
  for (const [key, kinds] of [
    ['Alt+ArrowUp', ['image', 'paragraph', 'paragraph']],
    ['Alt+ArrowDown', ['paragraph', 'paragraph', 'image']],
  ] as const) {
    for (let times = 0; times < 4; times += 1) await page.keyboard.press(key);
    await expect.poll(() => selectedOf(page).count()).toBe(1);
    await expect.poll(async () => (await savedBlocks(page)).map(({ type }) => type)).toEqual(kinds);
  }
  expect(problems).toEqual([]);
});

test('WRITE-1: whoever tries a picture again by a key goes on writing, and the picture comes', async () => {
  const { page } = await sitDown(program, browser);
  let isAway = true;
  await page.route('**/_/upload', (route) => (isAway ? route.abort() : route.continue()));
  await editorOf(page).focus();
  await page.keyboard.type('Again');
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.type('/pictures');
  await page.getByRole('option', { name: 'Pictures' }).waitFor();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await fileOf('teal.png', 'teal'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  isAway = false;
  await again.press('Enter');
  await page.locator('.story-editor img.picture').waitFor();
  await page.keyboard.type('Written on.');
  await expect.poll(() => editorOf(page).locator('> p').allInnerTexts()).toContain('Written on.');
});

test('WRITE-3, rule 323: while a picture has not come nothing is published, and whoever leaves is asked', async () => {
  const { page } = await sitDown(program, browser);
  let isAway = true;
  await page.route('**/_/upload', (route) => (isAway ? route.abort() : route.continue()));
  await editorOf(page).focus();
  await page.keyboard.type('Half a story');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words.');
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.type('/pictures');
  await page.getByRole('option', { name: 'Pictures' }).waitFor();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await fileOf('plum.png', 'plum'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await waitForState(page, 'saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish your story' });
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await sheet.getByText('One picture isn’t in the story yet.').waitFor();
  await page.keyboard.press('Escape');
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => savedImage(page)).toMatchObject({ picture: { kind: 'stored' } });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL(/\/publish$/);
});
