import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { axeFindings, findingsInViews } from '#test/support/axe-findings.ts';
import { follow, openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { openSearchWorld } from '#test/support/search-world.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram();
  await openSearchWorld(program);
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const STORED = '|recentSearches';

const boxOf = (page: Page) => page.locator('header input[name="q"]');
const popoverOf = (page: Page) => page.locator('[data-search-popover]');
const options = (page: Page) => popoverOf(page).locator('[role="option"]');
const recentsOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);
const activeText = async (page: Page) => {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.evaluate((wanted) => document.getElementById(wanted)?.textContent ?? '', id);
};

/** Types into the box of the header and waits for what is found. */
async function suggest(page: Page, query: string): Promise<void> {
  await boxOf(page).click();
  await boxOf(page).fill(query);
  await options(page).getByText(`See all results for “${query}”`).waitFor();
  await popoverOf(page).locator('[role="group"]').first().waitFor();
}

test('SEARCH-3: the box opens on focus, shows three of each kind below 316px, and closes on Escape and an empty query', async () => {
  const { page, problems, requests } = await browser.open('/', { userAgent: PERSON });
  await wake(page);
  const before = requests.length;
  await boxOf(page).click();
  await popoverOf(page).waitFor();
  expect(requests.slice(before).filter((url) => url.includes('/1/indexes/'))).toEqual([]);
  expect(await popoverOf(page).textContent()).toContain('Recent searches');
  await suggest(page, 'the');
  expect((await popoverOf(page).boundingBox())?.width).toBe(316);
  const groups = popoverOf(page).locator('[role="group"]');
  expect(await groups.first().locator('[role="option"]').count()).toBe(3);
  expect(await groups.first().locator('mark').first().textContent()).toMatch(/^the$/i);
  expect(await boxOf(page).getAttribute('aria-expanded')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect([await popoverOf(page).isVisible(), await boxOf(page).inputValue()]).toEqual([false, 'the']);
  await boxOf(page).fill('th');
  await popoverOf(page).waitFor();
  await boxOf(page).fill('');
  await expect.poll(() => popoverOf(page).isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('SEARCH-3: arrows cycle through suggestions and the text, Enter follows one, and the click is told', async () => {
  const { page, problems } = await browser.open('/', { userAgent: PERSON });
  await wake(page);
  await suggest(page, 'ropewalk');
  await page.keyboard.press('ArrowDown');
  expect(await activeText(page)).toContain('The Ropewalk');
  await page.keyboard.press('ArrowUp');
  expect(await activeText(page)).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await activeText(page)).toBe('See all results for “ropewalk”');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const told = page.waitForRequest((request) => request.postData()?.includes('SearchClickEventMutation') === true);
  await page.keyboard.press('Enter');
  expect(JSON.stringify((await told).postDataJSON())).toMatch(/"positions":\[1\]/);
  await page.waitForURL('**/*ropewalk*');
  await expect.poll(() => page.locator('h1').first().textContent()).toBe('The Ropewalk');
  expect(problems).toEqual([]);
});

test('SEARCH-3, SEARCH-6: Enter goes to the results and remembers the search; recents are taken again, removed and cleared', async () => {
  const { page, problems } = await browser.open('/', { userAgent: PERSON });
  await wake(page);
  for (const query of ['ferry', 'orchard', ' Ferry ']) {
    await boxOf(page).click();
    await boxOf(page).fill(query);
    // What remembers a search comes with the first focus; before, Enter sends the form as it is.
    await popoverOf(page).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe(`Results for ${query.trim()}`);
  }
  await expect.poll(() => new URL(page.url()).search).toBe('?q=Ferry');
  await expect.poll(() => recentsOf(page)).toBe('["Ferry","orchard"]');
  await boxOf(page).fill('');
  await boxOf(page).click();
  await expect.poll(() => options(page).allTextContents()).toEqual(['Ferry', 'orchard']);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=orchard');
  await boxOf(page).fill('');
  await boxOf(page).click();
  await popoverOf(page).getByRole('button', { name: 'Remove “orchard”' }).click();
  await expect.poll(() => options(page).allTextContents()).toEqual(['Ferry']);
  await popoverOf(page).getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => options(page).count()).toBe(0);
  await expect.poll(() => recentsOf(page)).toBe('[]');
  expect(problems).toEqual([]);
});

test('SEARCH-6: a corrupt store counts as no searches', async () => {
  const { page, problems } = await browser.open('/', { userAgent: PERSON });
  await page.evaluate((key) => localStorage.setItem(key, '{"'), STORED);
  await wake(page);
  await boxOf(page).click();
  await popoverOf(page).getByText('Your recent searches will show up here.').waitFor();
  expect(problems.filter((problem) => !problem.includes('is corrupt'))).toEqual([]);
});

test('SEARCH-3: mod+k and / lead to the box, from the first moment, and not out of a field', async () => {
  const { page } = await browser.open('/tag/letters', { userAgent: PERSON });
  const isInBox = () => boxOf(page).evaluate((box) => box === document.activeElement);
  await page.keyboard.press('/');
  expect(await isInBox()).toBe(true);
  await popoverOf(page).waitFor();
  await page.keyboard.type('a/b');
  expect(await boxOf(page).inputValue()).toBe('a/b');
  await page.locator('main h1').evaluate((heading: HTMLElement) => heading.focus());
  await expect.poll(() => popoverOf(page).isVisible()).toBe(false);
  await page.keyboard.press('Control+k');
  expect(await isInBox()).toBe(true);
});

test('SEARCH-9: a failed search shows no hits and is sent again only when somebody asks', async () => {
  const { page } = await browser.open('/', { userAgent: PERSON });
  let count = 0;
  await page.route('**/1/indexes/*/queries', async (route) => {
    count += 1;
    if (count === 1) await route.fulfill({ status: 503, body: '{}' });
    else await route.continue();
  });
  await wake(page);
  await boxOf(page).click();
  await boxOf(page).fill('ferry');
  await popoverOf(page).getByRole('alert').waitFor();
  expect(await popoverOf(page).locator('[role="group"]').count()).toBe(0);
  await boxOf(page).fill('ferr');
  await popoverOf(page).locator('[role="group"]').first().waitFor();
  await boxOf(page).fill('ferry');
  await popoverOf(page).getByRole('button', { name: 'Try again' }).click();
  await popoverOf(page).locator('[role="group"]').first().waitFor();
  expect(count).toBe(3);
});

test('SEARCH-8: programs are shown what people are, and their clicks count for nothing', async () => {
  const { page } = await browser.open('/', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await wake(page);
  const asked = page.waitForRequest('**/1/indexes/*/queries');
  await suggest(page, 'ferry');
  expect((await asked).postData()).toContain('clickAnalytics=false');
});

test('SEARCH-4: on a small screen the icon leads to the page, whose field has the focus', async () => {
  const { page, problems } = await browser.open('/tag/letters', {
    userAgent: PERSON,
    viewport: { width: 390, height: 844 },
  });
  await wake(page);
  expect(await boxOf(page).isVisible()).toBe(false);
  await follow(page, page.locator('header').getByRole('link', { name: 'Search' }));
  await page.waitForURL('**/search');
  const field = page.locator('main input[name="q"]');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('bell');
  await page.keyboard.press('Enter');
  await page.getByText('The Weight of a').first().waitFor();
  await page.goto(`${program.url}/search`);
  await wake(page);
  await page.locator('main').getByRole('link', { name: 'bell', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('SEARCH-4: at four widths, light and dark: nothing stands out and nobody is kept out', async () => {
  const { page } = await browser.open('/search', { userAgent: PERSON });
  const found: string[] = [];
  for (const path of ['/search?q=letters', '/search/users?q=ada', '/search/lists?q=letters', '/search?q=zzqq']) {
    program.clock.advance(3_000);
    await page.goto(program.url + path);
    for (const width of [390, 768, 1280, 1920]) {
      const light = await findingsInViews(page, [[width, 'light']]);
      const dark = width === 390 || width === 1280 ? await findingsInViews(page, [[width, 'dark']]) : [];
      found.push(...light, ...dark);
    }
  }
  expect(found).toEqual([]);
});

test('SEARCH-4, SEARCH-5: search works without a script', async () => {
  const { page } = await browser.open('/field-notes', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Search Field Notes' }).click();
  await page.waitForURL('**/field-notes/search');
  await page.locator('main input[name="q"]').fill('the');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/field-notes/search?q=the');
  expect(await page.locator('main article').count()).toBe(8);
  program.clock.advance(3_000);
  await boxOf(page).fill('ferry');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=ferry');
  expect(await page.locator('main article h2').first().textContent()).toBe('What the Ferry Carried');
});
