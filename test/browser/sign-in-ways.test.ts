import { beforeAll, expect } from 'vitest';
import { stepOf, totpCode } from '#modules/identity/two-factor/totp-code.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { isSignedIn, openAccount, openWindow } from '#test/support/sign-in-journey.ts';
import { signIn } from '#test/support/sign-in.ts';

const PASSWORD = 'a quiet harbour at dawn';
const { program, browser } = await openSite({
  settings: {
    OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9',
    OIDC_GOOGLE_CLIENT_ID: 'client',
    OIDC_GOOGLE_CLIENT_SECRET: 'secret',
  },
});
let story = '';
beforeAll(async () => {
  story = program.world.stories.plain[1]?.path ?? '';
});

async function graph<Data>(headers: Readonly<Record<string, string>>, query: string): Promise<Data> {
  const { text } = await program.ask('/_/graphql', { method: 'POST', body: JSON.stringify({ query }), headers });
  const { data } = JSON.parse(text) as { data: Data | null };
  if (data === null) throw new Error(text);
  return data;
}

test('IDEN-5: a password is created on its page, signs in, and asks for the second step where there is one', async () => {
  const { personId, email } = await openAccount(program);
  const { cookies, headers } = await signIn(program, { person: personId });
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...cookies]);
  await page.goto(`${program.url}/password`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Create a password');
  await wake(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('alert').filter({ hasText: 'Use at least 15 characters.' }).waitFor();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Your password is saved.' }).waitFor();

  const { startAuthenticatorApp } = await graph<{ startAuthenticatorApp: { secret: string } }>(
    headers,
    'mutation { startAuthenticatorApp { ... on AuthenticatorSetup { secret } } }',
  );
  const secret = fromBase32(startAuthenticatorApp.secret);
  const code = (steps = 0) => totpCode(secret, stepOf(program.clock.now()) + steps);
  const { confirmAuthenticatorApp } = await graph<{ confirmAuthenticatorApp: { codes: readonly string[] } }>(
    headers,
    `mutation { confirmAuthenticatorApp(code: "${code()}") { ... on RecoveryCodes { codes } } }`,
  );
  const [recovery = ''] = confirmAuthenticatorApp.codes;

  program.clock.advance(60_000);
  const { page: other } = await browser.open(story);
  await openWindow(other);
  await other.getByRole('link', { name: 'Sign in with email' }).click();
  await other.getByRole('link', { name: 'Sign in with a password' }).click();
  await other.getByLabel('Your email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('not the one');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  const alert = other.getByRole('alert');
  await alert
    .filter({
      hasText: 'That password was incorrect. You have 5 more attempts before your account is locked for 1 minute.',
    })
    .waitFor();
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.waitForURL('**step=ENTER_TWO_FACTOR**');
  expect(await isSignedIn(other)).toBe(false);
  await wake(other);
  await other.getByLabel('Verification code').fill('000000');
  await other.getByRole('button', { name: 'Verify' }).click();
  await alert.filter({ hasText: 'That verification code was incorrect. You have 5 more attempts' }).waitFor();
  await other.getByRole('link', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recovery);
  await other.getByRole('button', { name: 'Verify' }).click();
  await other.waitForURL(`**${story}`);
  expect(await isSignedIn(other)).toBe(true);
});

test('TOAST-2, IDEN-5: a lock is told by a toast too, once, which stays when the window is closed', async () => {
  const { page } = await browser.open(story);
  await openWindow(page);
  await page.getByRole('link', { name: 'Sign in with email' }).click();
  await page.getByRole('link', { name: 'Sign in with a password' }).click();
  await page.getByLabel('Your email').fill('nobody-at-all@mail.example');
  const alert = page.getByRole('alert');
  for (let failure = 1; failure <= 7; failure += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${failure}`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const words = failure < 6 ? `You have ${6 - failure} more attempt` : 'your account is locked for 1 minute.';
    await alert.filter({ hasText: words }).waitFor();
  }
  const toast = page.getByTestId('account-lockout');
  await toast.waitFor();
  expect(await toast.textContent()).toMatch(/^Too many attempts\. Try again at .+\./);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => toast.count()).toBe(0);
});

test('a page of a password is for whoever is signed in: everybody else signs in first, and comes back', async () => {
  const { page } = await browser.open('/password');
  expect(new URL(page.url()).pathname).toBe('/m/signin');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/password');
});

test('IDEN-7: an address of Google’s suggests its sign-in; inside other apps the button is hidden', async () => {
  const { page } = await browser.open(story);
  await openWindow(page);
  const google = page.getByRole('link', { name: 'Sign in with Google', exact: true });
  const target = new URL((await google.getAttribute('href')) ?? '', program.url);
  expect([target.pathname, target.searchParams.get('operation'), target.searchParams.get('redirect')]).toEqual([
    '/m/connect/google',
    'login',
    story,
  ]);
  await page.getByRole('link', { name: 'Sign in with email' }).click();
  const suggestion = page.getByRole('link', { name: 'Sign in with Google instead' });
  for (const [email, count] of [
    ['ada@g', 0],
    ['ada@gm', 1],
    ['ada@GooGlemail.com', 1],
    ['ada@mail.example', 0],
  ] as const) {
    await page.getByLabel('Your email').fill(email);
    expect(await suggestion.count(), email).toBe(count);
  }
  const { page: inApp } = await browser.open(story, { userAgent: 'Mozilla/5.0 (iPhone) Instagram 300.0' });
  await openWindow(inApp);
  await expect.poll(() => inApp.getByText('Sign in with Google').count()).toBe(0);
});

test('IDEN-4: the one-tap card is 378 by 183, where it belongs, asks nobody before it is pressed, and stays away once dismissed', async () => {
  const { page, requests, problems } = await browser.open('/');
  const card = page.getByRole('region', { name: 'Sign in with Google' });
  const near = async () => {
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).hover();
  };
  await near();
  await card.waitFor();
  const size = async () => {
    const box = await card.boundingBox();
    return box && [Math.round(box.width), Math.round(box.height)];
  };
  await expect.poll(size).toEqual([378, 183]);
  expect(requests.filter((url) => !url.startsWith(program.url))).toEqual([]);
  expect(problems).toEqual([]);

  await page.goto(program.url + '/about');
  await near();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  expect(await card.count()).toBe(0);

  await page.goto(program.url + story);
  await near();
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await near();
  await page.waitForTimeout(500);
  expect(await card.count()).toBe(0);

  const { page: small } = await browser.open('/', { viewport: { width: 700, height: 800 } });
  await wake(small);
  await small.getByRole('banner').getByRole('link', { name: 'Get started', exact: true }).hover();
  await small.waitForTimeout(500);
  expect(await small.getByRole('region', { name: 'Sign in with Google' }).count()).toBe(0);
});

test('IDEN-4: where the browser gives a credential the card offers to sign up; where it gives none Google’s page is left', async () => {
  const { page } = await browser.open('/about');
  await page.addInitScript(() => {
    Reflect.set(window, 'IdentityCredential', () => undefined);
    Object.defineProperty(navigator.credentials, 'get', {
      value: async () => (location.hash === '#fails' ? Promise.reject(new Error('no')) : { token: 'a.b.c' }),
    });
  });
  const answer = { isEmailAvailable: true, name: 'Ada', email: 'ada@gmail.com', token: 'handle' };
  await page.route('**/_/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('ReadOneTapCredential')) return await route.continue();
    const data = { readOneTapCredential: { __typename: 'OneTapCredential', ...answer } };
    await route.fulfill({ json: [{ data }] });
  });
  const card = page.getByRole('region', { name: 'Sign in with Google' });
  const show = async (hash: string) => {
    await page.goto(`${program.url}/${hash}`);
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).hover();
    await card.getByRole('button', { name: 'Continue with Google' }).click();
  };
  await show('');
  await card.getByRole('heading', { name: 'Create an account as Ada?' }).waitFor();
  const href = await card.getByRole('link', { name: 'Create account' }).getAttribute('href');
  expect(href).toBe('/m/connect/google?oneTap=handle&redirect=%2F');
  await page.goto('about:blank');
  await show('#fails');
  const link = await card.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
  expect(link).toBe('/m/connect/google?operation=login&redirect=%2F');
});

/** RFC 4648, as authenticator apps write secrets. */
function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replaceAll(/[^A-Z2-7]/g, '')].map((letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
