import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

/** Opens a story whose document was changed on its way, and gives it the sign to start. */
async function openChanged(change: (html: string) => string) {
  const opened = await browser.open('/about');
  const { page, problems } = opened;
  await page.route(program.url + program.world.stories.english.path, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });
  problems.length = 0;
  await page.goto(program.url + program.world.stories.english.path);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  return opened;
}

test('CORE-1: the page hands over its state, its graph address and its cache, and is taken over', async () => {
  const { page, problems } = await browser.open(program.world.stories.specimen.path);
  const globals = await page.evaluate(() => ({
    state: typeof Reflect.get(window, '__PRELOADED_STATE__'),
    uri: Reflect.get(window, '__GRAPHQL_URI__') as unknown,
    cache: Object.keys(Reflect.get(window, '__APOLLO_STATE__') as object),
    hydrated: document.documentElement.dataset['hydrated'],
  }));
  expect(globals).toMatchObject({ state: 'object', uri: '/_/graphql', hydrated: undefined });
  expect(globals.cache).toContain(`Post:${program.world.stories.specimen.id}`);
  await wake(page);
  expect(problems).toEqual([]);
});

test('CORE-1: the body of a story is not sent twice', async () => {
  const { text } = await program.ask(program.world.stories.specimen.path);
  expect(text.split('A specimen shows every letter once').length - 1).toBeLessThanOrEqual(2);
  expect(text.split('Hidden words.').length - 1).toBe(1);
});

test.for([
  ['__PRELOADED_STATE__', 'Expected window.__PRELOADED_STATE__ to exist.'],
  ['__GRAPHQL_URI__', 'Expected window.__GRAPHQL_URI__ to exist.'],
  ['__APOLLO_STATE__', 'Expected window.__APOLLO_STATE__ to exist.'],
] as const)('CORE-1: without %s it says so in these words', async ([name, message]) => {
  const { problems } = await openChanged((html) => html.replaceAll(name, `${name}GONE`));
  await expect.poll(() => problems.join(' ')).toContain(message);
});

test('CORE-1: without a root element it warns and does not start', async () => {
  const { page, problems } = await openChanged((html) => html.replace('id="root"', 'id="other"'));
  await expect.poll(() => problems).toContain('Expected root element to exist');
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

test('CORE-16: the pre-expanded marker leaves the stored location at the start, the rest of it stays', async () => {
  const { page } = await browser.open('/about');
  // Looked at before the page comes again: it may have started by itself after that.
  const marked = await page.evaluate(() => {
    history.replaceState({ 'pre-expanded': true, kept: 1 }, '');
    return history.state as unknown;
  });
  expect(marked).toEqual({ 'pre-expanded': true, kept: 1 });
  await page.reload();
  await wake(page);
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ kept: 1 });
  expect(await page.evaluate(() => 'pre-expanded' in (history.state as object))).toBe(false);
});

test('CORE-11: corrupt and unusable storage change nothing', async () => {
  const { page, problems } = await browser.open('/about');
  await page.evaluate(() => {
    for (const key of ['|theme', '|previous', '|list', '|flags']) localStorage.setItem(key, '{"broken');
  });
  await page.reload();
  await wake(page);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toMatch(/dark|light/);
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

test('ROUTE-9: #giftMembership on the home page goes to the gift checkout, which asks visitors to sign in', async () => {
  const { page } = await browser.open('/#giftMembership');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForURL(`${program.url}/m/signin?operation=login&redirect=%2Fgift-checkout`);
});
