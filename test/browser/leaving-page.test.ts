import { expect } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

test('HOME-6, CORE-2: a follow just before the page goes is not lost with it', async () => {
  const { context } = program;
  const writer = await buildPerson(context, { username: 'leaving', name: 'Leaving' });
  const reader = await signIn(program);
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  // The 20 milliseconds in which changes wait for one another never end.
  await page.addInitScript(() => {
    const run = window.setTimeout.bind(window);
    const hold = (handler: TimerHandler, delay?: number) => (delay === 20 ? 0 : run(handler, delay));
    Object.assign(window, { holdBatches: () => Object.assign(window, { setTimeout: hold }) });
  });
  await page.goto(`${program.url}/@leaving`);
  await wake(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Follow Leaving', exact: true });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { holdBatches: () => void }).holdBatches());
  await button.click();
  await page.getByRole('main').getByRole('button', { name: 'Following Leaving', exact: true }).waitFor();
  const follows = () =>
    context.database.kysely.selectFrom('follow_person').select('person_id').where('person_id', '=', writer).execute();
  expect(await follows()).toEqual([]);
  await page.goto(`${program.url}/about`);
  await expect.poll(follows, { timeout: 60_000 }).toHaveLength(1);
});
