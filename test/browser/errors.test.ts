import type { Page } from 'playwright-core';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { groupErrors } from '#modules/running/errors/group-errors.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

/** Chromium without a window says that it is a program. */
const PERSON = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const MAPS = join(import.meta.dirname, '../../dist/maps');
const ADDRESS = '/_/clientele/reports/errors/';

const { program, browser } = await openSite();
beforeEach(async () => {
  program.clock.advance(2_000_000);
  await program.context.database.kysely.deleteFrom('error_report').execute();
  await program.context.database.kysely.deleteFrom('error_group').execute();
});

const told = async () =>
  (await program.context.database.kysely.selectFrom('error_report').select('report').orderBy('id').execute()).map(
    ({ report }) => report,
  );
/** As a page that is left does; nobody waits five seconds here. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));
const toldAfterLeaving = async (page: Page) => {
  await expect
    .poll(async () => {
      await leave(page);
      return (await told()).length;
    })
    .toBeGreaterThan(0);
  return await told();
};

test('CORE-9: a page tells of what nobody caught, and loads what tells it only then', async () => {
  const { page, requests } = await browser.open('/?q=secret', PERSON);
  await wake(page);
  expect(requests.filter((address) => address.includes('error-reporter'))).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown at ann@mail.example');
    });
    void Promise.reject(new RangeError('rejected'));
    void Promise.reject(new DOMException('left', 'AbortError'));
  });
  await expect.poll(async () => (await toldAfterLeaving(page)).length).toBe(2);
  const reports = await told();
  expect(reports.map(({ name, message }) => `${name}: ${message}`).toSorted()).toEqual([
    'RangeError: rejected',
    'TypeError: thrown at …',
  ]);
  expect(reports[0]?.about).toMatchObject({ location: '/', routeName: 'ShowHome' });
  expect(JSON.stringify(reports)).not.toContain('secret');
});

test('CORE-9: a storm of 10,000 errors sends 50, ten at a time', async () => {
  const { page, requests } = await browser.open('/', PERSON);
  await wake(page);
  await page.evaluate(async () => {
    for (let count = 0; count < 10_000; count += 1) reportError(new Error(`storm ${count}`));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  });
  await expect.poll(async () => (await told()).length).toBe(50);
  await leave(page);
  expect(requests.filter((address) => address.endsWith(ADDRESS))).toHaveLength(5);
});

test('CORE-9: what cannot be drawn shows the error screen, and is told with its place in the sources', async () => {
  const { page } = await browser.open('/healthz', PERSON);
  await page.route('**/assets/user-profile.page-*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const broken = text.replace(
      /export\s*\{\s*([\w$]+) as default\s*\}/,
      'const broken={...$1,Component(){throw new Error("drawn badly")}};export{broken as default}',
    );
    expect(broken).not.toBe(text);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.goto(`${program.url}/@ada`);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.getByRole('heading', { name: 'Error' }).waitFor();
  const reports = await toldAfterLeaving(page);
  expect(reports.map(({ message }) => message)).toContain('drawn badly');
  await groupErrors(program.context, { mapsFolder: MAPS });
  const { place } = await program.context.database.kysely
    .selectFrom('error_group')
    .select('place')
    .where('message', '=', 'drawn badly')
    .executeTakeFirstOrThrow();
  expect(place).toMatch(/^src\/web\//);
});

test('rule 245: an administrator looks at an error, resolves it by keyboard, and finds it among the resolved', async () => {
  const { page: reader } = await browser.open('/', PERSON);
  await wake(reader);
  await reader.evaluate(() => reportError(new TypeError('x is no function')));
  await toldAfterLeaving(reader);
  await groupErrors(program.context, { mapsFolder: MAPS });
  const admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
  const { page, problems } = await browser.open('/healthz', PERSON);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.context().addCookies([...admin.cookies]);
  await page.goto(`${program.url}/_/admin/errors`);
  await wake(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'TypeError: x is no function' }).click();
  await page.getByRole('heading', { name: 'TypeError: x is no function' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as resolved' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Marked as resolved. If it happens again, it’ll be back.').waitFor();
  expect(await focusFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'All errors' }).click();
  await page.getByText('No open errors.').waitFor();
  await page.getByLabel('Show').selectOption('RESOLVED');
  await page.getByRole('link', { name: 'TypeError: x is no function' }).waitFor();
  expect(problems).toEqual([]);
});
