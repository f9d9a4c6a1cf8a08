import { describe, expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf } from '#test/support/read-mail.ts';
import { isSignedIn, newestMailTo, openAccount } from '#test/support/sign-in-journey.ts';
import { openVisitor } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const plain = { javaScriptEnabled: false };

describe('IDEN-1, IDEN-2: without a script', () => {
  test('a reader signs in by a code, and no address ever holds what was typed', async () => {
    const { email } = await openAccount(program);
    const { page, requests } = await browser.open('/about', plain);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.goto(`${program.url}/m/signin?redirect=%2Fabout`);
    await page.getByRole('link', { name: 'Sign in with email' }).click();
    await page.getByLabel('Your email').fill('nobody@mail');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter a valid email address.' }).waitFor();
    expect(await page.getByLabel('Your email').inputValue()).toBe('nobody@mail');
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(await page.getByText(email).isVisible()).toBe(true);
    const code = codeOf(await newestMailTo(program, email));
    const wrong = code === '111111' ? '222222' : '111111';
    for (const [text, message] of [
      ['12', 'Login code must be 6 digits.'],
      [wrong, 'Invalid code.'],
    ] as const) {
      await page.getByLabel('Login code').fill(text);
      await page.getByRole('button', { name: 'Validate' }).click();
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
    }
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByRole('alert').filter({ hasText: 'We just sent you a code.' }).waitFor();
    program.clock.advance(31_000);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByText('Code sent!').waitFor();
    await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
    await page.getByRole('button', { name: 'Validate' }).click();
    await page.waitForURL('**/about');
    expect(await isSignedIn(page)).toBe(true);
    expect(requests.filter((url) => url.includes('mail.example') || url.includes(code))).toEqual([]);
  });

  test('an unknown email is told as such; signing up says that it needs a script', async () => {
    program.clock.advance(3_600_000);
    const { page } = await browser.open('/m/signin?step=ENTER_EMAIL', plain);
    await page.getByLabel('Your email').fill('stranger@mail.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: "Sorry, we didn't recognize that email." }).waitFor();
    expect(await page.getByLabel('Your email').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Create an account' }).click();
    // A browser whose scripts a test turned off still hides what stands in noscript.
    expect(await page.content()).toContain('Signing up with email needs JavaScript');
    await page.getByLabel('Your email').fill('stranger@mail.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').filter({ hasText: 'Signing up with email needs JavaScript' }).waitFor();
  });

  test('IDEN-5: wrong passwords count down in the exact words', async () => {
    const { email } = await openAccount(program);
    const { page } = await browser.open('/m/signin?step=ENTER_PASSWORD', plain);
    const attempt = async (message: string) => {
      await page.getByLabel('Your email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password at all');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
    };
    for (let left = 5; left > 1; left -= 1) {
      await attempt(
        `That password was incorrect. You have ${left} more attempts before your account is locked for 1 minute.`,
      );
    }
    await attempt('You have 1 more attempt before your account is locked for 1 minute.');
    await attempt('Due to too many password attempts, your account is locked for 1 minute.');
  });
});

test('ASVS V6.2.6, V6.2.7: a password is masked, and may be pasted and filled in by the browser', async () => {
  const { page } = await browser.open('/m/signin?step=ENTER_PASSWORD');
  const field = page.getByLabel('Password', { exact: true });
  await wake(page);
  const kept = await field.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect([await field.getAttribute('type'), await field.getAttribute('autocomplete'), kept]).toEqual([
    'password',
    'current-password',
    true,
  ]);
});

describe('a form from elsewhere', () => {
  const post = async (body: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) =>
    await program.ask('/m/signin', {
      method: 'POST',
      body: new URLSearchParams(body).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('does nothing without the token of the browser, and begins anew', async () => {
    const { email } = await openAccount(program);
    const { cookie } = await openVisitor(program);
    const browsers: readonly Readonly<Record<string, string>>[] = [{}, { cookie }];
    for (const headers of browsers) {
      for (const xsrf of ['', 'x'.repeat(43)]) {
        const answer = await post({ form: 'sendCode', email, xsrf, redirect: '/about' }, headers);
        expect([answer.status, answer.headers.location]).toEqual([303, '/m/signin?operation=login&redirect=%2Fabout']);
      }
    }
    await expect(newestMailTo(program, email)).rejects.toThrow('There is no mail');
  });

  test('cannot put words into the page, nor be anything but a form of ours', async () => {
    const { cookie, xsrf } = await openVisitor(program);
    const hostile = '"><script>alert(1)</script>';
    const answer = await post({ form: 'nonsense', email: hostile, step: 'ENTER_EMAIL', xsrf }, { cookie });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.headers['cache-control']).toContain('no-store');
    const told = await program.ask('/m/signin?step=ENTER_EMAIL&notice=You+won&count=5');
    expect(told.text).not.toContain('You won<');
  });
});
