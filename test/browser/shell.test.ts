import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
const PHONE = { width: 390, height: 844 };

const { program, browser } = await openSite();

const measured = () =>
  program.context.database.kysely
    .selectFrom('client_event')
    .select(['name', 'data', 'person_id'])
    .where('type', '=', 'performance')
    .execute();

test('CORE-8, CORE-10: a page tells how fast it was, when it is left', async () => {
  // A browser of its own: what stands between the others and the site loses what is sent on leaving.
  const person = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--user-agent=${PERSON}`],
  });
  try {
    const page = await person.newPage();
    await page.goto(program.url + program.world.stories.english.path);
    await wake(page);
    // What measures comes once the page is alive.
    await page.waitForLoadState('networkidle');
    await page.mouse.click(10, 400);
    await page.goto(`${program.url}/about`);
    await expect.poll(async () => (await measured()).length, { timeout: 30_000 }).toBeGreaterThan(3);
  } finally {
    await person.close();
  }
  const rows = await measured();
  const names = new Set(rows.map(({ name }) => name));
  for (const name of ['ready', 'fcp', 'nav']) expect([...names]).toContain(`performance.${name}`);
  const ready = rows.find(({ name }) => name === 'performance.ready');
  expect(ready).toMatchObject({
    person_id: null,
    data: { pageType: 'post', loggedIn: 'no', mobileOrTablet: 'no', service: 'lite', waited: expect.any(Number) },
  });
});

test('CORE-8: what no page of ours sent, or what is no report, is not taken', async () => {
  const path = '/_/clientele/reports/performance/';
  const body = JSON.stringify({
    client: { name: 'lite', version: '1' },
    events: [{ type: 'ready', data: { value: 1 } }],
  });
  const headers = { 'content-type': 'application/json', origin: program.url, 'user-agent': PERSON };
  const status = async (options: { headers: Record<string, string>; body: string }) =>
    (await program.ask(path, { method: 'POST', ...options })).status;
  expect(await status({ headers, body })).toBe(204);
  expect(await status({ headers: { ...headers, origin: 'https://evil.example' }, body })).toBe(403);
  expect(await status({ headers, body: '{"events":[]}' })).toBe(400);
});

test('SHELL-20: without an app nobody is offered one, and the page says how the site is installed', async () => {
  const { page, problems } = await browser.open('/about', { viewport: PHONE, userAgent: IPHONE });
  expect(await page.getByRole('link', { name: 'Open in app' }).count()).toBe(0);
  await page.goto(`${program.url}/m/app`);
  expect(new URL(page.url()).pathname).toBe('/download-app');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Read in your pocket');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  for (const path of [
    '/.well-known/apple-app-site-association',
    '/.well-known/assetlinks.json',
    '/_/app-link?path=/',
  ]) {
    expect((await program.ask(path)).status, path).toBe(404);
  }
});

test('SHELL-9: who manages a publication has a menu in its bar, readers do not', async () => {
  const editor = await signIn(program);
  const publicationId = await buildPublication(program.context, { name: 'Managed', slug: 'managed' });
  await appointMember(program.context, { publicationId, personId: editor.personId, role: 'editor' });
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...editor.cookies]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${program.url}/managed`);
    await wake(page);
    await page.getByRole('button', { name: 'Manage Managed' }).click();
    const labels = await page.getByRole('menuitem').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['Write a story', 'Followers']));
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  const reader = await signIn(program);
  await page.context().clearCookies();
  await page.context().addCookies([...reader.cookies]);
  await page.goto(`${program.url}/managed`);
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: 'Manage Managed' }).count()).toBe(0);
});

test('SHELL-20: with an app the mobile bar is 41 high, asks for the link again, and Android has none by its flag', async () => {
  await setSetting(program.context, 'app.linkScheme', 'longhand');
  await expect.poll(async () => (await program.ask('/about')).text, { timeout: 30_000 }).toContain('Open in app');
  const phone = await browser.open('/healthz', { viewport: PHONE, userAgent: IPHONE });
  const { page } = phone;
  let asked = 0;
  await page.route('**/_/app-link**', (route) => {
    asked += 1;
    return asked < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto(`${program.url}/about`);
  const bar = page.getByRole('link', { name: 'Open in app' });
  expect(Math.round((await bar.locator('..').boundingBox())?.height ?? 0)).toBe(41);
  expect(await axeFindings(page)).toEqual([]);
  await wake(page);
  // Pressed before what asks is there, it leads to the page about the app at once.
  await page.waitForLoadState('networkidle');
  const answered = page.waitForResponse((response) => response.url().includes('/_/app-link') && response.ok());
  await bar.click();
  expect(await (await answered).json()).toEqual({ url: `longhand://${new URL(program.url).host}/about` });
  expect(asked).toBe(3);
  // Nothing on this machine opens it, so the page about the app follows.
  await page.waitForURL('**/download-app');
  const android = await browser.open('/about', { viewport: PHONE, userAgent: ANDROID });
  expect(await android.page.getByRole('link', { name: 'Open in app' }).isVisible()).toBe(false);
  const wide = await browser.open('/about', { viewport: { width: 1280, height: 900 }, userAgent: PERSON });
  expect(await wide.page.getByRole('link', { name: 'Open in app' }).isVisible()).toBe(false);
});
