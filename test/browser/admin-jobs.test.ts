import { expect } from 'vitest';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const views = [
  [1280, 'light'],
  [320, 'light'],
  [390, 'dark'],
] as const;
const { program, browser } = await openSite({ withWorld: false });

async function openAs(role: PlatformRole, path: string) {
  const { personId, cookies } = await signIn(program);
  await changeRole(program.context, { personId, role, isGranted: true });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...cookies]);
  await page.goto(program.url + path);
  await wake(page);
  return { page, problems };
}

async function giveUp(count: number) {
  const { database } = program.context;
  await database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []);
  for (let number = 0; number < count; number += 1)
    await enqueueJob(database, 'outbox:react', { eventId: String(number), reaction: 'some:thing', payload: {} });
  await enqueueJob(database, 'waves:work', { waveId: 'gone' });
  const text = `
    update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '1 hour',
      last_error = 'connect ECONNREFUSED of a server-with-a-very-long-name-that-nobody-can-break.example.org'`;
  await database.query('test_given_up', text, []);
}

const leftOf = async () =>
  (
    await program.context.database.query<{ count: number }>(
      'test_left',
      'select count(*)::int as count from graphile_worker.jobs where attempts >= max_attempts',
      [],
    )
  )[0]?.count;

test('rule 274: an administrator comes from the overview, tries a kind again and forgets one job, by keyboard on a phone', async () => {
  await giveUp(60);
  const { page, problems } = await openAs('ADMIN', '/_/admin');
  const keyboard = byKeyboard(page);
  await keyboard.press(page.getByRole('link', { name: '61 background jobs gave up' }));
  await page.getByRole('heading', { name: 'Failed jobs', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again: ' }).count()).toBe(50);
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'admin-jobs', views);
  await page.setViewportSize({ width: 390, height: 844 });
  await keyboard.press(page.getByRole('link', { name: 'Older' }));
  await expect.poll(() => page.getByRole('button', { name: 'Try again: ' }).count()).toBe(11);
  await wake(page);

  await keyboard.press(page.getByRole('button', { name: 'Try all again: Do what follows from an event' }));
  await page.getByText('60 jobs will be tried again in a moment.').waitFor();
  await page.goto(`${program.url}/_/admin/jobs`);
  await wake(page);
  await keyboard.press(page.getByRole('button', { name: 'Forget: Suspend the accounts in a wave' }));
  const dialog = page.getByRole('dialog', { name: 'Forget this job?' });
  await dialog.getByText('What’s lost: The rest of the wave stays as it is.').waitFor();
  expect(await findingsInViews(page, views)).toEqual([]);
  await keepScreens(page, 'admin-jobs-forget', views);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await leftOf()).toBe(1);
  await keyboard.press(page.getByRole('button', { name: 'Forget: Suspend the accounts in a wave' }));
  await keyboard.press(dialog.getByRole('button', { name: 'Forget' }));
  await page.getByText('No jobs have failed.').waitFor();
  expect(await leftOf()).toBe(0);
  expect(await findingsInViews(page, views)).toEqual([]);
  expect(problems).toEqual([]);
});

test('rule 274: a moderator reads the jobs of one kind, and changes nothing', async () => {
  await giveUp(3);
  const { page, problems } = await openAs('MODERATOR', '/_/admin/jobs');
  await page.getByRole('link', { name: 'Do what follows from an event' }).press('Enter');
  await page.getByRole('heading', { name: 'Only: Do what follows from an event' }).waitFor();
  await page.getByText('Administrators can try them again or forget them.').waitFor();
  expect(await page.getByText('connect ECONNREFUSED').count()).toBe(3);
  expect(await page.getByRole('button', { name: /^(?:Try|Forget)/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Show all kinds' }).press('Enter');
  await page.getByRole('heading', { name: 'Each job' }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 274: what somebody else forgot meanwhile is said, and the list is as it is', async () => {
  await giveUp(0);
  const { page } = await openAs('ADMIN', '/_/admin/jobs');
  await page.getByRole('button', { name: 'Try again: Suspend' }).waitFor();
  await program.context.database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []);
  await page.getByRole('button', { name: 'Try again: Suspend' }).click();
  await page.getByText('It’s no longer here').waitFor();
  await page.getByText('No jobs have failed.').waitFor();
});
