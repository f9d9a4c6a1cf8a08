import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { type ForgingIssuer, startForgingIssuer } from '#test/support/forging-issuer.ts';
import { isSignedIn } from '#test/support/sign-in-journey.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let issuer: ForgingIssuer;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  issuer = await startForgingIssuer();
  program = await startTestProgram({
    settings: {
      OIDC_GOOGLE_ISSUER: issuer.origin,
      OIDC_GOOGLE_CLIENT_ID: issuer.clientId,
      OIDC_GOOGLE_CLIENT_SECRET: 'secret',
    },
  });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await issuer.close();
});

const cardOf = (page: Page) => page.getByRole('region', { name: 'Sign in with Google' });

/** Opens a page and comes near a link of it, which is when the card is thought of. */
async function come(page: Page, path: string): Promise<void> {
  program.clock.advance(3_000);
  await page.goto(program.url + path);
  await wake(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .hover();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  await page.waitForLoadState('networkidle');
}

test('SHELL-17: dismissed, the card stays away for 2 hours, a day, a week and four weeks, and for four weeks from then on', async () => {
  const { page } = await browser.open('/healthz');
  let now = Date.now();
  const periods = [2 * HOUR, DAY, 7 * DAY, 28 * DAY, 28 * DAY];
  await page.clock.setFixedTime(now);
  for (const period of periods) {
    await come(page, '/');
    await cardOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await cardOf(page).waitFor({ state: 'detached' });
    await page.clock.setFixedTime(now + period - 60_000);
    await come(page, '/@ada');
    expect(await cardOf(page).count(), `before ${period / HOUR} hours`).toBe(0);
    now += period + 60_000;
    await page.clock.setFixedTime(now);
  }
  await come(page, '/');
  await cardOf(page).waitFor();
});

test('SHELL-17: on home, a story, a person, a sequence and the front of a publication, and nowhere else', async () => {
  const { page } = await browser.open('/healthz');
  const shown: Record<string, boolean> = {};
  const story = program.world.stories.plain[1]?.path ?? '';
  for (const path of [
    '/',
    story,
    '/@ada',
    '/s/harbour-walks',
    '/field-notes',
    '/about',
    '/tag/letters',
    '/@ada/about',
  ]) {
    await come(page, path);
    shown[path] = (await cardOf(page).count()) === 1;
  }
  expect(shown).toEqual({
    '/': true,
    [story]: true,
    '/@ada': true,
    '/s/harbour-walks': true,
    '/field-notes': true,
    '/about': false,
    '/tag/letters': false,
    '/@ada/about': false,
  });
});

test('SHELL-17: a free address is offered an account by its card, a known one goes on to the provider’s sign-in', async () => {
  const { page } = await browser.open('/healthz');
  // No browser asks a provider on this machine, so that the answer is handed over: signed as the provider does.
  await page.exposeFunction('signForOneTap', (nonce: string) =>
    issuer.sign({ ...issuer.claims(nonce), sub: 'tapped', name: 'Tess Tapper', email: 'tess@example.org', jti: nonce }),
  );
  await page.addInitScript(() => {
    Reflect.set(window, 'IdentityCredential', () => undefined);
    const sign = Reflect.get(window, 'signForOneTap') as (nonce: string) => Promise<string>;
    Object.defineProperty(navigator.credentials, 'get', {
      value: async ({ identity }: { identity: { providers: { nonce: string }[] } }) => ({
        token: await sign(identity.providers[0]?.nonce ?? ''),
      }),
    });
  });
  await come(page, '/@ada');
  await cardOf(page).getByRole('button', { name: 'Continue with Google' }).click();
  await cardOf(page).getByRole('heading', { name: 'Create an account as Tess Tapper?' }).waitFor();
  await cardOf(page).getByText('tess@example.org').waitFor();
  const box = await cardOf(page).boundingBox();
  expect(box && [Math.round(box.width), Math.round(box.height)]).toEqual([378, 183]);
  expect(await isSignedIn(page)).toBe(false);
  await cardOf(page).getByRole('link', { name: 'Create account' }).click();
  await page.waitForURL('**/get-started**');
  expect(await isSignedIn(page)).toBe(true);
  await page.context().clearCookies();
  await come(page, '/@ada');
  await cardOf(page).getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.pathname === '/@ada' && url.searchParams.size === 0);
  await expect.poll(() => isSignedIn(page)).toBe(true);
});
