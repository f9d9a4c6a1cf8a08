import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { type OpenedPage, type TestBrowser, wake } from './browser.ts';
import { byKeyboard, type Keyboard } from './by-keyboard.ts';
import { focusFindings } from './focus-findings.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

/** Somebody who is signed in, with a narrow window in the dark and a keyboard. */
export type Desk = OpenedPage & {
  readonly keys: Keyboard;
  readonly go: (path: string) => Promise<void>;
};

export async function sitDown(program: TestProgram, browser: TestBrowser, person: SignedIn): Promise<Desk> {
  const opened = await browser.open('/healthz', PHONE);
  const { page } = opened;
  await page.context().addCookies([...person.cookies]);
  const go = async (path: string) => {
    // What follows is later than what was.
    program.clock.advance(1_000);
    await page.goto(program.url + path);
    await wake(page);
  };
  return { ...opened, go, keys: byKeyboard(page) };
}

/** Goes down an open menu by the arrows to one of its entries, and chooses that. */
export async function chooseInMenu(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  const entries = await page.getByRole('menuitem').count();
  for (let step = 0; step <= entries; step += 1) {
    if (await item.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The arrows do not come to this entry');
}

/** A screen as an act left it: nothing is cut off at its side, the focus is seen, and axe finds nothing. */
export async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Where a control went, the focus follows when the page is drawn again.
  await expect.poll(() => focusFindings(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
}
