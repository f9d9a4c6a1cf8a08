import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { follow, test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

/** Leaves a mark that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

test('ROUTE-2: a link changes the screen without a new document: title, heading, focus, address', async () => {
  const { page, problems } = await browser.open('/');
  await wake(page);
  await mark(page);
  const link = page.getByRole('link', { name: 'Topics', exact: true }).first();
  await follow(page, link);
  await page.waitForURL('**/explore-topics');
  await expect.poll(() => page.title()).toMatch(/topics/i);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H1|MAIN$/);
  await expect.poll(() => page.locator('#announcer').textContent()).toMatch(/topics/i);
  expect(problems).toEqual([]);
});

test('CORE-1: back finds the screen before and the place where it was left; forward goes there again', async () => {
  const { page, problems } = await browser.open('/tag/letters');
  await wake(page);
  await mark(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const left = await page.evaluate(() => window.scrollY);
  const story = page.locator('main a[href*="/harbour/"], main a[href*="/field-notes/"]').last();
  await story.hover();
  const href = await story.getAttribute('href');
  const place = await page.evaluate(() => window.scrollY);
  await story.click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => page.locator('main h1').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/tag/letters');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(Math.min(left, place) - 120);
  await page.goForward();
  await page.waitForURL(`**${href}`);
  expect(await isSameDocument(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('CORE-1: a press before the page is alive is pressed again once it is', async () => {
  const { page } = await browser.open('/about');
  // The first thing that happens is a click on a button: nothing moved before.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label="Switch between light and dark"]');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('ROUTE-17: a hover of 100 ms fetches script and data ahead, a shorter one nothing; each once', async () => {
  const { page, requests } = await browser.open('/about');
  await wake(page);
  const graphRequests = () => requests.filter((request) => request.endsWith('/_/graphql'));
  const link = page.getByRole('link', { name: 'Topics', exact: true }).first();
  await link.dispatchEvent('pointerover');
  await link.dispatchEvent('pointerout');
  await page.mouse.move(400, 600);
  expect(graphRequests()).toHaveLength(0);
  await link.hover();
  await expect.poll(() => graphRequests().length).toBe(1);
  expect(page.url()).toContain('/about');
  await page.mouse.move(400, 600);
  await follow(page, link);
  await page.waitForURL('**/explore-topics');
  await expect.poll(() => page.locator('main h1').textContent()).toMatch(/topics/i);
  expect(graphRequests()).toHaveLength(1);
});

test('CORE-2: the graph is asked by name, in batches of at most 20, from the same origin', async () => {
  const { page } = await browser.open('/about');
  await wake(page);
  const asked = page.waitForRequest('**/_/graphql');
  const link = page.getByRole('link', { name: 'Topics', exact: true }).first();
  await follow(page, link);
  const request = await asked;
  const body = request.postDataJSON() as { operationName: string; query?: string }[] | { operationName: string };
  const operations = Array.isArray(body) ? body : [body];
  expect(operations.length).toBeLessThanOrEqual(20);
  for (const { operationName } of operations) expect(operationName).toMatch(/Query$/);
  const headers = request.headers();
  expect(headers['graphql-operation']).toBe(operations.map(({ operationName }) => operationName).join(','));
  expect(headers['longhand-frontend-app']).toMatch(/^lite\//);
  expect(headers).toMatchObject({ 'longhand-frontend-route': 'ShowAbout', 'longhand-frontend-path': '/about' });
});

test('a modified click, a link elsewhere, a download and a fragment are the browser’s', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  await wake(page);
  await mark(page);
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: 'Ada Marlowe' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await popup.close();
  expect(await isSameDocument(page)).toBe(true);
  await page.locator('.footnote-reference a').first().click();
  expect(await isSameDocument(page)).toBe(true);
});

test('a server that does not answer leaves the way to the browser, and the page alive', async () => {
  const { page } = await browser.open('/about');
  await wake(page);
  await page.route('**/_/graphql', (route) => route.abort());
  const link = page.getByRole('link', { name: 'Topics', exact: true }).first();
  await follow(page, link);
  await page.waitForURL('**/explore-topics');
  await expect.poll(() => page.locator('main h1').textContent()).toMatch(/topics/i);
});

test('CORE-1: a reload keeps the place, and so do Back and Forward from one screen to another', async () => {
  const { page, problems } = await browser.open('/tag/letters', { viewport: { width: 390, height: 600 } });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(place).toBe(top);
  };
  await wake(page);
  await scrollTo(500);
  await page.reload();
  await expect.poll(place).toBe(500);
  await wake(page);
  expect(await place()).toBe(500);
  const link = page.locator('main article :is(h2, h3) a').first();
  const there = await link.evaluate((element: HTMLAnchorElement) => element.pathname);
  await link.focus();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  await scrollTo(450);
  await link.dispatchEvent('click', { bubbles: true, cancelable: true, button: 0 });
  await page.waitForURL(`**${there}`);
  await page.locator('.story-body').waitFor();
  await expect.poll(place).toBe(0);
  await scrollTo(300);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/tag/letters');
  await expect.poll(place).toBe(450);
  await page.evaluate(() => history.forward());
  await page.locator('.story-body').waitFor();
  await expect.poll(place).toBe(300);
  expect(problems).toEqual([]);
});
