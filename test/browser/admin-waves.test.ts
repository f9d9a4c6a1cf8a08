import { expect } from 'vitest';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { readWaves } from '#modules/running/waves/read-waves.ts';
import { workAtWave } from '#modules/running/waves/work-at-wave.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

/** What the background process does. */
async function work() {
  const [wave] = (await readWaves(program.context)) ?? [];
  await workAtWave(program.context, wave?.id ?? '');
}

test('ADMIN-2: a moderator clears a wave by keyboard on a phone, sees how far it is, and undoes it', async () => {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  for (let number = 0; number < 60; number += 1)
    await buildPerson(program.context, { username: `cheap${number}`, bio: 'Cheap pills at pills.example' });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/waves`);
  await wake(page);
  await page.getByText('There hasn’t been a wave yet.').waitFor();
  const keyboard = byKeyboard(page);
  await page.getByLabel('What they share').selectOption({ label: 'A domain they link to' });
  await keyboard.type(page.getByLabel('Domain or words'), 'pills');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a domain, such as spam.example.').waitFor();
  await keyboard.type(page.getByLabel('Domain or words'), 'https://pills.example/buy');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '“pills.example”: 60 accounts match' }).waitFor();
  await page.getByText('and 10 more').waitFor();
  expect(await page.getByRole('link', { name: '@cheap' }).count()).toBe(50);
  await keyboard.type(page.getByLabel('What happened'), 'Advertises pills, and nothing else.');
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await keepScreens(page, 'admin-waves-preview', [
    [390, 'dark'],
    [1280, 'light'],
  ]);
  await keyboard.press(page.getByRole('button', { name: 'Suspend these 60 accounts' }));
  await page.getByText('0 of 60 suspended').waitFor();
  await work();
  await page.getByText('60 of 60 suspended').waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  expect((await program.ask('/@cheap7')).status).not.toBe(200);
  await keyboard.press(page.getByRole('button', { name: 'Undo the wave Links to pills.example' }));
  await page.getByText('Undoing').waitFor();
  await work();
  await page.getByText('60 restored').waitFor();
  expect((await program.ask('/@cheap7')).status).toBe(200);
  await keepScreens(page, 'admin-waves', [
    [390, 'dark'],
    [1280, 'light'],
  ]);
  expect(problems).toEqual([]);
});

test('ADMIN-2: more accounts match than a moderator saw, and what they wrote about the wave stays while they look again', async () => {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  await buildPerson(program.context, { bio: 'Cheap dice at dice.example' });
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/waves`);
  await wake(page);
  await page.getByLabel('What they share').selectOption({ label: 'A domain they link to' });
  await page.getByLabel('Domain or words').fill('dice.example');
  await page.getByRole('button', { name: 'Show me who' }).click();
  await page.locator('select[name=rule]').selectOption({ label: 'Other' });
  await page.getByLabel('What happened').fill('Sells dice.');
  await page.getByLabel('Email each of them').check();
  await buildPerson(program.context, { bio: 'More dice at dice.example' });
  await page.getByRole('button', { name: 'Suspend this account' }).click();
  const refused = page.getByText('Look again before you decide.');
  await refused.waitFor();
  await page.getByRole('button', { name: 'Show me who' }).click();
  await page.getByRole('heading', { name: '“dice.example”: 2 accounts match' }).waitFor();
  expect(await refused.count()).toBe(0);
  expect(await page.getByLabel('What happened').inputValue()).toBe('Sells dice.');
  expect(await page.locator('select[name=rule]').inputValue()).toBe('OTHER');
  await page.getByRole('button', { name: 'Suspend these 2 accounts' }).click();
  await page.getByText('0 of 2 suspended').waitFor();
});
