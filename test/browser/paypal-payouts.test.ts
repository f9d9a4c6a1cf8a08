import { afterAll, beforeAll, expect } from 'vitest';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { adminFinanceMessages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { PAYPAL_KEYS, startPaypalStandIn } from '#test/support/paypal-stand-in/start-paypal.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const ADDRESS = 'ada.at.paypal@mail.example';
const VIEWS = [
  [1280, 'light'],
  [390, 'dark'],
] as const;
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

const openAs = (person: Awaited<ReturnType<typeof signIn>>, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

const lastCode = async () =>
  (await readMail(program.context)).findLast(({ to }) => to === ADDRESS)?.subject.slice(0, 6) ?? '';

test('rule 228: a writer sets up PayPal by keyboard, confirms the address by its code, and sees it masked', async () => {
  const { page, problems } = await openAs(await signIn(program), '/me/settings/payout');
  await page.getByText(messages.providerTexts.PAYPAL).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keepScreens(page, 'paypal-set-up', VIEWS);
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
  await keepScreens(page, 'paypal-code', VIEWS);

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
  await keepScreens(page, 'paypal-ready', VIEWS);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** A payout of twenty dollars that PayPal has, and what it waits for there. */
async function addPayout(personId: string, id: string, period: string, reason: string): Promise<void> {
  await program.context.database.query(
    'test_payout_at_paypal',
    `insert into payout (id, person_id, provider, currency, amount, period, state, attempt, sent_amount, sent_currency,
        reason, created_at, due_at, asked_at)
      values ($1, $2, 'PAYPAL', 'USD', 2000, $3, 'PROCESSING', 1, 2000, 'USD', $4, now(), now(), now())`,
    [id, personId, period, reason],
  );
  const transfer = { amount: 2000, currency: 'USD', kind: 'DEBIT', reference: `payout:${id}:made` } as const;
  await program.context.database.transaction((inside) =>
    postTransfers(inside, [{ ...transfer, debit: { kind: 'fund' }, credit: { kind: 'payout_in_flight' } }]),
  );
}

test('rules 229 and 234: what waits at PayPal is said to its writer, and staff settle what was left unanswered', async () => {
  const [writer, staff] = [await signIn(program), await signIn(program)];
  await changeRole(program.context, { personId: staff.personId, role: 'FINANCE', isGranted: true });
  await addPayout(writer.personId, 'a1a1a1a1a1a1', '2026-09', 'UNCLAIMED');
  await addPayout(writer.personId, 'b2b2b2b2b2b2', '2026-10', 'unanswered');
  const own = await openAs(writer, '/me/settings/payout/dashboard');
  await own.page.getByText(messages.reasons.UNCLAIMED).waitFor();
  await own.page.getByText(messages.reasons.unanswered).waitFor();
  expect(own.problems).toEqual([]);
  await keepScreens(own.page, 'paypal-waits', VIEWS);

  const { page, problems } = await openAs(staff, '/_/admin/finance');
  const attention = page.getByRole('listitem').filter({ hasText: messages.reasons.unanswered });
  await attention.getByText(formatMessage(adminFinanceMessages.lookFor, { reference: 'b2b2b2b2b2b2-1' })).waitFor();
  const waiting = page.getByRole('listitem').filter({ hasText: adminFinanceMessages.payoutReasons.UNCLAIMED });
  await waiting.waitFor();
  // What is said to the writer is not said to staff.
  expect(await page.getByText(messages.reasons.UNCLAIMED).count()).toBe(0);
  expect(await waiting.getByRole('button').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await keepScreens(page, 'paypal-staff', VIEWS);
  await attention.getByRole('button', { name: /: Paid$/ }).click();
  const dialog = page.getByRole('dialog', { name: adminFinanceMessages.tickTitles.PAID });
  await dialog.getByRole('button', { name: adminFinanceMessages.tickPaid }).click();
  await page.getByText(adminFinanceMessages.ticked).waitFor();
  await attention.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await own.page.reload();
  await own.page.getByText(messages.states.PAID, { exact: true }).waitFor();
});
