import { expect } from 'vitest';
import { follow, test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

test('SHELL-4: dark is the system’s or the reader’s, is remembered, and comes without a flash of light', async () => {
  const { page } = await browser.open('/about', { colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper();
  expect(dark).not.toBe(light);
  await wake(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await paper()).toBe(dark);
  // It is kept by code that comes with the first choice.
  await page.waitForFunction(() => localStorage.length > 0);
  // The first thing that is painted is dark already: the choice is read before the body is there.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body !== null && !('early' in window)) {
        Object.assign(window, { early: document.documentElement.dataset['theme'] });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${program.url}/m/help`);
  expect(await page.evaluate(() => Reflect.get(window, 'early') as unknown)).toBe('dark');
  expect(await paper()).toBe(dark);
});

test('TOAST-1: a toast stays 5 seconds, stands still under the pointer, slides away and can be dismissed', async () => {
  const { page } = await browser.open('/about?updatedPayment=1');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const toast = page.locator('[data-style]');
  await toast.waitFor();
  expect(await toast.textContent()).toContain('Your payment method has been updated successfully.');
  expect(await toast.getAttribute('data-style')).toBe('MESSAGE');
  expect(page.url()).toBe(`${program.url}/about`);
  const width = (await toast.boundingBox())?.width ?? 0;
  expect([300, 500, 640]).toContain(Math.round(width));
  await toast.hover();
  await page.waitForTimeout(6_000);
  expect(await toast.count(), 'it waits under the pointer').toBe(1);
  await page.mouse.move(20, 300);
  await expect.poll(() => toast.count(), { timeout: 9_000 }).toBe(0);
  await page.goto(`${program.url}/about?updatedPayment=1`);
  await page.mouse.move(15, 15);
  await page.mouse.move(19, 19);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => toast.count()).toBe(0);
});

test('ROUTE-14: a failure while a screen is drawn shows the full-page error, with the way to the root', async () => {
  const { page } = await browser.open('/about');
  await wake(page);
  await page.route('**/_/graphql', async (route) => {
    const response = await route.fetch();
    // Lists hold nothing that is an item: the screen has something, and cannot draw it.
    const body = (await response.text()).replaceAll(/"items":\[/g, '"items":[null],"rest":[');
    await route.fulfill({ response, body });
  });
  await follow(page, page.getByRole('link', { name: 'Topics', exact: true }).first());
  await expect.poll(() => page.locator('h1').first().textContent()).toBe('Error');
  const text = await page.locator('body').textContent();
  expect(text).toContain('We’re sorry, but there was a problem displaying this page.');
  expect(text).toContain('Please reload and try again.');
  expect(await page.getByRole('link', { name: 'Longhand, home' }).getAttribute('href')).toBe('/');
});

test('PUB-3: a publication whose page could not be read says so in its place, and is there when it is asked again', async () => {
  const { page } = await browser.open('/@ada/publications');
  await wake(page);
  let isBroken = true;
  await page.route('**/_/graphql', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { data: Record<string, unknown>; errors?: unknown }[];
    for (const answer of answers) {
      if (!isBroken || !('publication' in answer.data)) continue;
      answer.data['publication'] = null;
      answer.errors = [{ message: 'Something went wrong on our end.', path: ['publication'] }];
    }
    await route.fulfill({ response, json: answers });
  });
  await follow(page, page.locator('main').getByRole('link', { name: 'Field Notes' }).first());
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Something went wrong when trying to load this publication.');
  expect(page.url()).toBe(`${program.url}/field-notes`);
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Field Notes');
  expect(await alert.count()).toBe(0);
  expect(await page.locator('nav[aria-label="Field Notes"]').isVisible(), 'its bar is back').toBe(true);
});

test('PUB-3: where the graph does not answer at all, the server shows the publication', async () => {
  const { page } = await browser.open('/@ada/publications');
  await wake(page);
  await page.route('**/_/graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await follow(page, page.locator('main').getByRole('link', { name: 'Field Notes' }).first());
  await page.waitForURL(`${program.url}/field-notes`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Field Notes');
});

test('ROUTE-11: /_/oh-noes is a whole page that works without a script', async () => {
  const { page } = await browser.open('/_/oh-noes');
  expect(await page.locator('h1').textContent()).toBe('Apologies, but something went wrong on our end.');
  await page.getByRole('link', { name: 'find something to read' }).click();
  await page.waitForURL(`${program.url}/`);
});

test('ROUTE-10, ROUTE-12: a missing page has its texts, four picks, and leads on', async () => {
  const { page } = await browser.open('/there/is/nothing');
  for (const words of ['PAGE NOT FOUND', '404', 'Out of nothing, something.']) {
    expect(await page.getByText(words, { exact: true }).isVisible(), words).toBe(true);
  }
  const cards = page.locator('main article, main li:has(a)');
  expect(await cards.count()).toBe(4);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${program.url}/`);
});

test('STORY-13: a frame of another place loads only when it is asked for', async () => {
  const { page, requests } = await browser.open(program.world.stories.specimen.path);
  await wake(page);
  const embed = page.locator('[data-embed-src]');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(requests.filter((request) => request.includes('youtube'))).toEqual([]);
  await embed.locator('.embed-card').click();
  expect(await page.locator('iframe').getAttribute('src')).toContain(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
});

test('STORY-1: the print sheet has the words and none of the chrome', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').first().isVisible()).toBe(false);
  expect(await page.locator('footer').last().isVisible()).toBe(false);
  expect(await page.getByText('Skip to content').isVisible()).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const paper = await page.evaluate(
    () => getComputedStyle(document.querySelector('.story-body') ?? document.body).color,
  );
  expect(paper).toBe('rgb(0, 0, 0)');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(20_000);
});

test('STORY-1: who chose dark prints on white paper', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  await wake(page);
  const inkOf = () =>
    page.evaluate(() => {
      const colour = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return { paper: colour('body').backgroundColor, title: colour('h1').color, code: colour('pre span').color };
    });
  await page.emulateMedia({ media: 'print' });
  const light = await inkOf();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  expect((await inkOf()).title).not.toBe(light.title);
  await page.emulateMedia({ media: 'print' });
  expect(await inkOf()).toEqual(light);
});

test('STORY-1: right to left and CJK stories say so in the document', async () => {
  const { stories } = program.world;
  const { page } = await browser.open(stories.arabic.path);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  const body = page.locator('.story-body');
  expect(await body.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(
    await page
      .locator('header')
      .first()
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
  for (const [story, language] of [
    [stories.japanese, 'ja'],
    [stories.korean, 'ko'],
    [stories.chinese, 'zh'],
    [stories.hindi, 'hi'],
  ] as const) {
    await page.goto(program.url + story.path);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }
});
