import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

async function openAsReader(path: string, width = 390): Promise<Page> {
  const { cookies } = await signIn(program);
  const { page } = await browser.open('/healthz', { viewport: { width, height: 844 }, colorScheme: 'dark' });
  await page.context().addCookies([...cookies]);
  await page.goto(program.url + path);
  await wake(page);
  return page;
}

/** Entries whose middle is covered by something else, or off the screen. */
const covered = (menu: Locator) =>
  menu.getByRole('menuitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && item.contains(found) ? [] : [item.textContent];
    }),
  );

for (const path of ['/', '/@ada', '/harbour', '/field-notes', '/tag/letters']) {
  test(`SHELL-8, STORY-8: on ${path} no card lies over the menu of the one before it`, async () => {
    const page = await openAsReader(path);
    const buttons = page.locator('main article button[aria-haspopup="menu"]');
    await buttons.first().waitFor();
    for (const button of (await buttons.all()).slice(0, 4)) {
      await button.scrollIntoViewIfNeeded();
      await button.click();
      const menu = page.getByRole('menu');
      await menu.waitFor();
      expect(await covered(menu)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
}

test('SHELL-8: at the foot of the window a menu opens upwards, and closes when the page moves', async () => {
  const page = await openAsReader('/@ada');
  const button = page.locator('main article button[aria-haspopup="menu"]').nth(1);
  // What greets whoever signs in stands at the foot as well.
  const greeting = page.getByTestId('sign-in-confirmation');
  await greeting.getByRole('button').last().click();
  await greeting.waitFor({ state: 'detached' });
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4));
  await button.click();
  const menu = page.getByRole('menu');
  const [above, below] = [await menu.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.mouse.wheel(0, 200);
  await menu.waitFor({ state: 'detached' });
});

test('SHELL-8: a menu is gone through by keys alone', async () => {
  const page = await openAsReader('/@ada');
  const button = page.locator('main article button[aria-haspopup="menu"]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menu').getByRole('menuitem');
  const focused = () => items.evaluateAll((all) => all.findIndex((item) => item === document.activeElement));
  await expect.poll(focused).toBe(0);
  const last = (await items.count()) - 1;
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['End', last],
    ['m', await items.evaluateAll((all) => all.findIndex((item) => item.textContent.startsWith('M')))],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(at);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('SHELL-8: the account menu stands below its button, inside the window', async () => {
  for (const width of [390, 1280]) {
    const page = await openAsReader('/@ada', width);
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Settings' }).waitFor();
    expect(await covered(menu)).toEqual([]);
    const box = await menu.boundingBox();
    expect(box?.width).toBe(240);
  }
});

test('SHELL-8: a menu closes when the focus leaves it, and does not take it back', async () => {
  const page = await openAsReader('/@ada');
  const button = page.locator('main article button[aria-haspopup="menu"]').first();
  await button.press('Enter');
  await page.getByRole('menu').getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=menu]'))).toBeNull();
});
