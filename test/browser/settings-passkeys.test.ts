import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

/** Browsers make passkeys for no bare address, and trust names below `localhost` without https. */
const SITE = 'http://letters.localhost';

let program: TestProgram;
let browser: Browser | undefined;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false, settings: { LONGHAND_URL: SITE } });
  const executablePath = findBrowser();
  if (executablePath === undefined) return;
  const rule = `--host-resolver-rules=MAP letters.localhost ${new URL(program.url).host}`;
  browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu', rule] });
});
afterAll(async () => {
  await browser?.close();
  await program.close();
});

test('rule 140: a passkey is added, renamed, asked for, and removed', async () => {
  if (browser === undefined) throw new Error('there is a browser');
  const { context: command } = program;
  const person = await signIn({
    context: command,
    url: SITE,
    ask: (path, options) => program.ask(SITE + path, options),
  });
  const context = await browser.newContext();
  context.setDefaultTimeout(90_000);
  await context.addCookies([...person.cookies]);
  const page = await context.newPage();
  await page.goto(`${SITE}/me/settings/security`);
  await wake(page);
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');

  await press('Add a passkey');
  await dialog.getByLabel('Name').fill('Laptop');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await press('Rename Laptop');
  await dialog.getByLabel('Name').fill('Old laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Old laptop' }).waitFor();

  await press('Turn on');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I’ve saved them' })
    .click();
  await press('Turn off');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn on', exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove Old laptop' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Old laptop', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Passkeys');
});
