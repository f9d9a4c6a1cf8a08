import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { follow, test, wake } from '#test/support/browser.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';

const { program, browser } = await openSite();
let reader: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  reader = await signIn(program);
  for (let number = 1; number <= 4; number += 1) {
    const publicationId = await buildPublication(program.context, {
      name: `Quarterly ${number}`,
      slug: `quarterly-${number}`,
    });
    await appointMember(program.context, { publicationId, personId: reader.personId, role: 'editor' });
  }
});

const BUTTON = 'header:has(nav) button[aria-haspopup=menu]';
const MENU = '[role=menu]';

/** A page as the reader sees it who is signed in. */
async function openSignedIn(path: string, viewport = { width: 1080, height: 900 }) {
  const opened = await browser.open(path, { viewport });
  await opened.page.context().addCookies([...reader.cookies]);
  await opened.page.reload();
  return opened;
}

async function openMenu(page: Page): Promise<void> {
  await wake(page);
  await page.locator(BUTTON).click();
  await page.locator(`${MENU} [role=menuitem]`).first().waitFor();
}

const labels = (page: Page) =>
  page.locator(`${MENU} [role=menuitem]`).evaluateAll((items) => items.map((item) => item.textContent));

const isGone = (page: Page) => expect.poll(() => page.locator(MENU).count()).toBe(0);

test('SHELL-4, SHELL-7: the server draws the picture for whoever is signed in, and nobody is asked to sign in', async () => {
  const answer = await program.ask('/', { headers: { cookie: reader.cookie } });
  expect(answer.text).toContain('Account menu');
  expect(answer.text).not.toContain('>Sign up<');
  const stranger = await program.ask('/');
  expect(stranger.text).not.toContain('Account menu');
  expect(stranger.text).toContain('>Sign up<');
});

test('SHELL-7: three publications, then all; the person, and out', async () => {
  const { page, problems } = await openSignedIn(program.world.stories.specimen.path);
  await openMenu(page);
  const shown = await labels(page);
  expect(shown.filter((label) => label.includes('Quarterly'))).toHaveLength(3);
  expect(shown).toContain('See all publications');
  expect(shown.at(-1)).toContain('Sign out');
  expect(Math.round((await page.locator(MENU).boundingBox())?.width ?? 0)).toBe(240);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('SHELL-8: Escape, a press outside and scrolling close it, slowly, and Escape brings the focus back', async () => {
  const { page } = await openSignedIn(program.world.stories.specimen.path);
  await openMenu(page);
  await page.keyboard.press('Escape');
  expect(await page.locator(MENU).count(), 'it takes 300 ms').toBe(1);
  expect(await page.locator(BUTTON).evaluate((button) => button === document.activeElement)).toBe(true);
  await isGone(page);
  await openMenu(page);
  await page.mouse.click(20, 500);
  await isGone(page);
  await openMenu(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 300);
  await isGone(page);
});

test('SHELL-8: by keyboard alone: arrows go round, letters jump, More leads to the second menu and back', async () => {
  const { page } = await openSignedIn('/about');
  await wake(page);
  await page.locator(BUTTON).focus();
  await page.keyboard.press('Enter');
  await page.locator(`${MENU} [role=menuitem]`).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('View profile');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toContain('Sign out');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toContain('View profile');
  await page.keyboard.press('m');
  expect(await focused()).toBe('Mastodon');
  await page.keyboard.press('m');
  expect(await focused()).toBe('More');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Back');
  expect(await labels(page)).toContain('About');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toContain('View profile');
  await page.keyboard.press('Tab');
  await isGone(page);
});

test('IDEN-9, SHELL-7: signing out leads home and ends the session', async () => {
  const other = await signIn(program);
  const { page } = await browser.open('/');
  await page.context().addCookies([...other.cookies]);
  await page.goto(`${program.url}/about`);
  await openMenu(page);
  await Promise.all([page.waitForURL(`${program.url}/`), page.getByRole('menuitem', { name: 'Sign out' }).click()]);
  await expect.poll(() => page.locator(BUTTON).count()).toBe(0);
  const answer = await program.ask('/', { headers: { cookie: other.cookie } });
  expect(answer.text).not.toContain('Account menu');
});

test('IDEN-9: without a token it says so and stays', async () => {
  const { page, problems } = await openSignedIn('/about');
  // Neither the page nor the server gives one.
  await page.route('**/_/visitor', (route) => route.fulfill({ status: 503 }));
  await page.addInitScript(() => {
    let state: unknown;
    Object.defineProperty(window, '__PRELOADED_STATE__', {
      get: () => state,
      set: (given: { session: { xsrf: string | null } }) => {
        state = { ...given, session: { ...given.session, xsrf: null } };
      },
    });
  });
  await page.reload();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => problems).toContain('No xsrf token found.');
  expect(new URL(page.url()).pathname).toBe('/about');
});

const VISITOR_MENU = '#visitor-menu';

for (const javaScriptEnabled of [false, true]) {
  test(`SHELL-7: whoever is signed out has a menu ${javaScriptEnabled ? 'with' : 'without'} scripts: sign up, sign in, Help`, async () => {
    const { page, problems } = await browser.open('/about', {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await wake(page);
    const menu = page.locator(VISITOR_MENU);
    const button = page.getByRole('button', { name: 'Menu' });
    expect(await menu.isVisible()).toBe(false);
    await button.press('Enter');
    await menu.waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Sign up', 'Sign in', 'Write', 'Help']);
    for (const link of await menu.getByRole('link').all()) {
      expect([200, 302]).toContain((await program.ask((await link.getAttribute('href')) ?? '')).status);
    }
    const box = await menu.boundingBox();
    expect([box?.width, (box?.x ?? 0) + (box?.width ?? 0) <= 320]).toEqual([240, true]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button.click();
    await menu.waitFor();
    await page.mouse.click(20, 600);
    await menu.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });
}

test('SHELL-8: the menu of whoever is signed out closes on scroll, and for the sign-in window', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  const menu = page.locator(VISITOR_MENU);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await menu.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 300);
  await menu.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await button.click();
  await follow(page, menu.getByRole('link', { name: 'Sign in' }));
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

test('SHELL-7: a page made for somebody signed in has no menu for others', async () => {
  const answer = await program.ask('/about', { headers: { cookie: reader.cookie } });
  expect(answer.text).not.toContain('id="visitor-menu"');
});
