import { beforeAll, describe, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf, linkOf, readMail } from '#test/support/read-mail.ts';
import { askForCode, isSignedIn, newestMailTo, openAccount, openWindow } from '#test/support/sign-in-journey.ts';

const { program, browser } = await openSite();
let story = '';
beforeAll(async () => {
  story = program.world.stories.plain[1]?.path ?? '';
});

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

describe('IDEN-2: signing in by code', () => {
  test('three interactions after the address is typed, without leaving the story', async () => {
    const { email } = await openAccount(program);
    const { page, problems } = await browser.open(story);
    await openWindow(page);
    await page.getByRole('link', { name: 'Sign in with email' }).click();
    await page.getByLabel('Your email').fill(` ${email} `);
    await page.getByRole('button', { name: 'Continue' }).click();
    const code = page.getByLabel('Login code');
    await code.waitFor();
    const validate = page.getByRole('button', { name: 'Validate' });
    expect(await validate.isDisabled()).toBe(true);
    await code.fill(codeOf(await newestMailTo(program, email)));
    const [request] = await Promise.all([page.waitForRequest(/\/m\/callback\/authenticate/), validate.click()]);
    const query = new URL(request.url()).searchParams;
    expect([query.get('state'), query.get('operation')]).toEqual(['medium', 'login']);
    await page.waitForURL(`**${story}`);
    await expect.poll(() => isSignedIn(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a wrong code says so, six tries are too many, and an old code has expired', async () => {
    const { email } = await openAccount(program);
    const { page } = await browser.open(story);
    await openWindow(page);
    await askForCode(page, email);
    const code = codeOf(await newestMailTo(program, email));
    const alert = page.getByRole('alert');
    const attempt = async (text: string) => {
      await page.getByLabel('Login code').fill(text);
      await page.getByRole('button', { name: 'Validate' }).click();
    };
    for (let number = 0; number < 5; number += 1) {
      await attempt(wrongOf(code));
      await alert.filter({ hasText: 'Invalid code.' }).waitFor();
      // The button was off meanwhile, and let go of the focus.
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'loginCode');
    }
    await attempt(code);
    await alert.filter({ hasText: 'Too many attempts. Please try again later.' }).waitFor();
    program.clock.advance(31_000);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByTestId('code-sent').waitFor();
    expect(await page.getByLabel('Login code').inputValue()).toBe('');
    program.clock.advance(11 * 60_000);
    await attempt(codeOf(await newestMailTo(program, email)));
    await alert.filter({ hasText: 'This code has expired. Ask for a new one.' }).waitFor();
    expect(await isSignedIn(page)).toBe(false);
  });

  test('asking again at once says when; the toast goes after three seconds and has no close button', async () => {
    const { email } = await openAccount(program);
    const { page } = await browser.open(story);
    await openWindow(page);
    await askForCode(page, email);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByRole('alert').filter({ hasText: 'We just sent you a code.' }).waitFor();
    program.clock.advance(31_000);
    await page.getByRole('button', { name: 'Resend code' }).click();
    const toast = page.getByTestId('code-sent');
    await toast.waitFor();
    expect(await toast.getByText('Code sent!').isVisible()).toBe(true);
    expect(await toast.locator('button').count()).toBe(0);
    await toast.waitFor({ state: 'detached' });
  });

  test('a code is worth nothing in another browser', async () => {
    const { email } = await openAccount(program);
    const [first, second] = [await browser.open(story), await browser.open('/m/signin?step=CHECK_YOUR_INBOX')];
    await openWindow(first.page);
    await askForCode(first.page, email);
    await wake(second.page);
    await second.page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
    await second.page.getByRole('button', { name: 'Validate' }).click();
    await second.page.getByRole('alert').filter({ hasText: 'Invalid code.' }).waitFor();
    expect(await isSignedIn(second.page)).toBe(false);
  });

  test('pressing twice sends once', async () => {
    const { email } = await openAccount(program);
    const { page, requests } = await browser.open(story);
    await openWindow(page);
    await page.getByRole('link', { name: 'Sign in with email' }).click();
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await page.getByLabel('Login code').waitFor();
    const before = requests.filter((url) => url.includes('callback')).length;
    await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
    await page.getByRole('button', { name: 'Validate' }).dblclick();
    await expect.poll(() => isSignedIn(page)).toBe(true);
    const codes = (await readMail(program.context)).filter(({ to, text }) => to === email && /^ {4}\d{6}$/m.test(text));
    expect(codes).toHaveLength(1);
    expect(requests.filter((url) => url.includes('callback')).length - before).toBe(1);
  });
});

test('IDEN-2: without a connection it says so, and goes on once there is one', async () => {
  const { email } = await openAccount(program);
  const { page } = await browser.open(story);
  await openWindow(page);
  await page.getByRole('link', { name: 'Sign in with email' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'You’re offline.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Login code').waitFor();
});

test('IDEN-1, IDEN-6, IDEN-7: from an unknown email to a new account, past the check for programs', async () => {
  program.clock.advance(3_600_000);
  const { page, problems } = await browser.open(story);
  await openWindow(page);
  await page.getByRole('link', { name: 'Sign in with email' }).click();
  const email = page.getByLabel('Your email');
  await email.fill('stranger@mail');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please enter a valid email address.' }).waitFor();
  await email.fill('stranger@mail.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: "Sorry, we didn't recognize that email." }).waitFor();
  expect(await page.getByText('Would you like to sign in with a different email?').isVisible()).toBe(true);
  expect(await email.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('نعمة Stranger');
  await email.fill('stranger@mail.example');
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await worker).url()).toContain('/assets/');
  await page.getByLabel('Login code').waitFor();
  expect(problems).toEqual([]);
  await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, 'stranger@mail.example')));
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.waitForURL('**/get-started**');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(story);
});

test('IDEN-3: a link that was too old asks for the email again', async () => {
  const { email } = await openAccount(program);
  const { page } = await browser.open(story);
  await openWindow(page);
  await askForCode(page, email);
  const link = linkOf(await newestMailTo(program, email));
  program.clock.advance(61 * 60_000);
  await page.goto(link.href);
  await page.waitForURL('**susiEntry=email_login_timeout**');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your sign-in link has expired');
  await wake(page);
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Login code').waitFor();
});

test('IDEN-2: a page that signed in in another window meanwhile offers to be loaded again', async () => {
  const { email } = await openAccount(program);
  const { page } = await browser.open(story);
  await openWindow(page);
  await askForCode(page, email);
  const link = linkOf(await newestMailTo(program, email));
  const other = await page.context().newPage();
  await other.goto(link.href);
  await expect.poll(() => isSignedIn(page)).toBe(true);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('You’ve signed in from another window.').first().waitFor();
  await Promise.all([
    page.waitForNavigation(),
    page.locator('dialog').getByRole('button', { name: 'Reload this page' }).click(),
  ]);
  expect(new URL(page.url()).pathname).toBe(story);
});

test('IDEN-2: the step outlives a reload, since phones drop pages while the mail is read', async () => {
  const { email } = await openAccount(program);
  const { page } = await browser.open('/m/signin?redirect=%2Fabout');
  await wake(page);
  await askForCode(page, email);
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.reload();
  await wake(page);
  await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.waitForURL('**/about');
  expect(await isSignedIn(page)).toBe(true);
});
