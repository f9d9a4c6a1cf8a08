import { signInMessages } from '#shared/messages/sign-in.ts';
import { expect } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

test('ADMIN-2: a moderator invites by a link and blocks a domain by keyboard on a phone, and undoes both', async () => {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  await setSetting(program.context, 'registration.mode', 'invitation');
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/sign-ups`);
  await wake(page);
  await page.getByText('Only people with an invitation can create an account.').waitFor();
  await page.getByText('You haven’t invited anyone yet.').waitFor();
  const keyboard = byKeyboard(page);
  await keyboard.type(page.getByLabel('How many people can use the link'), 'many');
  await keyboard.type(page.getByLabel('Note for staff'), 'The choir');
  await page.keyboard.press('Enter');
  await page.getByText('How many people can use it? Enter a number from 1 to 1000.').waitFor();
  expect(await page.getByLabel('Note for staff').inputValue()).toBe('The choir');
  await keyboard.type(page.getByLabel('How many people can use the link'), '3');
  await page.keyboard.press('Enter');
  await page.getByText('Here’s the link.').waitFor();
  const link = await page.getByText('/m/invitation/').textContent();
  await page.getByText('0 of 3 joined').waitFor();

  await keyboard.type(page.getByLabel('Email domain or network'), 'nonsense');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a domain, such as example.com').waitFor();
  await keyboard.type(page.getByLabel('Email domain or network'), '*.spam.example');
  await page.keyboard.press('Enter');
  await page.getByText('none refused yet').waitFor();
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await keepScreens(page, 'admin-sign-ups', [
    [390, 'dark'],
    [1280, 'light'],
  ]);
  await keyboard.press(page.getByRole('button', { name: 'Unblock spam.example' }));
  await page.getByText('Nothing is blocked.').waitFor();

  const { page: visit } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await visit.goto(`${program.url}/m/signin?operation=register`);
  await visit.getByText('Sign-up is by invitation').waitFor();
  await visit.goto(new URL(link ?? '').href);
  await visit.getByText('You’re invited. Create your account below.').waitFor();
  await visit.getByText('Sign up with email').waitFor();
  await keyboard.press(page.getByRole('button', { name: 'End the invitation for The choir' }));
  await page.getByText('Ended').waitFor();
  await visit.goto(new URL(link ?? '').href);
  await visit.getByRole('heading', { name: 'This invitation doesn’t work anymore' }).waitFor();
  await visit.goto(`${program.url}/m/signin?operation=register`);
  await visit.getByText('Sign-up is by invitation').waitFor();
  await setSetting(program.context, 'registration.mode', 'closed');
  await visit.reload();
  await visit.getByText('We’re not taking new accounts right now.').waitFor();
  expect(await visit.getByText('Sign up with email').count()).toBe(0);
  await visit.goto(`${program.url}/m/signin?operation=login`);
  await wake(visit);
  await visit
    .getByRole('heading', { level: 1 })
    .or(visit.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  expect(await visit.getByRole('link', { name: signInMessages.toRegister.action }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('rule 250: the first steps lead to what lets people in, and nobody is sent to an account that they cannot make', async () => {
  const admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  const unknown = async () => {
    await page.goto(`${program.url}/m/signin?operation=login&step=UNRECOGNIZED_EMAIL`);
    await wake(page);
    await page.getByRole('heading', { name: "Sorry, we didn't recognize that email." }).waitFor();
    return await page.getByRole('link', { name: 'Create an account' }).count();
  };
  await setSetting(program.context, 'registration.mode', 'closed');
  await expect.poll(unknown).toBe(0);
  const unrecognized = async () => (await program.ask('/unrecognized-account')).text;
  expect(await unrecognized()).not.toContain('Create account');
  expect(await unrecognized()).toContain('We’re not taking new accounts right now.');
  await setSetting(program.context, 'registration.mode', 'invitation');
  await expect.poll(unrecognized).toContain('New accounts are by invitation right now.');
  expect(await unrecognized()).not.toContain('Create account');
  await setSetting(program.context, 'registration.mode', '');
  await expect.poll(unknown).toBe(1);
  expect(await unrecognized()).toContain('Create account');
  await page.context().addCookies([...admin.cookies]);
  const inviting = async (mode: string) => {
    await setSetting(program.context, 'registration.mode', mode);
    await page.goto(`${program.url}/_/admin/start`);
    await wake(page);
    return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Invite people' }) });
  };
  const closed = await inviting('closed');
  expect(await closed.getByText(/operation=register/).count()).toBe(0);
  await closed.getByRole('link', { name: 'Change who can sign up' }).waitFor();
  expect(await (await inviting('')).getByText(/operation=register/).count()).toBe(1);
  const byInvitation = await inviting('invitation');
  expect(await byInvitation.getByText(/operation=register/).count()).toBe(0);
  await byInvitation.getByRole('link', { name: 'Invitations' }).click();
  await page.getByText('Only people with an invitation can create an account.').waitFor();
  expect(problems).toEqual([]);
});
