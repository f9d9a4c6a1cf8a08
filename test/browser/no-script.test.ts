import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

const plain = { javaScriptEnabled: false };

test('STORY-1: a story is read whole without a script', async () => {
  const { page } = await browser.open(program.world.stories.specimen.path, plain);
  for (const words of [
    'A Specimen of Everything',
    'The last line.',
    'const answer',
    'A table with a caption',
    'The second note',
  ]) {
    expect(await page.getByText(words).first().isVisible(), words).toBe(true);
  }
  await page.locator('summary').first().click();
  for (const image of await page.locator('.story-body img[alt^="A picture set"]').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  }
});

test('HOME-4: lists are read to their end by links alone, without a gap or a double', async () => {
  const { page } = await browser.open('/tag/letters', plain);
  const seen: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    seen.push(...(await page.locator('main article h2, main article h3').allTextContents()));
    const more = page.locator('main a[rel="next"]');
    if ((await more.count()) === 0) break;
    program.clock.advance(3_000);
    await Promise.all([page.waitForNavigation(), more.click()]);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(20);
});

test('PROF-1, PUB-2: tabs and navigation are links', async () => {
  const { page } = await browser.open('/@ada', plain);
  await page.locator('main nav').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/@ada/about');
  await page.goto(`${program.url}/field-notes`);
  await page.getByRole('link', { name: 'Archive' }).first().click();
  await page.waitForURL('**/field-notes/archive');
});
