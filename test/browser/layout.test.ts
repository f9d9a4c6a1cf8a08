import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not seen`);
  return box;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('SHELL-1: main column of at most 680 with 24 beside it; right column of 352, 368 at the widest, from 904 on', async () => {
  const { page } = await browser.open('/@ada');
  for (const [width, right] of [
    [390, 0],
    [728, 0],
    [904, 352],
    [1080, 368],
    [1600, 368],
  ] as const) {
    await resize(page, width);
    const aside = page.locator('main aside');
    if (right === 0) expect(await aside.isVisible(), `aside at ${width}`).toBe(false);
    else expect((await boxOf(page, 'main aside')).width, `aside at ${width}`).toBe(right);
    const column = await page.evaluate(() => {
      const main = document.querySelector('main > div:first-child');
      if (main === null) throw new Error('no column');
      const { paddingLeft, paddingRight } = getComputedStyle(main);
      return {
        width: main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        paddingLeft,
        paddingRight,
      };
    });
    expect(column, `column at ${width}`).toMatchObject({ paddingLeft: '24px', paddingRight: '24px' });
    expect(column.width).toBeLessThanOrEqual(680);
    if (width === 390) expect(column.width).toBe(342);
    if (width === 1600) expect(column.width).toBe(680);
  }
});

test('SHELL-2: the layouts of the table: two columns, top navigation, wordmark, publication', async () => {
  const seen = async (path: string) => {
    const { page } = await browser.open(path);
    const found = await page.evaluate(() => ({
      aside: document.querySelector('main aside') !== null,
      navigation: [...document.querySelectorAll('header nav')].length,
      publication: document.querySelector('nav[aria-label="Field Notes"]') !== null,
    }));
    await page.close();
    return found;
  };
  expect(await seen('/@ada')).toEqual({ aside: true, navigation: 1, publication: false });
  expect(await seen('/explore-topics')).toMatchObject({ navigation: 1, publication: false });
  expect(await seen('/not-available')).toEqual({ aside: false, navigation: 0, publication: false });
  expect(await seen('/field-notes/latest')).toMatchObject({ navigation: 1, publication: true });
});

test('SHELL-3, PUB-7: the bar of a publication is 57px high, has its band, every destination, and one link elsewhere, last', async () => {
  const { page, problems } = await browser.open('/field-notes/latest');
  const bar = page.locator('nav[aria-label="Field Notes"]');
  expect((await bar.boundingBox())?.height).toBe(57);
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(47, 74, 53)');
  const links = await bar
    .locator('li a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  const { specimen } = program.world.stories;
  expect(links).toEqual([
    ['Latest', '/field-notes/latest'],
    ['Trending', '/field-notes/trending'],
    ['Archive', '/field-notes/archive'],
    ['About', '/field-notes/about'],
    ['Colophon', '/field-notes/subpage/colophon'],
    ['Start here', expect.stringMatching(`${specimen.id}$`)],
    ['Walks', '/field-notes/section/walks'],
    ['Letters', '/field-notes/tagged/letters'],
    ['Weather', '/tag/weather'],
    ['Shop', 'https://shop.example/'],
  ]);
  expect(await bar.locator('li a[aria-current]').allTextContents()).toEqual(['Latest']);
  await wake(page);
  expect(problems.join(' ')).toContain('https://forum.example/');
});

test('SHELL-4: the header of a visitor: the way home, what is built, the theme', async () => {
  const { page } = await browser.open('/@ada');
  const header = page.locator('header').first();
  expect(await header.getByRole('link', { name: 'Longhand, home' }).getAttribute('href')).toBe('/');
  for (const link of await header.getByRole('link').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    // The way past the header stays on the page.
    if (address.startsWith('#')) continue;
    const { status } = await program.ask(address);
    expect([200, 302]).toContain(status);
  }
  expect((await boxOf(page, 'header')).height).toBe(57);
});

test('SHELL-5: the header goes when the page is scrolled down and is back at the top', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path);
  await wake(page);
  const bottom = () =>
    page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom()).toBe(57);
  await page.mouse.wheel(0, 900);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(bottom).toBe(57);
});

test('SHELL-6: the footer shows on large screens only, with its ten links in order', async () => {
  const { page } = await browser.open('/about');
  const footer = page.locator('footer').last();
  for (const [width, isSeen] of [
    [390, false],
    [728, false],
    [904, true],
    [1600, true],
  ] as const) {
    await resize(page, width);
    expect(await footer.isVisible(), String(width)).toBe(isSeen);
  }
  const names = ['Help', 'Status', 'About', 'Careers', 'Press', 'Blog', 'Privacy', 'Rules', 'Terms', 'Text to speech'];
  expect(await footer.locator('a').allTextContents()).toEqual(names);
});

test('SHELL-13: the tab bar scrolls by its arrows and marks the tab of the location', async () => {
  const { page } = await browser.open('/@ada/lists', { viewport: { width: 390, height: 800 } });
  await wake(page);
  const bar = page.locator('main nav:has(ul)').first();
  expect(await bar.locator('a[aria-current="page"]').textContent()).toBe('Lists');
  const left = () => bar.locator('ul').evaluate((list) => list.scrollLeft);
  const next = bar.getByRole('button', { name: 'next sections' });
  expect(await bar.getByRole('button', { name: 'previous sections' }).count()).toBe(0);
  await next.click();
  await expect.poll(left).toBeGreaterThan(30);
  const after = await left();
  expect(after).toBeLessThanOrEqual(101);
  await bar.getByRole('button', { name: 'previous sections' }).click();
  await expect.poll(left).toBe(0);
  // Where all tabs have room, there is nothing to press.
  await bar.locator('li').evaluateAll((tabs) => tabs.slice(4).forEach((tab) => tab.remove()));
  await resize(page, 1600);
  await expect.poll(() => bar.getByRole('button').count()).toBe(0);
});

test('SHELL-13: by keyboard each tab of a long bar is seen while it has the focus, there and back', async () => {
  const { page } = await browser.open('/@ada/lists', { viewport: { width: 390, height: 800 } });
  await wake(page);
  const bar = page.locator('main nav:has(ul)').first();
  const keys = byKeyboard(page);
  const tabs = await bar.getByRole('link').all();
  expect(tabs.length).toBeGreaterThan(4);
  for (const tab of [...tabs, ...tabs.toReversed()]) {
    await keys.reach(tab);
    await expect.poll(() => focusFindings(page)).toEqual([]);
  }
});

test('PROF-1: the lists of a person stand clear of the tabs above them', async () => {
  const { page } = await browser.open('/@ada/lists');
  const tabs = await boxOf(page, 'main nav:has(ul)');
  const card = await boxOf(page, 'main li:has(h2)');
  expect(card.y - tabs.y - tabs.height).toBeGreaterThanOrEqual(24);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`SHELL-13: a ${direction} tab bar opens at its active tab and fades out where tabs are hidden`, async () => {
    const { page } = await browser.open('/m/help', { viewport: { width: 390, height: 800 } });
    await page.route('**/@ada/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', `<html dir="${direction}" `);
      await route.fulfill({ response, body });
    });
    const seen = () =>
      page.evaluate(() => {
        const active = document.querySelector('main nav ul a[aria-current]');
        const row = active?.closest('ul');
        if (!active || !row) throw new Error('no tabs');
        const [inner, outer] = [active.getBoundingClientRect(), row.getBoundingClientRect()];
        const style = getComputedStyle(row);
        return {
          name: active.textContent,
          isInView: inner.left >= outer.left && inner.right <= outer.right,
          // What is hidden by a few pixels fades by as many.
          start:
            parseFloat(style.getPropertyValue('--fade-start')) < 10 ? '0px' : style.getPropertyValue('--fade-start'),
          end: style.getPropertyValue('--fade-end'),
          isMaskTurned: style.maskImage.includes('to left'),
        };
      });
    const isMaskTurned = direction === 'rtl';
    await page.goto(`${program.url}/@ada/lists`);
    // The fading follows the scroll from the first frame on, which a busy machine draws late.
    await expect.poll(seen).toEqual({ name: 'Lists', isInView: true, start: '0px', end: '72px', isMaskTurned });
    await page.goto(`${program.url}/@ada/about`);
    await expect.poll(seen).toMatchObject({ name: 'About', isInView: true, start: '72px', isMaskTurned });
    await expect.poll(async () => parseFloat((await seen()).end)).toBeLessThan(10);
    await wake(page);
    expect(await seen()).toMatchObject({ name: 'About', isInView: true });
    const bar = page.locator('main nav:has(ul)').first();
    const far = () => bar.locator('ul').evaluate((list) => Math.abs(list.scrollLeft));
    const before = await far();
    await bar.getByRole('button', { name: 'previous sections' }).click();
    await expect.poll(far).toBeLessThan(before);
    // A browser that cannot open at a tab by itself gets there when scripts run.
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('scroll-initial-target:nearest', '') });
    });
    await page.goto(`${program.url}/@ada/about`);
    await expect.poll(seen).toMatchObject({ name: 'About', isInView: false });
    await wake(page);
    await expect.poll(async () => (await seen()).isInView).toBe(true);
    // Fewer tabs, which all have room.
    await bar.locator('li').evaluateAll((tabs) => tabs.slice(2, -1).forEach((tab) => tab.remove()));
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(async () => (await seen()).end).toBe('0px');
  });
}

test('SHELL-15, STORY-12: pictures of a story are inset 680, outset 1192, or the whole window', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path, { viewport: { width: 1600, height: 900 } });
  const widthOf = (layout: string) =>
    page
      .locator(`img[alt="A picture set ${layout}"]`)
      .evaluate((image) => Math.round(image.getBoundingClientRect().width));
  expect(await widthOf('inset')).toBe(680);
  expect(await widthOf('outset')).toBe(1192);
  expect(await widthOf('side')).toBeLessThan(680);
  // Where the contents stand beside the story, the window is what is left of it.
  await resize(page, 1000);
  expect(await widthOf('full')).toBeGreaterThanOrEqual(985);
  await resize(page, 390);
  expect(await widthOf('inset')).toBeLessThanOrEqual(390);
});

test('SHELL-15, STORY-11: long names of writers below a story push nothing out of a window of 320', async () => {
  const { context } = program;
  const writer = await buildPerson(context, { name: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Marshes' });
  const [read] = await Promise.all([0, 1, 2].map(() => buildStory(context, { authorIds: [writer] })));
  const { page } = await browser.open(`/p/${read?.id}`, { viewport: { width: 320, height: 800 } });
  await page.getByRole('article').nth(1).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
