import { afterAll, beforeAll, expect } from 'vitest';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { PAYPAL_KEYS, startPaypalStandIn } from '#test/support/paypal-stand-in/start-paypal.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const ADDRESS = 'ada.at.paypal@mail.example';
const SHOWN = 'a•••@mail.example';
let program: TestProgram;
let browser: TestBrowser;
let standIn: Awaited<ReturnType<typeof startPaypalStandIn>>;
beforeAll(async () => {
  standIn = await startPaypalStandIn();
  const settings = {
    PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
    PAYPAL_SECRET: PAYPAL_KEYS.secret,
    PAYPAL_HOST: standIn.origin,
  };
  program = await startTestProgram({ withWorld: false, settings });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await standIn.close();
});

const lastCode = async () =>
  (await readMail(program.context)).findLast(({ to }) => to === ADDRESS)?.subject.slice(0, 6) ?? '';

test('rule 228: a writer sets up PayPal by keyboard, confirms the address by its code, and sees it masked', async () => {
  const person = await signIn(program);
  const { page, problems } = await browser.open('/healthz', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/settings/payout`);
  await wake(page);
  await page.getByText(messages.providerTexts.PAYPAL).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const keyboard = byKeyboard(page);
  await keyboard.reach(page.getByLabel(messages.country));
  await page.keyboard.type('Portugal');
  await keyboard.type(page.getByLabel(messages.address), 'ada');
  await keyboard.press(page.getByRole('button', { name: messages.save }));
  await page.getByText(messages.wrongAddress).waitFor();
  await page.getByLabel(messages.address).fill(ADDRESS);
  await keyboard.press(page.getByRole('button', { name: messages.save }));
  await page.getByLabel(messages.code, { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.locator('body').innerText()).not.toContain(ADDRESS);

  const first = await lastCode();
  expect(first).toMatch(/^\d{6}$/);
  await keyboard.type(page.getByLabel(messages.code, { exact: true }), first === '000000' ? '000001' : '000000');
  await keyboard.press(page.getByRole('button', { name: messages.confirm }));
  await page.getByText(messages.wrongCode).waitFor();
  await keyboard.press(page.getByRole('button', { name: messages.sendCode }));
  await page.getByText(messages.codeSent).waitFor();
  await page.getByLabel(messages.code, { exact: true }).fill(await lastCode());
  await keyboard.press(page.getByRole('button', { name: messages.confirm }));
  await page.getByText(messages.statusTexts.ACTIVE).waitFor();
  await page.getByRole('heading', { name: `PayPal ${SHOWN}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
