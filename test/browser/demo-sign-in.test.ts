import { afterAll, beforeAll, expect } from 'vitest';
import { demoMessages } from '#shared/messages/demo.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false, settings: { LONGHAND_DEMO: '1' } });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

test('demo: the way to its people from the sign-in window leaves no window over them', async () => {
  const { page, problems } = await browser.open('/');
  await wake(page);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: demoMessages.inSignIn }).click();
  await page.getByRole('heading', { name: demoMessages.title }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(problems).toEqual([]);
});
