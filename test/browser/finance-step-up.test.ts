import { expect } from 'vitest';
import { adminMessages } from '#shared/messages/admin.ts';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { holdPayout } from '#modules/money/payouts/hold-payout.ts';
import { insertPayout, lockPayout } from '#modules/money/payouts/payouts.store.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const REASON = 'The account is in another name than the writer’s.';

test('rules 175 and 303: a window that asks says that one has to sign in again, and the reason is there afterwards', async () => {
  const { context } = program;
  const [writer, staff] = [await signIn(program), await signIn(program)];
  await changeRole(context, { personId: staff.personId, role: 'FINANCE', isGranted: true });
  const money = { amount: 2_000, currency: 'USD' } as const;
  const made = { personId: writer.personId, money, period: '2026-10', at: context.clock.now() };
  await context.database.transaction(async (database) => {
    const id = await insertPayout(database, made);
    const payout = id === null ? null : await lockPayout(database, id);
    if (payout !== null) await holdPayout({ ...context, database }, payout, ['NEW_PAYEE']);
  });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...staff.cookies]);
  await page.goto(`${program.url}/_/admin/finance`);
  await wake(page);
  program.clock.advance(16 * 60_000);
  await page.getByLabel(messages.statement).fill(REASON);
  await page.getByRole('button', { name: messages.refuse }).press('Enter');
  const asking = page.getByRole('dialog', { name: messages.refuseTitle });
  await asking.getByRole('button', { name: messages.refuse }).press('Enter');
  await asking.getByText(adminMessages.stepUp).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await asking.getByRole('link', { name: adminMessages.signInAgain }).press('Enter');
  await page.locator('[data-sign-in]').waitFor();
  const again = await signIn(program, { person: staff.personId });
  await page.context().addCookies([...again.cookies]);
  await page.goto(`${program.url}/_/admin/finance`);
  await wake(page);
  await expect.poll(() => page.getByLabel(messages.statement).inputValue()).toBe(REASON);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('keptForm')))).toEqual([]);
  await page.getByRole('button', { name: messages.refuse }).press('Enter');
  await asking.getByRole('button', { name: messages.refuse }).press('Enter');
  await page.getByText(messages.noReviews).waitFor();
  expect(problems).toEqual([]);
});
