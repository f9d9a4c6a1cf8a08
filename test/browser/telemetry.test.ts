import { chromium, type Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const KEY = '|clientEvents';

const { program, browser } = await openSite();
beforeEach(async () => {
  program.clock.advance(60_000);
  await program.context.database.kysely.deleteFrom('client_event').execute();
});

// What is shown of stories is told too, when and as often as there is something to see; and how fast pages are.
const PRESENTED = 'post.presented';
const rows = () =>
  program.context.database.kysely
    .selectFrom('client_event')
    .selectAll()
    .where('name', '!=', PRESENTED)
    .where('type', '!=', 'performance')
    .execute();
const counted = async () => (await rows()).length;
const stored = (page: Page): Promise<readonly { readonly key: string }[]> =>
  page.evaluate(
    ([key, presented]) =>
      (JSON.parse(localStorage.getItem(key) ?? '[]') as { readonly key: string }[]).filter(
        (event) => event.key !== presented,
      ),
    [KEY, PRESENTED] as const,
  );
const sentTo = (requests: readonly string[]) => requests.filter((url) => url.endsWith('/_/batch')).length;
const waitToBeStored = (page: Page, count: number) =>
  expect.poll(async () => (await stored(page)).length, { timeout: 30_000 }).toBe(count);
const waitToBeSent = (count: number) => expect.poll(counted, { timeout: 30_000 }).toBe(count);

test('HOME-2: the landing page tells once that it was viewed, 5 units later, and then keeps nothing', async () => {
  const { page, problems, requests } = await browser.open('/about', { userAgent: PERSON });
  // What is shown of stories is not told meanwhile: one call then tells one thing.
  await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined));
  requests.length = 0;
  await page.goto(`${program.url}/?source=mail&secret=s3cret`);
  await wake(page);
  await waitToBeStored(page, 1);
  expect(sentTo(requests), 'not at once').toBe(0);
  await waitToBeSent(1);
  await waitToBeStored(page, 0);
  const [row] = await rows();
  expect(row).toMatchObject({ name: 'homepage.viewed', type: 'event', person_id: null });
  expect(row?.data).toEqual({
    service: 'lite',
    location: '/',
    browserWidth: 1080,
    referrer: '',
    referrerSource: 'mail',
  });
  expect([sentTo(requests), await page.context().cookies(), problems]).toEqual([1, [], []]);
});

test('HOME-2: a bot tells nothing, nor does a story that somebody has only just opened', async () => {
  const bot = await browser.open('/', { userAgent: BOT });
  await wake(bot.page);
  await bot.page.waitForTimeout(6_000);
  const story = await browser.open('/healthz', { userAgent: PERSON });
  await story.page.clock.install();
  await story.page.clock.pauseAt(Date.now() + 60_000);
  await story.page.goto(program.url + program.world.stories.english.path);
  // Its code comes by itself; five seconds later it tells that nobody touched it (rule 187), however long the code takes.
  await story.page.clock.runFor(4_000);
  await story.page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  expect([await stored(bot.page), await stored(story.page), await counted()]).toEqual([[], [], 0]);
  // It keeps what it counts (SHELL-19), and sends nothing.
  expect(sentTo(story.requests)).toBe(0);
  // The test sees what tells, once it does.
  const isTold = async () => {
    await story.page.clock.runFor(1_000);
    return counted();
  };
  await expect.poll(isTold, { timeout: 60_000 }).toBe(1);
});

test('CORE-7: what is told offline is kept, also over a reload, and sent once when the browser is online', async () => {
  const { page, requests } = await browser.open('/', { userAgent: PERSON });
  const context = page.context();
  await page.route('**/_/batch', (route) => route.abort());
  await wake(page);
  await waitToBeStored(page, 1);
  await expect.poll(() => sentTo(requests), { timeout: 30_000 }).toBeGreaterThan(0);
  await waitToBeStored(page, 1);
  await page.reload();
  await wake(page);
  await waitToBeStored(page, 2);
  await context.setOffline(true);
  await page.unroute('**/_/batch');
  expect(await counted()).toBe(0);
  await context.setOffline(false);
  await waitToBeSent(2);
  await waitToBeStored(page, 0);
  const ids = (await rows()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('CORE-7: of 1,001 events the oldest goes, and all others come in', async () => {
  const { page } = await browser.open('/about', { userAgent: PERSON });
  await page.evaluate((key) => {
    const data = { service: 'lite' };
    const events = Array.from({ length: 1_000 }, (_item, index) => {
      return { key: 'kept', data, type: 'event', eventId: `kept-event-${index}`, timestamp: Date.now() };
    });
    localStorage.setItem(key, JSON.stringify(events));
  }, KEY);
  // Nothing else is told meanwhile.
  await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined));
  await page.goto(program.url);
  await wake(page);
  await waitToBeSent(1_000);
  const ids = new Set((await rows()).map(({ id }) => id));
  expect([ids.has('kept-event-0'), ids.has('kept-event-1')]).toEqual([false, true]);
  expect((await rows()).filter(({ name }) => name === 'homepage.viewed')).toHaveLength(1);
  await waitToBeStored(page, 0);
});

test('CORE-7: who leaves at once has told all the same, and the next visit tells nothing twice', async () => {
  // The name of a window is forgotten when its page is left, that of the whole browser is not.
  const person = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--user-agent=${PERSON}`],
  });
  try {
    const page = await person.newPage();
    await page.goto(program.url);
    await wake(page);
    await waitToBeStored(page, 1);
    await page.goto(`${program.url}/about`);
    await waitToBeSent(1);
    await waitToBeStored(page, 1);
    await page.goto(program.url);
    await wake(page);
    await waitToBeSent(2);
    await waitToBeStored(page, 0);
  } finally {
    await person.close();
  }
});

test('CORE-7: signed in, it goes through the graph and bears who it is', async () => {
  const reader = await signIn(program);
  const { page, requests } = await browser.open('/healthz', { userAgent: PERSON });
  await page.context().addCookies([...reader.cookies]);
  // As the next page starts: the one that stands here would send it without a name.
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('is-told') !== null) return;
    sessionStorage.setItem('is-told', 'yes');
    const told = { key: 'kept', data: {}, type: 'event', timestamp: Date.now() };
    const old = { ...told, eventId: 'of-three-days-ago', timestamp: 0 };
    localStorage.setItem(key, JSON.stringify([old, { ...told, eventId: 'of-just-now' }]));
  }, KEY);
  requests.length = 0;
  await page.goto(`${program.url}/about`);
  await wake(page);
  // The login itself is told, and all that waits goes along.
  await expect.poll(async () => (await rows()).some(({ id }) => id === 'of-just-now'), { timeout: 60_000 }).toBe(true);
  const told = await rows();
  expect(told.map(({ id }) => id)).not.toContain('of-three-days-ago');
  expect(told.map(({ name }) => name)).toContain('login-success');
  expect(new Set(told.map(({ person_id }) => person_id))).toEqual(new Set([reader.personId]));
  expect(sentTo(requests)).toBe(0);
  await waitToBeStored(page, 0);
});
