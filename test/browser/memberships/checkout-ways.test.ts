import { beforeAll, expect } from 'vitest';
import { makeCoupon } from '#modules/money/coupons/make-coupon.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf } from '#test/support/read-mail.ts';
import { askForCode, newestMailTo, openAccount } from '#test/support/sign-in-journey.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
beforeAll(async () => {
  const coupon = { freeMonths: null, expiresAt: null, cap: null };
  await makeCoupon(program.context, { ...coupon, code: 'HALF', percentOff: 50, cycles: 1 });
  await makeCoupon(program.context, { ...coupon, code: 'MONTH', percentOff: null, cycles: null, freeMonths: 1 });
});

async function openAs(path: string) {
  const { cookies, personId } = await signIn(program);
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...cookies]);
  program.clock.advance(10_000);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return { ...opened, personId };
}

const paidBy = (personId: string) =>
  program.context.database.kysely
    .selectFrom('payment_intent')
    .select(['kind', 'state', 'amount'])
    .where('person_id', '=', personId)
    .execute();

test('MEMB-2: signed out, from the plans through the sign-in to the payment and a membership', async () => {
  const { email, personId } = await openAccount(program);
  const { page } = await browser.open('/plans');
  await wake(page);
  const take = page.getByRole('link', { name: 'Become a Friend' }).first();
  await take.hover();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  await take.click();
  await page.locator('[data-sign-in]').waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await askForCode(page, email);
  await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.waitForURL(`${program.url}/payment?tab=premium-yearly**`);
  await wake(page);
  await page.getByRole('button', { name: 'Pay $150' }).click();
  await page.waitForURL(`${program.url}/welcome-member`);
  await page.getByText('You’re a Friend now.').waitFor();
  expect(await paidBy(personId)).toEqual([{ kind: 'START', state: 'SUCCEEDED', amount: 15_000 }]);
});

test('rule 84: a coupon is typed, shows what it takes off, is paid by, and can be taken away', async () => {
  const { page, personId } = await openAs('/payment?tab=yearly');
  await page.getByRole('button', { name: 'I have a coupon' }).click();
  await page.getByLabel('Coupon').fill('NOTHING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Coupon').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Coupon').fill('half');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay $25' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Start your 7-day trial' }).waitFor();
  await page.getByRole('button', { name: 'I have a coupon' }).click();
  await page.getByLabel('Coupon').fill('HALF');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay $25' }).click();
  await page.waitForURL(`${program.url}/welcome-member`);
  expect(await paidBy(personId)).toEqual([{ kind: 'START', state: 'SUCCEEDED', amount: 2_500 }]);
});

test('rule 84: a month that costs nothing keeps a card and charges nothing', async () => {
  const { page, personId } = await openAs('/payment?tab=monthly&coupon=MONTH');
  await page.getByText('one month free').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(`${program.url}/welcome-member`);
  expect(await paidBy(personId)).toMatchObject([{ state: 'SUCCEEDED', amount: 0 }]);
});

test('MEMB-2: half the price for a year is $25 instead of $50; without a coupon that holds there is no offer', async () => {
  const { page } = await openAs('/discount?coupon=HALF');
  await page.getByRole('heading', { name: 'Half price for a year' }).waitFor();
  await page.getByText('$25 instead of $50. You save $25.').waitFor();
  await page.getByRole('link', { name: 'Take the offer' }).click();
  await page.getByRole('button', { name: 'Pay $25' }).waitFor();
  program.clock.advance(10_000);
  await page.goto(`${program.url}/discount`);
  await page.getByRole('heading', { name: 'This offer has ended' }).waitFor();
});

test('HOME-8: the step of the plans can be skipped, and leads where somebody was bound', async () => {
  const { page } = await openAs('/get-started/plans?redirectUrl=%2Fexplore-topics');
  await page.getByRole('heading', { name: 'Read without limits' }).waitFor();
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await page.waitForURL(`${program.url}/explore-topics`);
});
