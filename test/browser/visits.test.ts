import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let program: TestProgram;
// The name of a window is forgotten when its page is left, that of the whole browser is not.
let person: Browser;
beforeAll(async () => {
  program = await startTestProgram();
  const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-agent=${PERSON}`];
  person = await chromium.launch({ executablePath: findBrowser(), args });
});
afterAll(async () => {
  await person.close();
  await program.close();
});
beforeEach(async () => {
  program.clock.advance(60_000);
  await program.context.database.query('test_forget_visits', 'delete from story_visit', []);
  await program.context.database.query('test_forget_events', 'delete from client_event', []);
});

type Visit = {
  readonly seconds: number;
  readonly percent: number;
  readonly isRead: boolean;
  readonly medium: string;
  readonly source: string;
};
const visits = () =>
  program.context.database.query<Visit>(
    'test_visits_told',
    `select active_seconds as seconds, furthest_percent as percent, is_read as "isRead", medium, source
     from story_visit where story_id = $1 order by started_at`,
    [program.world.stories.specimen.id],
  );
const path = () => program.world.stories.specimen.path;
/** Moves until the page has noticed that somebody is there: what notices comes a moment after the page is alive. */
async function move(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(30 + Math.random() * 200, 300);
        return page.evaluate(() => sessionStorage.getItem('|visits') !== null);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
const told = (name: string) =>
  program.context.database.query('test_told', 'select from client_event where name = $1', [name]);
/** Leaves the page as somebody does who opens another. */
async function leave(page: Page): Promise<void> {
  // The server takes no more seconds than went by.
  program.clock.advance(60_000);
  await page.goto(`${program.url}/healthz`);
}

test('STAT-1: somebody who reads is a view at their first move, and a read of so many seconds when they leave', async () => {
  const page = await (await person.newContext()).newPage();
  await page.clock.install();
  const started = performance.now();
  await page.goto(`${program.url}${path()}?utm_source=mastodon`);
  await wake(page);
  for (let second = 0; second < 40; second += 1) {
    await page.mouse.move(20 + second, 200);
    await page.clock.runFor(1_000);
  }
  await expect
    .poll(async () => (await visits()).map(({ medium, source }) => `${medium} ${source}`))
    .toEqual(['fediverse Mastodon']);
  await page.mouse.wheel(0, 100_000);
  await page.clock.runFor(2_000);
  await leave(page);
  await expect.poll(visits).toMatchObject([{ isRead: true, percent: 100 }]);
  const [visit] = await visits();
  expect(visit?.seconds).toBeGreaterThanOrEqual(35);
  // The clock that is moved goes on by itself as well, for as long as a busy machine takes.
  expect(visit?.seconds).toBeLessThanOrEqual(43 + (performance.now() - started) / 1_000);
});

test('STAT-1: a page that is loaded again goes on with its view', async () => {
  const page = await (await person.newContext()).newPage();
  for (let time = 0; time < 2; time += 1) {
    await page.goto(program.url + path());
    await wake(page);
    await move(page);
    // What tells is there by then; before, it is told by the next page.
    await expect.poll(async () => (await told('post.viewed')).length).toBeGreaterThan(0);
    await leave(page);
    await expect.poll(async () => (await told('post.left')).length).toBeGreaterThan(0);
  }
  expect(await visits()).toHaveLength(1);
});

test('STAT-1: a page that a program opens, and scrolls by script, is no view however long it stays', async () => {
  const page = await (await person.newContext()).newPage();
  await page.clock.install();
  await page.goto(program.url + path());
  // Its code comes by itself to a page that is idle.
  await page.clock.runFor(5_000);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  const isRead = () => page.evaluate(() => document.documentElement.hasAttribute('data-post-read'));
  for (let second = 0; second < 60 && !(await isRead()); second += 1) {
    await page.evaluate(() => ['scroll', 'pointermove', 'keydown'].forEach((name) => dispatchEvent(new Event(name))));
    await page.clock.runFor(1_000);
  }
  expect(await isRead(), 'what watches is there').toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('|visits'))).toBeNull();
});

test('STAT-1: a story that is opened from a card was clicked, and its reader came from the site itself', async () => {
  const page = await (await person.newContext()).newPage();
  await page.goto(`${program.url}/field-notes`);
  await wake(page);
  const card = page.locator(`article:has([data-story="${program.world.stories.specimen.id}"])`).first();
  await card.scrollIntoViewIfNeeded();
  // What tells of cards is there, on this page: pages of earlier tests tell as well.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('|presented') ?? ''), { timeout: 30_000 })
    .toContain(program.world.stories.specimen.id);
  await card
    .locator('a[href*="' + program.world.stories.specimen.id + '"]')
    .first()
    .click();
  await page.waitForURL(`**${path()}`);
  await wake(page);
  await move(page);
  await leave(page);
  await expect.poll(async () => (await visits()).map(({ medium }) => medium)).toEqual(['inside']);
  await expect.poll(async () => (await told('post.clicked')).length).toBe(1);
});
