import { expect } from 'vitest';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { editorOf, readSaved, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

/** The body that the server has, once everything is saved. */
async function savedBody(page: Parameters<typeof storyOf>[0]): Promise<StoryDocument> {
  await page.keyboard.press('Control+s');
  await waitForState(page, 'saved');
  return JSON.parse((await readSaved(program, storyOf(page))).text) as StoryDocument;
}

test('WRITE-1: a story of every kind of block is written by keyboard alone', async () => {
  const { page, problems } = await sitDown(program, browser);
  const { keyboard } = page;
  const line = async (text: string, ...keys: readonly string[]) => {
    await keyboard.type(text);
    for (const key of keys) await keyboard.press(key);
  };
  const choose = async (query: string) => {
    await keyboard.type(`/${query}`);
    await page.getByRole('option').first().waitFor();
    await keyboard.press('Enter');
  };
  await editorOf(page).focus();
  await line('A day at the index', 'Enter');
  await line('The "small" engine runs -- quietly.', 'Enter');
  await line('## How it runs', 'Enter');
  await line('It is **strong** and _soft_ and ==bright== with `code`', 'Enter');
  await line('- one', 'Enter');
  await line('two', 'Enter', 'Tab');
  await line('deep', 'Enter', 'Enter', 'Enter');
  await line('1. first', 'Enter', 'Enter');
  await line('[ ] to do', 'Enter', 'Enter');
  await line('> quoted', 'Enter', 'Enter');
  await line('```js', 'Enter');
  await line('const a = 1;', 'Enter', 'Enter');
  await line('---');
  await choose('table');
  await line('Name', 'Tab');
  await line('Age', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await choose('formula');
  await page.getByLabel('Formula in TeX').waitFor();
  await line('x^2', 'Enter');
  await choose('tip');
  await line('Mind the gap.', 'Enter', 'Enter');
  await choose('pull');
  await line('Nobody asks why', 'Enter');
  await line('With a note', 'Control+Alt+f');
  await line('The note itself', 'Escape');
  await line('!');
  const body = await savedBody(page);
  expect(body.blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'paragraph',
    'list',
    'list',
    'list',
    'blockQuote',
    'codeBlock',
    'separator',
    'table',
    'mathBlock',
    'callout',
    'pullQuote',
    'paragraph',
  ]);
  expect(body.blocks[0]).toMatchObject({ content: [{ text: 'The “small” engine runs — quietly.' }] });
  expect(body.blocks[7]).toMatchObject({ language: 'js', text: 'const a = 1;' });
  expect(body.blocks.at(-1)).toMatchObject({
    content: [{ text: 'With a note' }, { type: 'footnoteReference' }, { text: '!' }],
  });
  expect(JSON.stringify(body.footnotes)).toContain('The note itself');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('WRITE-1: the list of blocks is told to screen readers, and bars are reached and left by keys', async () => {
  const { page } = await sitDown(program, browser);
  const { keyboard } = page;
  const editor = editorOf(page);
  await editor.focus();
  await keyboard.type('Keys');
  await keyboard.press('Enter');
  await keyboard.type('/');
  await page.getByRole('listbox', { name: 'Blocks' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toContainEqual(expect.stringContaining('Ctrl'));
  const first = await editor.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${first}"]`).getAttribute('aria-selected')).toBe('true');
  await keyboard.press('ArrowDown');
  await expect.poll(() => editor.getAttribute('aria-activedescendant')).not.toBe(first);
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  await keyboard.press('Backspace');
  await keyboard.type('words');
  await keyboard.press('Shift+Home');
  const bar = page.getByRole('toolbar', { name: 'Formatting bar' });
  await bar.waitFor();
  await keyboard.press('Alt+F10');
  await expect
    .poll(() => bar.getByRole('button', { name: 'Bold' }).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect.poll(() => editor.locator('em').textContent()).toBe('words');
  await keyboard.press('Control+k');
  await page.getByLabel('Link address').fill('javascript:alert(1)');
  await keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'an address a story can link to' }).waitFor();
  await page.getByLabel('Link address').fill('example.org/a');
  await keyboard.press('Enter');
  await expect.poll(() => editor.locator('a').getAttribute('href')).toBe('https://example.org/a');
  await keyboard.press('Control+/');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });
  // Escape and Tab lead out of the text.
  await editor.focus();
  await keyboard.press('Escape');
  expect(await editor.evaluate((text) => text === document.activeElement)).toBe(false);
});

test('WRITE-1: each change by a typing rule is undone by one Backspace or one Ctrl+Z', async () => {
  const { page } = await sitDown(program, browser);
  const { keyboard } = page;
  await editorOf(page).focus();
  await keyboard.type('Undone');
  await keyboard.press('Enter');
  for (const [typed, key] of [
    ['# ', 'Backspace'],
    ['- ', 'Control+z'],
    ['**b**', 'Backspace'],
    ['"', 'Control+z'],
  ] as const) {
    await keyboard.type(typed);
    await keyboard.press(key);
    expect(await editorOf(page).locator('> p').last().textContent()).toBe(typed);
    for (let count = 0; count < typed.length; count += 1) await keyboard.press('Backspace');
  }
});

test('WRITE-1: on a phone the same blocks stand in a bar with targets of 44 pixels', async () => {
  const { page } = await sitDown(program, browser);
  const phone = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
  await phone?.addCookies(await page.context().cookies());
  const small = await phone?.newPage();
  if (small === undefined) throw new Error('No window');
  await small.goto(`${program.url}/new-story`);
  await editorOf(small).waitFor();
  await editorOf(small).tap();
  const bar = small.getByRole('toolbar', { name: 'Formatting' });
  await bar.waitFor();
  const sizes = await bar
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await small.keyboard.type('Phone');
  await small.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Add a block' }).tap();
  // Nobody there has the keys that its lines name elsewhere.
  expect(await small.getByRole('option').allInnerTexts()).not.toContainEqual(expect.stringContaining('Ctrl'));
  await small.getByRole('option', { name: 'Bulleted list' }).tap();
  await small.keyboard.type('One');
  await expect.poll(() => editorOf(small).locator('ul > li').innerText()).toBe('One');
  await small.getByRole('button', { name: 'More for this story' }).tap();
  await small.getByRole('menuitem', { name: 'Versions' }).waitFor();
  expect(await small.getByRole('menuitem', { name: 'Keyboard shortcuts' }).count()).toBe(0);
  await phone?.close();
});

test('WRITE-1: bullets of a list stand where its words begin, in a draft of several scripts', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  for (const line of ['Words', 'In English', '- مرحبا', 'ثان']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  const list = page.locator('.story-editor ul');
  await expect.poll(() => list.getAttribute('dir')).toBe('rtl');
  const [box, words] = [await list.boundingBox(), await list.locator('p').first().boundingBox()];
  // The room for bullets is on the right.
  expect((box?.x ?? 0) + (box?.width ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)).toBeGreaterThan(20);
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. Reeds');
  await expect.poll(() => page.locator('.story-editor ol').last().getAttribute('dir')).toBe('ltr');
});

test('WRITE-1: undo back to the empty page and redo bring everything again, also a formula, whose field takes the keys', async () => {
  const { page, problems } = await sitDown(program, browser);
  const { keyboard } = page;
  const repeat = async (key: string) => {
    for (let time = 0; time < 40; time += 1) await keyboard.press(key);
  };
  await editorOf(page).focus();
  await keyboard.type('Squares');
  await keyboard.press('Enter');
  await keyboard.type('Before it.');
  await keyboard.press('Enter');
  await keyboard.type('/formula');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('Enter');
  await page.getByLabel('Formula in TeX').fill('x^2');
  await keyboard.press('Escape');
  await keyboard.type('Behind it.');
  await repeat('Control+z');
  await expect.poll(() => editorOf(page).innerText()).not.toContain('Squares');
  await repeat('Control+Shift+Z');
  const types = async () => (await savedBody(page)).blocks.map(({ type }) => type);
  await expect.poll(types).toEqual(['paragraph', 'mathBlock', 'paragraph']);
  expect(JSON.stringify(await savedBody(page))).toContain('x^2');
  expect(await editorOf(page).innerText()).toContain('Behind it.');
  expect(problems).toEqual([]);
});

test('WRITE-1: what is typed or put together at a separator that was just made stands below it', async () => {
  const { page, context, problems } = await sitDown(program, browser);
  await editorOf(page).focus();
  const separate = async () => {
    await page.keyboard.type('/separator');
    await page.getByRole('option', { name: 'Separator' }).waitFor();
    await page.keyboard.press('Enter');
  };
  await page.keyboard.type('Two parts');
  await page.keyboard.press('Enter');
  await separate();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await separate();
  // As the keyboard of a phone writes, and whoever writes Japanese.
  const protocol = await context.newCDPSession(page);
  await protocol.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await protocol.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await protocol.send('Input.insertText', { text: '日本' });
  await expect
    .poll(() =>
      editorOf(page).evaluate((root) => Array.from(root.children, (block) => `${block.tagName} ${block.textContent}`)),
    )
    .toEqual(['H1 Two parts', 'HR ', 'P Typed', 'HR ', 'P 日本']);
  expect(problems).toEqual([]);
});
