import { beforeAll, expect, vi } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const scripts = {
  analytics: 'https://measure.example/script.js',
  surveys: 'https://ask.example/script.js',
  recording: 'https://record.example/script.js',
} as const;
const INTAKE = 'https://intake.example/api/v2/logs*';

const { program, browser } = await openSite({
  settings: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' },
});
beforeAll(async () => {
  for (const kind of ['analytics', 'surveys', 'recording'] as const)
    await setSetting(program.context, `${kind}.scriptUrl`, scripts[kind]);
  await setSetting(program.context, 'logs.clientToken', 'pub-12345678');
  await setSetting(program.context, 'logs.datacenter', 'intake.example');
  await setSetting(program.context, 'logs.level', 'error');
  const policy = async () => (await program.ask('/about')).headers['content-security-policy'];
  await vi.waitFor(async () => expect(await policy()).toContain('https://intake.example'), { timeout: 30_000 });
});

/** A reader from a country, and what of others ran for them. */
async function openFrom(country: string, userAgent = PERSON) {
  const opened = await browser.open('/healthz', { userAgent, extraHTTPHeaders: { 'x-country': country } });
  const { page } = opened;
  const ran: string[] = [];
  const records: unknown[] = [];
  for (const kind of ['analytics', 'surveys', 'recording'] as const)
    await page.route(scripts[kind], (route) => {
      ran.push(kind);
      return route.fulfill({ contentType: 'text/javascript', body: 'void 0' });
    });
  await page.route(INTAKE, (route) => {
    records.push(...(route.request().postDataJSON() as readonly unknown[]));
    return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.goto(`${program.url}/about`);
  await wake(page);
  const fail = async () => {
    await page.evaluate(() => reportError(new TypeError('broken for ann@mail.example')));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  };
  return { ...opened, ran: () => ran.toSorted(), records, fail };
}

test('CORE-15: each kind has a yes of its own, which is kept for the next page', async () => {
  const { page, ran, records, fail } = await openFrom('DE');
  const banner = page.getByRole('region', { name: 'Privacy' });
  await banner.getByRole('button', { name: 'Choose' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await banner.getByLabel('Ask me questions in surveys').check();
  await banner.getByRole('button', { name: 'Save my choices' }).click();
  await expect.poll(ran).toEqual(['surveys']);
  await page.reload();
  await wake(page);
  await expect.poll(ran).toEqual(['surveys', 'surveys']);
  expect(await banner.count()).toBe(0);
  await fail();
  expect(records).toEqual([]);
});

test('CORE-15: one no refuses all of them, and one yes accepts all', async () => {
  const { page, ran, records, fail } = await openFrom('FR');
  const banner = page.getByRole('region', { name: 'Privacy' });
  await banner.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(ran()).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#privacy-choices';
  });
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(ran).toEqual(['analytics', 'recording', 'surveys']);
  await expect
    .poll(async () => {
      await fail();
      return records.length;
    })
    .toBeGreaterThan(0);
  expect(records[0]).toMatchObject({ status: 'error', message: 'TypeError: broken for …', service: 'lite' });
});

test('CORE-15: whoever is not asked has all of them, and a bot none', async () => {
  const american = await openFrom('US');
  await expect.poll(american.ran).toEqual(['analytics', 'recording', 'surveys']);
  const bot = await openFrom('US', BOT);
  await bot.page.waitForLoadState('networkidle');
  expect(bot.ran()).toEqual([]);
});
