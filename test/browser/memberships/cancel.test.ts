import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { cancelMembershipMessages } from '#shared/messages/manage-membership.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { reasons } = cancelMembershipMessages;
const { program, browser } = await openSite({ withWorld: false });

/** A new member at the first step of cancelling. */
async function leave(plan: PlanType, more: Omit<MembershipOverride, 'personId'> = {}) {
  const person = await signIn(program);
  await buildMembership(program.context, { personId: person.personId, plan, ...more });
  const opened = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(`${program.url}/me/membership/cancel`);
  await wake(opened.page);
  return { ...opened, person };
}

async function giveReason(page: Page, reason: keyof typeof reasons): Promise<void> {
  await page.getByLabel(reasons[reason]).check();
  await page.getByRole('button', { name: 'Continue to cancel' }).click();
}

const arrive = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor();

test.each(['CONTENT', 'OTHER', 'SWITCHING_PRODUCT'] as const)(
  'MEMB-5: for the reason %s nothing is offered: confirmed, cancelled, and taken back with one click',
  async (reason) => {
    const { page, problems } = await leave('MONTHLY');
    expect(await axeFindings(page)).toEqual([]);
    await giveReason(page, reason);
    await arrive(page, 'Cancel your membership?');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    await arrive(page, 'Your membership is canceled');
    await page.getByText(/You can read as a member until/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reactivate membership' }).click();
    await page.waitForURL('**/me/settings/membership#membership');
    await page.getByText('Your membership continues.').waitFor();
    await page.getByRole('link', { name: 'Cancel membership' }).waitFor();
    expect(problems).toEqual([]);
  },
);

type Offer = readonly [
  reason: keyof typeof reasons,
  plan: PlanType,
  title: string,
  action: string,
  done: string | RegExp,
];
const offers: readonly Offer[] = [
  [
    'COSTS',
    'MONTHLY',
    'Would 20% off help?',
    'Take 20% off',
    /You have 20% off for one year\. Your next payment is \$4 on/,
  ],
  [
    'COSTS',
    'YEARLY',
    'Would 50% off help?',
    'Take 50% off',
    /You have 50% off for one year\. Your next payment is \$25 on/,
  ],
  ['PREMIUM_TIER_SUBSCRIPTION', 'PREMIUM_MONTHLY', 'Would Member be enough?', 'Switch to Member', /then a Member/],
  ['TIME', 'MONTHLY', 'Would a pause help?', 'Pause my membership', /Your membership is paused until/],
  ['FEATURE_USAGE', 'PREMIUM_MONTHLY', 'Would a pause help?', 'Pause my membership', /Your membership is paused until/],
];

test.each(offers)(
  'MEMB-5: for the reason %s on %s there is one offer: %s',
  async (reason, plan, title, action, done) => {
    const { page, problems } = await leave(plan);
    await giveReason(page, reason);
    await arrive(page, title);
    expect(await axeFindings(page)).toEqual([]);
    if (action.startsWith('Pause')) await page.getByLabel('3 months').check();
    await page.getByRole('button', { name: action }).click();
    await arrive(page, 'Glad you’re staying');
    await page.getByText(done).waitFor();
    // Nothing else is offered within twelve months.
    await page.goto(`${program.url}/me/membership/cancel`);
    await wake(page);
    await giveReason(page, reason === 'COSTS' ? 'TIME' : 'COSTS');
    await arrive(page, 'Cancel your membership?');
    expect(problems).toEqual([]);
  },
);

test('MEMB-5, rule 87: who has scheduled another plan is offered what is off that one, for a whole year', async () => {
  const { page, person, problems } = await leave('PREMIUM_YEARLY');
  const schedule = `update membership set scheduled_plan = 'MONTHLY' where person_id = $1`;
  await program.context.database.query('test_schedule', schedule, [person.personId]);
  await page.goto(`${program.url}/me/membership/cancel`);
  await wake(page);
  await giveReason(page, 'COSTS');
  await arrive(page, 'Would 20% off help?');
  await page.getByText('you’ll pay $4 a month for 12 months, then $5 a month').waitFor();
  await page.getByRole('button', { name: 'Take 20% off' }).click();
  await arrive(page, 'Glad you’re staying');
  expect(problems).toEqual([]);
});

test('MEMB-5: past the offer it is one click to cancel, and help with two accounts keeps nobody either', async () => {
  const { page } = await leave('YEARLY');
  await giveReason(page, 'COSTS');
  await arrive(page, 'Would 50% off help?');
  await page.getByRole('button', { name: 'Continue to cancel' }).click();
  await arrive(page, 'Cancel your membership?');
  const other = await leave('MONTHLY');
  await giveReason(other.page, 'DUPLICATE_ACCOUNTS');
  await arrive(other.page, 'We can help with two accounts');
  expect(await other.page.getByRole('link', { name: 'Ask for help' }).getAttribute('href')).toBe('/m/help');
  await other.page.getByRole('button', { name: 'Continue to cancel' }).click();
  await other.page.getByRole('button', { name: 'Cancel membership' }).click();
  await arrive(other.page, 'Your membership is canceled');
});

test('MEMB-5: a gift and no membership are nothing to cancel', async () => {
  const gift = await leave('YEARLY', { provider: 'MEDIUM_GIFT', method: null });
  await gift.page.getByText(/Your membership was a gift\. It ends on its own on/).waitFor();
  const ended = await leave('MONTHLY', { endedAt: program.clock.now() });
  await ended.page.getByText('You don’t have a membership that renews.').waitFor();
  expect(await axeFindings(ended.page)).toEqual([]);
});

test('MEMB-5: Back and Forward go through the steps, and a reload comes back to the one that was shown', async () => {
  const { page, problems } = await leave('YEARLY');
  await giveReason(page, 'COSTS');
  await arrive(page, 'Would 50% off help?');
  await page.getByRole('button', { name: 'Continue to cancel' }).click();
  await arrive(page, 'Cancel your membership?');
  await page.goBack();
  await arrive(page, 'Would 50% off help?');
  await page.goBack();
  await arrive(page, 'Cancel your membership');
  expect(await page.getByLabel(reasons.COSTS).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goForward();
  await arrive(page, 'Would 50% off help?');
  await page.reload();
  await wake(page);
  await arrive(page, 'Would 50% off help?');
  await page.getByRole('button', { name: 'Continue to cancel' }).click();
  await page.getByRole('link', { name: 'Keep my membership' }).click();
  await page.waitForURL('**/me/settings/membership#membership');
  await page.goBack();
  await arrive(page, 'Cancel your membership?');
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await arrive(page, 'Your membership is canceled');
  await page.goBack();
  await arrive(page, 'Your membership is canceled');
  expect(problems).toEqual([]);
});

test('MEMB-5: canceled while a payment is owed, it names no day that has passed, and coming back names its price', async () => {
  const firstFailedAt = addDays(program.clock.now(), -2);
  const { page, person } = await leave('MONTHLY', { periodEndsAt: firstFailedAt, firstFailedAt });
  await page.getByText('It helps us do better.', { exact: true }).waitFor();
  await giveReason(page, 'OTHER');
  await page.getByText('Member-only stories are locked again right away.').waitFor();
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await arrive(page, 'Your membership is canceled');
  await page.getByText('You won’t be charged again, and member-only stories are locked again.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Reactivate membership' }).click();
  await page.getByRole('dialog', { name: 'Reactivate your membership' }).getByText('$5').first().waitFor();
  expect(await chargesOf(person.personId)).toEqual([]);
});

test('MEMB-6: a page that says coming back is free charges nothing once it is not', async () => {
  const { page, person } = await leave('MONTHLY');
  await giveReason(page, 'OTHER');
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await arrive(page, 'Your membership is canceled');
  const end = `update membership set period_ends_at = $2 where person_id = $1`;
  await program.context.database.query('test_end', end, [person.personId, addDays(program.clock.now(), -1)]);
  await page.getByRole('button', { name: 'Reactivate membership' }).click();
  await page.getByRole('alert').getByText('$5').waitFor();
  expect(await chargesOf(person.personId)).toEqual([]);
});

const chargesOf = (personId: string) =>
  program.context.database.query('test_charges', 'select amount from payment_intent where person_id = $1', [personId]);
