import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { accountPageTypes, type PageType, pageTypes } from '#test/support/page-types.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

/** From the narrowest telephone to a wide screen; axe looks at a telephone and, with both side columns, a laptop. */
const WIDTHS = [320, 390, 552, 728, 904, 1080, 1600];
const AXE_WIDTHS = new Set([390, 1080]);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Findings of axe as it stands, each with the first element that it is about. */
async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  return page.evaluate(async (only) => {
    const run = Reflect.get(window, 'axe') as { run: (options: unknown) => Promise<axe.AxeResults> };
    // Frames of other places are not ours, and cannot be looked into.
    const { violations } = await run.run({
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
  }, runOnly);
}

/** Colours that are still on their way would be measured half way. */
const stopMotion = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Opens a page as whoever looks at it. */
async function visit(page: Page, { url, cookies = [] }: PageType) {
  await page.context().clearCookies();
  if (cookies.length > 0) await page.context().addCookies([...cookies]);
  program.clock.advance(3_000);
  return page.goto(url);
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** By how much a page is wider than its window, and by what; undefined where it is not. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return undefined;
    const out = [...document.querySelectorAll('body *')].find(
      (each) =>
        each.getBoundingClientRect().right > root.clientWidth + 1 && getComputedStyle(each).position !== 'absolute',
    );
    return `${root.scrollWidth - root.clientWidth}px too wide by ${out?.outerHTML.slice(0, 120)}`;
  });

/** What axe finds as a page stands, light and dark. */
async function findingsInBothThemes(page: Page): Promise<readonly string[]> {
  await setTheme(page, 'light');
  const light = await findings(page);
  await setTheme(page, 'dark');
  // Only colours change with the theme.
  const dark = await findings(page, ['color-contrast', 'link-in-text-block']);
  return [...light.map((each) => `light ${each}`), ...dark.map((each) => `dark ${each}`)];
}

/** What is wrong with each page at each width; nothing where all is well. */
async function visitAll(types: readonly PageType[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const { page } = await browser.open('/healthz');
  const found: Record<string, readonly string[]> = {};
  for (const type of types) {
    const { name, status } = type;
    const response = await visit(page, type);
    expect(response?.status(), name).toBe(status);
    await stopMotion(page);
    await page.evaluate(axe.source);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await overflow(page);
      const all = AXE_WIDTHS.has(width) ? await findingsInBothThemes(page) : [];
      if (over !== undefined || all.length > 0)
        found[`${name} at ${width}`] = over === undefined ? all : [over, ...all];
    }
  }
  return found;
}

test(
  'SHELL-15, STORY-1: axe finds nothing on any page type, light and dark, and none scrolls sideways, from 320 to 1600',
  { timeout: 600_000 },
  async () => {
    expect(await visitAll(pageTypes(program))).toEqual({});
  },
);

test(
  'SHELL-15: axe finds nothing on any page about an account, light and dark, and none scrolls sideways, from 320 to 1600',
  { timeout: 600_000 },
  async () => {
    expect(await visitAll(await accountPageTypes(program))).toEqual({});
  },
);

test('the tests above see what is wrong', async () => {
  const { page } = await browser.open('/about');
  await page.evaluate(axe.source);
  expect(await overflow(page)).toBeUndefined();
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Too pale';
    text.style.color = '#ddd';
    text.style.width = '3000px';
    document.querySelector('main')?.append(text, document.createElement('img'));
  });
  expect(await overflow(page)).toMatch(/px too wide by <p/);
  expect((await findings(page)).join(' ')).toMatch(/color-contrast.*image-alt|image-alt.*color-contrast/);
});

test('SHELL-2: a page taken over is as accessible as its document', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const path of ['/', program.world.stories.specimen.path, '/@ada', '/field-notes']) {
    const { page } = await browser.open(path);
    await wake(page);
    await page.evaluate(axe.source);
    const all = await findings(page);
    if (all.length > 0) found[path] = all;
    await page.close();
  }
  expect(found).toEqual({});
});

test('SHELL-2: so it is for whoever is signed in, with all that is drawn for them alone', async () => {
  const found: Record<string, readonly string[]> = {};
  const reader = await signIn(program);
  const own = ownStories(program.context, reader.personId);
  const { id } = await own.publish('A story of mine');
  const { specimen } = program.world.stories;
  for (const path of [
    '/',
    specimen.path,
    `/p/${id}`,
    '/@ada',
    '/field-notes',
    '/tag/letters',
    '/collections/staff-picks',
  ]) {
    for (const width of AXE_WIDTHS) {
      const { page } = await browser.open('/healthz', { viewport: { width, height: 900 } });
      await page.context().addCookies([...reader.cookies]);
      await page.goto(program.url + path);
      await wake(page);
      await page.waitForLoadState('networkidle');
      await stopMotion(page);
      await page.evaluate(axe.source);
      const all = await findingsInBothThemes(page);
      if (all.length > 0) found[`${path} at ${width}`] = all;
      await page.close();
    }
  }
  expect(found).toEqual({});
});
