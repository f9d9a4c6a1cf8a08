import type { Page } from 'playwright-core';
import { beforeAll, expect, vi } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const SCRIPT = 'https://measure.example/script.js';

const { program, browser } = await openSite({
  settings: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' },
});
beforeAll(async () => {
  await setSetting(program.context, 'analytics.scriptUrl', SCRIPT);
  await vi.waitFor(async () => expect(await policy()).toContain('https://measure.example'), { timeout: 30_000 });
});

const policy = async () => (await program.ask('/')).headers['content-security-policy'];

/** A reader from a country, and how often the operator's script ran for them. */
async function openFrom(country: string | undefined, path: string, userAgent = PERSON) {
  const opened = await browser.open('/healthz', {
    userAgent,
    ...(country === undefined ? {} : { extraHTTPHeaders: { 'x-country': country } }),
  });
  const { page } = opened;
  let runs = 0;
  await page.route(SCRIPT, (route) => {
    runs += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isMeasured = true' });
  });
  await page.goto(program.url + path);
  await wake(page);
  return { ...opened, runs: () => runs };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const isAsked = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  return (await banner(page).count()) === 1;
};

test('SHELL-16: somebody from the EU is asked once, and what measures waits for the answer', async () => {
  const { page, problems, runs } = await openFrom('DE', program.world.stories.english.path);
  await banner(page).waitFor();
  expect(runs()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(runs).toBe(1);
  await expect.poll(() => banner(page).count()).toBe(0);
  await page.reload();
  await wake(page);
  await expect.poll(runs).toBe(2);
  expect(await isAsked(page)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

test('SHELL-16: no is remembered too, and can be taken back from the menu', async () => {
  const { page, runs } = await openFrom('FR', '/about');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await wake(page);
  expect([await isAsked(page), runs()]).toEqual([false, 0]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(runs).toBe(1);
});

test('SHELL-16: outside the EU, and where the country is unknown, nobody is asked', async () => {
  for (const country of ['US', undefined]) {
    const { page, runs } = await openFrom(country, '/about');
    await expect.poll(runs).toBe(1);
    expect(await isAsked(page)).toBe(false);
  }
});

test('SHELL-16: pages are kept once for all countries', async () => {
  const kept = async (country: string) => {
    const { text, headers } = await program.ask('/about', { headers: { 'x-country': country } });
    return { text, status: headers['x-cache-status'] };
  };
  await kept('DE');
  const [german, american] = [await kept('DE'), await kept('US')];
  expect(german).toEqual({ ...american, status: 'hit' });
  expect(german.text).not.toContain('measure.example');
});

test('SHELL-16: whoever is signed in has agreed, as the documents have it', async () => {
  const reader = await signIn(program);
  const { page, runs } = await openFrom('DE', '/about');
  await page.context().addCookies([...reader.cookies]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await wake(page);
  await expect.poll(runs).toBe(1);
  expect(await isAsked(page)).toBe(false);
});

test('CORE-10: a bot is not asked, and nothing measures it', async () => {
  for (const country of ['DE', 'US']) {
    const { page, runs, requests } = await openFrom(country, '/about', BOT);
    expect([await isAsked(page), runs()]).toEqual([false, 0]);
    const told = requests.filter((url) => /_\/(?:privacy|clientele|batch)|measure\.example/.test(url));
    expect(told).toEqual([]);
  }
});

test('SHELL-16, T2: strictly, only a yes counts, and an unknown country is the EU', async () => {
  await setSetting(program.context, 'consent.mode', 'strict');
  await expect
    .poll(async () => (await program.ask('/_/privacy')).text, { timeout: 30_000 })
    .toContain('"mode":"strict"');
  const unknown = await openFrom(undefined, '/about');
  await banner(unknown.page).waitFor();
  expect(unknown.runs()).toBe(0);
  const american = await openFrom('US', '/about');
  expect([await isAsked(american.page), american.runs()]).toEqual([false, 0]);
  const swiss = await openFrom('CH', '/about');
  await banner(swiss.page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(swiss.runs).toBe(1);
});
