import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { program, browser } = await openSite();

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What moved by itself on a slow phone, whose fonts come long after the words. */
async function movesOf(path: string): Promise<readonly string[]> {
  const { page } = await browser.open('/m/help', PHONE);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let fonts = 0;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await route.continue();
    fonts += 1;
  });
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = (Reflect.get(entry, 'sources') ?? []) as readonly { readonly node: Node | null }[];
        moves.push(`${Reflect.get(entry, 'value')}: ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(program.url + path);
  await expect.poll(() => fonts, { timeout: 20_000 }).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const moves = await page.evaluate(() => Reflect.get(window, 'moves') as readonly string[]);
  await page.context().close();
  return moves;
}

test('nothing moves when the fonts of a page come late', async () => {
  const { stories } = program.world;
  for (const path of [
    stories.specimen.path,
    stories.japanese.path,
    stories.arabic.path,
    '/',
    '/@ada',
    '/field-notes',
  ]) {
    expect(await movesOf(path), path).toEqual([]);
  }
});
