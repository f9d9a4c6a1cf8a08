import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { cancelMembership } from '#modules/money/memberships/cancel-membership.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { test, wake } from '#test/support/browser.ts';
import { type PayingBrowser, startPayingBrowser } from '#test/support/paying-browser.ts';

let world: PayingBrowser;
beforeAll(async () => {
  world = await startPayingBrowser();
});
afterAll(() => world.close());

const SETTINGS = '/me/settings/membership';
const bankOf = (page: Page) => page.frameLocator('iframe[title="challenge"]');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again now' });
const TOKENS = { STRIPE: 'pm_card_visa', BRAINTREE: 'fake-valid-visa-nonce' } as const;

/** A member, whose bank asks for approval of each payment from now on. */
async function member(provider: keyof typeof TOKENS) {
  const { context } = world.program;
  const personId = await buildPerson(context);
  const input = { personId, plan: 'MONTHLY', currency: 'USD', provider, token: TOKENS[provider] } as const;
  await startMembership(context, { ...input, formKey: null, isTrial: false, discount: null }, membershipAppliers);
  const { ref, endsAt } = await world.methodOf(personId);
  if (provider === 'STRIPE') await world.stripe.control('methods', { method: ref, manner: { approval: 'ALWAYS' } });
  else await world.braintree.tell('method', { token: ref, change: { declineWith: '2001' } });
  return { personId, ref, endsAt };
}

/** A member whose renewal failed by itself, and who can approve the next. */
async function failed(provider: keyof typeof TOKENS): Promise<string> {
  const { personId, ref, endsAt } = await member(provider);
  await world.moveTo(endsAt);
  await world.work();
  expect(await world.membershipOf(personId)).toMatchObject({ status: 'ACTIVE', failedCharges: 1 });
  if (provider === 'BRAINTREE') {
    await world.braintree.tell('method', { token: ref, change: { declineWith: null, wantsApproval: true } });
  }
  return personId;
}

test('MEMB-8, 0031: by Stripe, a renewal that is tried again and refused at the bank says so, and is not paid', async () => {
  const personId = await failed('STRIPE');
  const { page } = await world.open(SETTINGS, personId);
  await retry(page).click();
  await bankOf(page).getByRole('button', { name: 'Fail' }).click();
  await page.getByTestId('payment-refused').waitFor();
  expect(await world.membershipOf(personId)).toMatchObject({ failedCharges: 1 });
  expect(await world.booksOf(personId)).toHaveLength(1);
});

test('MEMB-8, 0031: a page that came without a document of its own is loaded anew, and the bank asks by itself', async () => {
  const personId = await failed('STRIPE');
  const { page } = await world.open('/me/list', personId);
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Membership and payment' }).click();
  await retry(page).click();
  await bankOf(page).getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Your payment went through.').waitFor();
  expect(await world.booksOf(personId)).toMatchObject([{ amount: 500 }, { amount: 500 }]);
});

test('MEMB-6, 0031: who comes back on any page is asked by their bank on the page of settings, and is a member', async () => {
  const { personId, endsAt } = await member('STRIPE');
  await cancelMembership(world.program.context, personId, 'OTHER');
  await world.moveTo(new Date(endsAt.getTime() + 86_400_000));
  await world.work();
  const { page } = await world.open('/#reactivateMembership', personId);
  const modal = page.getByRole('dialog', { name: 'Reactivate your membership' });
  await modal.getByRole('button', { name: 'Reactivate' }).click();
  await page.waitForURL(/\/me\/settings\/membership/);
  await wake(page);
  await bankOf(page).getByRole('button', { name: 'Fail' }).click();
  await modal.getByRole('alert').getByText(/\S/).waitFor();
  await modal.getByRole('button', { name: 'Reactivate' }).click();
  await bankOf(page).getByRole('button', { name: 'Complete' }).click();
  await expect.poll(() => world.membershipOf(personId)).toMatchObject({ status: 'ACTIVE' });
  await page.waitForURL((url) => url.hash === '');
  expect(await world.booksOf(personId)).toMatchObject([{ amount: 500 }, { amount: 500 }]);
});

test('MEMB-8, 0031: by Braintree, the bank is asked before the charge, and a refusal pays nothing', async () => {
  const personId = await failed('BRAINTREE');
  const { page } = await world.open(SETTINGS, personId);
  const bank = page.getByRole('dialog', { name: 'Your bank needs your approval' });
  await retry(page).click();
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await page.getByTestId('payment-refused').waitFor();
  expect(await world.booksOf(personId)).toHaveLength(1);
});
