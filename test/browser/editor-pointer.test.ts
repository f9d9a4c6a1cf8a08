import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { editorOf, sitDown } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

test('WRITE-1: a block is dragged by its grip, the plus adds one, a mark ticks its task, a link tells where it leads', async () => {
  const { page, problems } = await sitDown(program, browser);
  const editor = editorOf(page);
  const { keyboard, mouse } = page;
  await editor.focus();
  for (const line of ['Head', 'One', 'Two', 'Three']) {
    await keyboard.type(line);
    await keyboard.press('Enter');
  }
  const lines = () => editor.locator('> p').allInnerTexts();
  const boxOf = async (text: string) => {
    const box = await editor.locator('> p', { hasText: text }).boundingBox();
    if (box === null) throw new Error(`${text} is not seen`);
    return box;
  };
  const [first, last] = [await boxOf('One'), await boxOf('Three')];
  await mouse.move(last.x + 30, last.y + 10);
  const grip = await page.getByRole('button', { name: 'Move this block' }).boundingBox();
  await mouse.move((grip?.x ?? 0) + 8, (grip?.y ?? 0) + 8);
  await mouse.down();
  // Before the letters of a block means above it.
  await mouse.move(first.x + 3, first.y + 5, { steps: 8 });
  await mouse.up();
  await expect.poll(async () => (await lines()).slice(0, 3)).toEqual(['Three', 'One', 'Two']);

  await mouse.move(first.x + 30, (await boxOf('Two')).y + 10);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('option', { name: 'Task list' }).click();
  await keyboard.type('To do');
  await editor.getByRole('checkbox').click();
  await expect.poll(() => editor.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');

  await editor.locator('> p', { hasText: 'One' }).dblclick({ position: { x: 12, y: 12 } });
  await page.getByRole('toolbar', { name: 'Formatting bar' }).getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Link address').fill('https://example.org/');
  await keyboard.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Link' });
  // A press that comes with the last one is a double one, and marks the word instead.
  await expect
    .poll(async () => {
      await editor.getByRole('link', { name: 'One' }).click();
      return await bar
        .getByRole('link')
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
  expect(await bar.getByRole('link').getAttribute('href')).toBe('https://example.org/');
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => editor.getByRole('link').count()).toBe(0);
  expect(problems).toEqual([]);
});
