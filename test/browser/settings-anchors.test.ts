import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { settingsTabNames, settingsTabPath, settingsTabs } from '#shared/routes/settings-tabs.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });
let person: SignedIn;
beforeAll(async () => {
  person = await signIn(program);
});

async function openPhone(): Promise<Page> {
  const { page } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...person.cookies]);
  return page;
}

/** Whether a row is where the anchor leads: at the top of the window, or as far up as the page lets it. */
const isThere = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined || top < 0 || top > innerHeight) return false;
    const isAtEnd = Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY) < 4;
    return isAtEnd || top < 200;
  }, anchor);

test('PROF-3: every anchor of the settings leads to its row with the page, before any code of it has come', async () => {
  const page = await openPhone();
  // A line so slow that the code never comes.
  await page.route('**/assets/*.js', () => undefined);
  for (const tab of settingsTabNames) {
    for (const anchor of settingsTabs[tab]) {
      await page.goto('about:blank');
      program.clock.advance(3_000);
      await page.goto(`${program.url}/me/settings#${anchor}`, { waitUntil: 'commit' });
      await page.waitForURL(`**${settingsTabPath(tab)}#${anchor}`, { waitUntil: 'commit' });
      await expect.poll(() => isThere(page, anchor), { message: anchor }).toBe(true);
    }
  }
});

test('PROF-3: the row stays where the anchor led when the page wakes, and a fragment that is none changes nothing', async () => {
  const page = await openPhone();
  for (const anchor of ['payment', 'connections']) {
    await page.goto('about:blank');
    program.clock.advance(3_000);
    await page.goto(`${program.url}/me/settings#${anchor}`);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(await isThere(page, anchor), anchor).toBe(true);
  }
  await page.goto('about:blank');
  await page.goto(`${program.url}/me/settings#%E0%A4`);
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Settings');
});
