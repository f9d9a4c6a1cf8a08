import { expect } from 'vitest';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

test('ADMIN-1: the pages for staff are not there for anybody else', async () => {
  const victim = await signIn(program);
  const paths = [`/_/admin/users/${victim.personId}`, '/_/admin/internal-status'];
  const support = await signIn(program, { role: 'SUPPORT' });
  const ask = async (path: string, cookie?: string) =>
    (await program.ask(path, { headers: cookie === undefined ? {} : { cookie } })).status;
  for (const path of paths) {
    expect(await ask(path)).toBe(404);
    expect(await ask(path, victim.cookie)).toBe(404);
    expect(await ask(path, (await signIn(program, { role: 'CURATOR' })).cookie)).toBe(404);
  }
  expect(await Promise.all(paths.map((path) => ask(path, support.cookie)))).toEqual([200, 404]);
  expect(await ask('/_/admin/users/nobody-of-that-name', support.cookie)).toBe(404);
});

test('a moderator suspends somebody and ends it, and sees both written down', async () => {
  const [moderator, victim] = [await signIn(program, { role: 'MODERATOR' }), await signIn(program)];
  const { page, problems } = await browser.openAs(moderator, `/_/admin/users/${victim.personId}`);
  const suspending = page.getByRole('region', { name: 'Suspend this account' });
  await suspending.getByLabel('Rule that was broken').selectOption({ label: 'Harassment' });
  await suspending.getByLabel('What happened').fill('Writes to people who asked for peace.');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('heading', { name: 'Lift the suspension' }).waitFor();
  await page.getByText('Writes to people who asked for peace.').first().waitFor();
  await page.getByText('suspended an account').waitFor();
  const lifting = page.getByRole('region', { name: 'Lift the suspension' });
  await lifting
    .getByLabel('Was the decision right?')
    .selectOption({ label: 'Yes, but it’s gone on long enough. It still counts against them' });
  // One way back: the list of decisions has no other.
  expect(await page.getByRole('button', { name: /^Reverse it/ }).count()).toBe(0);
  await lifting.getByLabel('Reason').fill('They talked it over.');
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await page.getByRole('heading', { name: 'Suspend this account' }).waitFor();
  await page.getByText('lifted a suspension').waitFor();
  // Roles are for administrators.
  expect(await page.getByRole('heading', { name: 'Roles' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('ADMIN-2: what is in force stands at the top of an account until it is taken back, and no rule is chosen for anybody', async () => {
  const [moderator, person] = [await signIn(program, { role: 'MODERATOR' }), await signIn(program)];
  const kept = { state: 'pending', round: 1 };
  await writeAudit(program.context, {
    action: 'nomination.approved',
    targetKind: 'person',
    targetId: person.personId,
    before: kept,
    after: { ...kept, round: 2 },
  });
  const { page, problems } = await browser.openAs(moderator, `/_/admin/users/${person.personId}`);
  await page.getByText('round: 1 → 2').waitFor();
  await page.getByText('Status: pending', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Reports' }).waitFor();
  expect(await page.getByText('In force', { exact: true }).count()).toBe(0);
  const deciding = page.getByRole('region', { name: 'Decide something else' });
  await deciding.getByLabel('Measure').selectOption({ label: 'Limited' });
  await deciding.getByLabel('What happened').fill('Three unkind answers.');
  await deciding.getByRole('button', { name: 'Decide' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rule');
  await deciding.getByLabel('Rule that was broken').selectOption({ label: 'Harassment' });
  await deciding.getByRole('button', { name: 'Decide' }).press('Enter');
  await page.getByText('In force', { exact: true }).waitFor();
  // What was done is read in the words in which it was chosen.
  await page.getByText('Rule: Harassment', { exact: true }).waitFor();
  await page.getByText('Measure: Limited', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Reverse it/ }).press('Enter');
  await page.getByLabel('Why it was wrong').fill('It was somebody else.');
  await page
    .getByRole('button', { name: /^Reverse it/ })
    .last()
    .press('Enter');
  await page.getByText('In force', { exact: true }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('an administrator gives a role, and is asked to sign in again after a while', async () => {
  const [admin, other] = [await signIn(program, { role: 'ADMIN' }), await signIn(program)];
  const { page } = await browser.openAs(admin, `/_/admin/users/${other.personId}`);
  await page.getByLabel('Support').click();
  await page.getByText('gave someone a role').waitFor();
  expect(await page.getByLabel('Support').isChecked()).toBe(true);
  program.clock.advance(901_000);
  await page.getByLabel('MODERATOR').click();
  await page.getByRole('link', { name: 'Sign in again' }).waitFor();
  expect(await page.getByLabel('MODERATOR').isChecked()).toBe(false);
});

test('CORE-5: an administrator switches a flag, and a moderator only sees it', async () => {
  const [admin, moderator] = [await signIn(program, { role: 'ADMIN' }), await signIn(program, { role: 'MODERATOR' })];
  const { page, problems } = await browser.openAs(admin, '/_/admin/internal-status');
  await page.getByText('PostgreSQL').waitFor();
  const box = page.getByRole('checkbox', { name: 'enable_passkey_sign_in' });
  expect(await box.isChecked()).toBe(true);
  await box.click();
  await page.getByText('(changed)').waitFor();
  expect(await box.isChecked()).toBe(false);
  const seen = await browser.openAs(moderator, '/_/admin/internal-status');
  expect(await seen.page.getByRole('checkbox', { name: 'enable_passkey_sign_in' }).isDisabled()).toBe(true);
  expect(await seen.page.getByRole('checkbox', { name: 'enable_passkey_sign_in' }).isChecked()).toBe(false);
  expect([...problems, ...seen.problems]).toEqual([]);
});

test('rule 256: a moderator notes something about an account by keyboard, another one reads it, and it is taken back', async () => {
  const [moderator, other, person] = [
    await signIn(program, { role: 'MODERATOR' }),
    await signIn(program, { role: 'SUPPORT' }),
    await signIn(program),
  ];
  const { page, problems } = await browser.openAs(moderator, `/_/admin/users/${person.personId}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByText('No notes yet.').waitFor();
  await notes.getByLabel('Add a note').fill('Asked for a refund twice.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notes.getByText('Asked for a refund twice.').waitFor();
  expect(await notes.getByLabel('Add a note').inputValue()).toBe('');
  const { page: second } = await browser.openAs(other, `/_/admin/users/${person.personId}`);
  await second.getByText('Asked for a refund twice.').waitFor();
  expect(await second.getByRole('button', { name: /^Delete the note/ }).count()).toBe(0);
  await notes.getByRole('button', { name: /^Delete the note/ }).click();
  await notes.getByText('Asked for a refund twice.').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('ADMIN-1: the pages for staff stand in groups beside the page, all within the window, and in one row on a phone', async () => {
  const { page, problems } = await browser.openAs(await signIn(program, { role: 'ADMIN' }), '/_/admin/errors');
  await page.setViewportSize({ width: 1280, height: 900 });
  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  const links = pages.getByRole('link');
  const placed = async () => await Promise.all((await links.all()).map(async (link) => await link.boundingBox()));
  const column = await placed();
  expect(column.length).toBeGreaterThan(20);
  expect(new Set(column.map((box) => box?.x)).size).toBe(1);
  expect(column.filter((box) => box === null || box.y < 57 || box.y + box.height > 900)).toEqual([]);
  await pages.getByRole('list', { name: 'Moderation' }).getByRole('link', { name: 'Reports' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const row = await placed();
  expect(new Set(row.map((box) => box?.y)).size).toBe(1);
  expect(await pages.getByText('Moderation').isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('rule 235: the address of the filtered audit keeps the filter, on every page of it and after Back', async () => {
  const admin = await signIn(program, { role: 'ADMIN' });
  for (let number = 0; number < 60; number += 1)
    await writeAudit(program.context, {
      action: 'link.banned',
      targetKind: 'link',
      targetId: `site${number}.example`,
      before: null,
      after: null,
    });
  const { page } = await browser.openAs(admin, '/_/admin/audit');
  const chosen = page.locator('select[name=deed]');
  await chosen.selectOption({ label: 'banned a link' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('link', { name: 'Older' }).waitFor();
  await wake(page);
  await page.getByRole('link', { name: 'Older' }).click();
  await page.waitForURL(/olderThan=/);
  await wake(page);
  for (const look of [() => page.reload(), () => page.goBack()]) {
    await look();
    await wake(page);
    expect(new URL(page.url()).searchParams.get('deed')).toBe('link.banned');
    expect(await chosen.inputValue()).toBe('link.banned');
  }
});
