import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlanType } from '#shared/membership/plans.ts';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const SETTINGS = '/me/settings/membership';
const DAY = 86_400_000;
const settings = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' };
const { program, browser } = await openSite({ withWorld: false, settings });

type Start = { readonly card?: SandboxCardName; readonly isTrial?: boolean };

/** Somebody who has just become a member, by the sandbox. */
async function member(plan: PlanType, { card = 'visa', isTrial = false }: Start = {}): Promise<SignedIn> {
  const person = await signIn(program);
  const token = sandboxToken({ name: card, month: 8, year: 2027 });
  const terms = { plan, currency: 'USD', provider: 'SANDBOX', formKey: null, isTrial, discount: null } as const;
  await startMembership(program.context, { personId: person.personId, token, ...terms }, membershipAppliers);
  return person;
}

async function openAs(person: SignedIn, path: string, country = 'US') {
  const opened = await browser.open('/healthz', { extraHTTPHeaders: { 'x-country': country } });
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const arrive = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('PROF-3: who is no member is told what membership is, and where the plans are', async () => {
  const { page, problems } = await openAs(await signIn(program), SETTINGS);
  await says(page, 'You’re not a member yet');
  await says(page, /It’s \$0\.97 a week, billed yearly\. The first seven days are free\./);
  await says(page, 'No payments yet.');
  await says(page, 'This is a sandbox: no money moves.');
  expect(await page.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans');
  expect(await page.getByText('Payment method').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('MEMB-4, MEMB-14: a member sees plan, next payment, card and receipts', async () => {
  const { page, problems } = await openAs(await member('YEARLY'), `/me/settings#payment`);
  await page.waitForURL('**/me/settings/membership#payment');
  await says(page, 'Member (yearly)');
  await says(page, '$50 a year');
  await says(page, /Next payment: \$50 on \w+ \d+, 2027/);
  await says(page, 'Visa ···· 4242, expires 08/27');
  await page.getByRole('link', { name: /^Receipt for / }).click();
  await arrive(page, 'Receipt');
  await says(page, 'Membership, one year');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('MEMB-11: of a receipt of somebody else there is no page', async () => {
  const { personId, cookie } = await member('MONTHLY');
  const { kysely } = program.context.database;
  const { id } = await kysely
    .selectFrom('charge')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const open = async (as: string) =>
    (await program.ask(`/me/billing-history/receipt/${id}`, { headers: { cookie: as } })).status;
  expect(await open(cookie)).toBe(200);
  expect(await open((await signIn(program)).cookie)).toBe(404);
});

test('MEMB-7: monthly to yearly at once for the difference, to Friend, and back at the end of the period', async () => {
  const person = await member('MONTHLY');
  program.clock.advance(15 * DAY);
  const { page, problems } = await openAs(person, '/manage-membership');
  await says(page, 'This is your plan.');
  await page.getByLabel('Member (yearly)').check();
  await says(page, 'Charged today');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Switch and pay \$47\.\d\d$/ }).click();
  await arrive(page, 'You’ve switched plans');
  await says(page, /You’re now on Member \(yearly\)\. Your next payment is \$50 on/);
  await page.goto(`${program.url}/manage-membership`);
  await wake(page);
  await page.getByLabel('Friend (yearly)').check();
  await page.getByRole('button', { name: /^Switch and pay \$100/ }).click();
  await arrive(page, 'You’re a Friend now');
  await page.goto(`${program.url}/manage-membership`);
  await wake(page);
  await page.getByLabel('Member (yearly)').check();
  await says(page, /You won’t be charged today\./);
  await page.getByRole('button', { name: /^Switch on / }).click();
  await arrive(page, 'You’ll switch plans');
  await page.getByRole('link', { name: 'Back to settings' }).click();
  await says(page, /you’ll switch to Member \(yearly\) at \$50 a year\./);
  await page.getByRole('button', { name: 'Keep current plan' }).click();
  await says(page, 'You’re keeping your plan.');
  await page.getByRole('button', { name: 'Keep current plan' }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('MEMB-7: who may not switch is told why, and without the flag there is no page', async () => {
  const told = async (person: SignedIn, text: string) => {
    const { page } = await openAs(person, '/manage-membership');
    await says(page, text);
    expect(await page.getByRole('radio').count()).toBe(0);
  };
  const { context } = program;
  const [cancelled, failed, gift] = [await signIn(program), await signIn(program), await signIn(program)];
  const now = context.clock.now();
  await buildMembership(context, { personId: cancelled.personId, cancelledAt: now });
  await buildMembership(context, { personId: failed.personId, firstFailedAt: now, failedCharges: 1 });
  await buildMembership(context, { personId: gift.personId, provider: 'MEDIUM_GIFT', method: null });
  await told(await signIn(program), 'You’re not a member, so there’s no plan to switch.');
  await told(cancelled, 'You’ve canceled your membership. Reactivate it first, then switch.');
  await told(failed, 'Your last payment didn’t go through. Once it has, you can switch.');
  await told(gift, 'Your membership was a gift. When it ends, you can choose any plan you like.');
  await setFlag(context, 'enable_switch_plan_premium_tier', false);
  const status = async () => (await program.ask('/manage-membership', { headers: { cookie: gift.cookie } })).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(404);
  const { page } = await openAs(await member('MONTHLY'), SETTINGS);
  await page.getByRole('link', { name: 'Cancel membership' }).waitFor();
  expect(await page.getByRole('link', { name: 'Switch plan' }).count()).toBe(0);
  await setFlag(context, 'enable_switch_plan_premium_tier', true);
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
});

test('MEMB-8: another card is kept and a toast says so, once', async () => {
  const { page, problems } = await openAs(await member('MONTHLY'), '/me/settings/payment/update');
  await says(page, 'On file: Visa ···· 4242, expires 08/27');
  await page.getByLabel('Choose a card').selectOption('Mastercard ending in 4444: pays');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Save payment method');
  await says(page, 'Your payment method has been updated successfully.');
  await says(page, /Mastercard ···· 4444, expires/);
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
});

test('MEMB-8: a renewal that failed is tried again: in vain with the same card, and with another at once', async () => {
  const { personId } = await member('MONTHLY', { card: 'failsLater' });
  program.clock.advance(32 * DAY);
  await renewDueMemberships(program.context, membershipAppliers);
  const { page } = await openAs(await signIn(program, { person: personId }), SETTINGS);
  await says(page, /Your last payment didn’t go through\. You can keep reading until/);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Try again now');
  await page.getByTestId('payment-refused').waitFor();
  await page.getByRole('link', { name: 'Update payment method' }).first().click();
  await says(page, 'We’ll try it again with the new method right away.');
  await page.getByLabel('Choose a card').selectOption('Visa ending in 4242: pays');
  // One toast after the other, in either order.
  const both = [
    says(page, 'Your payment method has been updated successfully.'),
    says(page, 'Your payment went through.'),
  ];
  await press(page, 'Save payment method');
  await Promise.all(both);
  expect(await page.getByText('Your last payment didn’t go through.').count()).toBe(0);
});

test('MEMB-13, rule 88: a refund within 14 days ends the membership', async () => {
  const { page, problems } = await openAs(await member('YEARLY'), SETTINGS);
  expect(await page.getByText('Withdraw from contract').count()).toBe(0);
  await press(page, 'Ask for a refund');
  const dialog = page.getByRole('dialog', { name: 'Get a refund?' });
  await dialog.getByText('$50 goes back to your original payment method.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund and end membership' }).click();
  await page.getByText('Your refund is on its way').waitFor();
  await says(page, 'Your membership has ended');
  expect(problems).toEqual([]);
});

test('rule 88: in the European Union a member withdraws in two steps', async () => {
  const { page, problems } = await openAs(await member('PREMIUM_MONTHLY'), `${SETTINGS}#withdraw`, 'DE');
  await press(page, 'Withdraw from contract');
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await dialog.getByText('Friend (monthly)').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('and $15 goes back').waitFor();
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText('You’ve withdrawn from the contract.').waitFor();
  await says(page, 'Your membership has ended');
  expect(problems).toEqual([]);
});
