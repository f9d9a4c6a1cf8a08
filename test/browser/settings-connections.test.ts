import { afterAll, beforeAll, expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { type OAuthStandIn, startOAuthProvider } from '#test/support/oauth-provider.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
let facebook: OAuthStandIn;
beforeAll(async () => {
  facebook = await startOAuthProvider('facebook');
  program = await startTestProgram({
    withWorld: false,
    settings: {
      OAUTH_FACEBOOK_BASE: facebook.origin,
      OAUTH_FACEBOOK_CLIENT_ID: facebook.clientId,
      OAUTH_FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    },
  });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await facebook.close();
});

test('PROF-3: an account elsewhere is connected from the settings, and disconnected again', async () => {
  facebook.seat({ id: 'ada', name: 'Ada Elsewhere', email: 'ada@elsewhere.example' });
  const person = await signIn(program);
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/settings/security`);
  await wake(page);
  expect(await page.locator('#connections li').allTextContents()).toEqual(['FacebookNot connectedConnect']);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Connect Facebook' }).click();
  await page.getByText('Ada Elsewhere').waitFor();
  expect(new URL(page.url()).pathname).toBe('/me/settings/security');
  await wake(page);
  await page.getByText('Connected to Facebook. You can sign in with it now.').waitFor();
  await page.getByRole('button', { name: 'Disconnect Facebook' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Connect Facebook' }).waitFor();
  const entry = page.locator('#connections li');
  await expect.poll(() => entry.evaluate((item) => item === document.activeElement)).toBe(true);
});
