import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import {
  editorOf,
  expectShown,
  readSaved,
  sitDown,
  storyOf,
  waitForState,
  waitToBeSaved,
  writeAtEnd,
} from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

test('WRITE-1: a draft exists from the first character, gets its address, and is there after a reload', async () => {
  const { page, problems } = await sitDown(program, browser);
  expect(await page.title()).toContain('New story');
  await waitForState(page, 'empty');
  await editorOf(page).focus();
  await page.keyboard.type('A');
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/);
  await page.keyboard.type(' day at sea');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The wind rose before noon.');
  await waitToBeSaved(program, page, 'The wind rose before noon.');
  const saved = await readSaved(program, storyOf(page));
  expect(saved.title).toBe('A day at sea');
  expect(saved.text).toContain('The wind rose before noon.');
  await page.reload();
  await editorOf(page).waitFor();
  await expectShown(page, 'A day at sea', 'The wind rose before noon.');
  expect(await page.title()).toContain('A day at sea');
  expect(problems).toEqual([]);
});

test('WRITE-1: Ctrl+S says Saved and opens no dialog of the browser, also outside the text', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Kept');
  await page.keyboard.press('Control+s');
  await waitForState(page, 'saved');
  expect((await readSaved(program, storyOf(page))).title).toBe('Kept');
  await page.getByRole('button', { name: 'Words' }).click();
  expect(await page.getByText('1 min').isVisible()).toBe(true);
  await page.keyboard.press('Control+s');
  expect(await page.getByText('Saved', { exact: true }).isVisible()).toBe(true);
});

test('WRITE-1: offline one goes on writing, is told so, and it is saved when the network is back', async () => {
  const { page, context } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Ashore');
  await waitForState(page, 'saved');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody hears this yet.');
  await waitForState(page, 'offline');
  expect(await page.getByText('Offline – saved on this device').isVisible()).toBe(true);
  await context.setOffline(false);
  await waitForState(page, 'saved');
  expect((await readSaved(program, storyOf(page))).text).toContain('Nobody hears this yet.');
});

test('WRITE-1: what was typed offline in a tab that is killed is there when the story is opened again', async () => {
  const { page, context } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Kraken');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Far');
  await waitToBeSaved(program, page, 'Far');
  const postId = storyOf(page);
  await context.setOffline(true);
  await writeAtEnd(page, ' below');
  await waitForState(page, 'offline');
  const other = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  await other.goto(`${program.url}/p/${postId}/edit`);
  await editorOf(other).waitFor();
  await expectShown(other, 'Far below');
  expect(await other.getByText('We restored the version of your story').isVisible()).toBe(true);
  await waitForState(other, 'saved');
  expect((await readSaved(program, postId)).text).toContain('Far below');
});

test('WRITE-2: two tabs that change one passage meet in a view of both, and both can stay', async () => {
  const first = await sitDown(program, browser);
  await editorOf(first.page).focus();
  await first.page.keyboard.type('Tides');
  await first.page.keyboard.press('Enter');
  await first.page.keyboard.press('Enter');
  await first.page.keyboard.type('High');
  await waitToBeSaved(program, first.page, 'High');
  const postId = storyOf(first.page);
  // Another device: another browser, without what the first one keeps or tells.
  const second = await sitDown(program, browser, { path: `/p/${postId}/edit`, writer: first.writer });
  await first.context.setOffline(true);
  await writeAtEnd(first.page, ' rising');
  await waitForState(first.page, 'offline');
  await writeAtEnd(second.page, ' falling');
  await waitToBeSaved(program, second.page, 'falling');
  await first.context.setOffline(false);
  await waitForState(first.page, 'conflict');
  await first.page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Two versions' });
  await dialog.waitFor();
  expect(await dialog.getByRole('group').count()).toBe(1);
  await dialog.getByLabel('Keep the other one').check();
  await dialog.getByLabel('Keep both').check();
  await dialog.getByRole('button', { name: 'Continue with these' }).click();
  await waitForState(first.page, 'saved');
  const { text } = await readSaved(program, postId);
  for (const words of ['High rising', 'High falling']) expect(text).toContain(words);
  await expectShown(first.page, 'High rising', 'High falling');
});

test('WRITE-2: two windows of one browser warn, and what is written in both is joined', async () => {
  const { page, context } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Twins');
  await waitForState(page, 'saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await editorOf(other).waitFor();
  for (const one of [page, other]) await one.getByText('open in another window').waitFor();
  await editorOf(other).focus();
  await other.keyboard.press('Control+End');
  await other.keyboard.press('Enter');
  await other.keyboard.press('Enter');
  await other.keyboard.type('Written in the second window.');
  await waitToBeSaved(program, other, 'Written in the second window.');
  await page.getByText('Written in the second window.').waitFor();
});

test('WRITE-2: versions show what is different, and one is brought back', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  // The first character makes the draft, and is a version: an older one than what follows.
  await page.keyboard.type('T');
  await waitForState(page, 'saved');
  program.clock.advance(60_000);
  await page.keyboard.type('he grey boat');
  await waitToBeSaved(program, page, 'The grey boat');
  program.clock.advance(10 * 60_000);
  await writeAtEnd(page, ' sailed');
  await waitToBeSaved(program, page, 'sailed');
  await page.getByRole('button', { name: 'More for this story' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const list = dialog.getByRole('navigation').getByRole('button');
  await list.first().waitFor();
  await list.last().click();
  await dialog.getByText('Changed: Title').waitFor();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Version restored.').waitFor();
  await waitForState(page, 'saved');
  expect(await editorOf(page).innerText()).not.toContain('sailed');
});

test('WRITE-9: a link to the draft is made, read by anybody, and ended', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('For your eyes');
  await waitForState(page, 'saved');
  await page.getByRole('button', { name: 'More for this story' }).click();
  await page.getByRole('menuitem', { name: 'Share draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this draft' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByText(/\?sk=/).textContent()) ?? '';
  const read = async () =>
    (await program.ask(new URL(link).pathname + new URL(link).search)).text.includes('For your eyes');
  expect(await read()).toBe(true);
  await dialog.getByRole('button', { name: 'Turn off the link' }).click();
  await dialog.getByText('The link no longer works.').waitFor();
  expect(await read()).toBe(false);
});
