import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const OPENER = 'Change username';

/** The settings of somebody new, with one dialog open over them; the page below has been scrolled. */
async function openDialog(): Promise<Page> {
  const { cookies } = await signIn(program);
  const { page } = await browser.open('/healthz', { viewport: { width: 1_080, height: 500 } });
  await page.context().addCookies([...cookies]);
  await page.goto(`${program.url}/me/settings`);
  await wake(page);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('button', { name: OPENER }).press('Enter');
  await page.getByRole('dialog').waitFor();
  return page;
}

const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'browser';
    return activeElement.closest('dialog') === null ? activeElement.getAttribute('aria-label') : 'dialog';
  });

test('PROF-3: a dialog keeps the focus inside, closes by Escape and gives the focus back', async () => {
  const page = await openDialog();
  const seen = new Set<string | null>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 10; count += 1) {
      await page.keyboard.press(key);
      seen.add(await focusOf(page));
    }
  }
  expect([...seen].filter((place) => place !== 'browser')).toEqual(['dialog']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focusOf(page)).toBe(OPENER);
});

test('PROF-3: a press beside a dialog closes it, and a selection that ends there does not', async () => {
  const page = await openDialog();
  const field = await page.getByRole('dialog').getByRole('textbox').boundingBox();
  await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.mouse.click(5, 400);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focusOf(page)).toBe(OPENER);
});

test('PROF-3: the page below a dialog stays where it is, and moves again afterwards', async () => {
  const page = await openDialog();
  // What is seen: where something comes in above late, the browser moves the page by as much itself.
  const place = () =>
    page.evaluate((name) => document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect().top, OPENER);
  const before = await place();
  expect(before).toBeTypeOf('number');
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 120);
  // What a wheel moves shows in one of the next frames.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 120);
  await expect.poll(place).not.toBe(before);
});

test('PROF-3: a form that is on its way is sent once', async () => {
  const page = await openDialog();
  const dialog = page.getByRole('dialog');
  let sent = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/_/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('ChangeUsername')) {
      sent += 1;
      await answered;
    }
    await route.continue();
  });
  await dialog.getByRole('textbox').fill('quiet.river');
  await dialog.getByText('@quiet.river is available.').waitFor();
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
  await save.press('Enter');
  await save.press('Enter');
  answer();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toBe(1);
});
