import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { keepGiftsCurrent } from '#modules/money/gifts/gift-jobs.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

async function openAs(person: SignedIn | null, path: string) {
  const opened = await browser.open('/healthz');
  if (person !== null) await opened.page.context().addCookies([...person.cookies]);
  await goTo(opened.page, path);
  return opened;
}

async function goTo(page: Page, path: string): Promise<void> {
  program.clock.advance(10_000);
  await page.goto(program.url + path);
  await wake(page);
}

const VIEWS = [
  [390, 'light'],
  [1280, 'dark'],
] as const;
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Fills the form of one gift and pays it; the address is left out for one that is handed over. */
async function give(page: Page, { address, day }: { readonly address?: string; readonly day?: string }) {
  await page.getByLabel('Their name').fill('Bob');
  if (address === undefined) await page.getByRole('radio', { name: 'In person' }).check();
  else await page.getByLabel('Their email address').fill(address);
  if (day !== undefined) await page.getByLabel('When to send it').fill(day);
  await page.getByLabel('A note').fill('For the long evenings.');
  await button(page, 'Pay $50').click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

const mailsTo = async (address: string) => (await readMail(program.context)).filter(({ to }) => to === address);
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;
async function codeOn(page: Page): Promise<string> {
  return CODE.exec((await page.locator('code').first().textContent()) ?? '')?.[0] ?? '';
}

test('MEMB-12: a gift is bought, delivered by mail, and redeemed by a stranger who joins first', async () => {
  const giver = await signIn(program);
  const { page, problems } = await openAs(giver, '/gift-plans');
  await page.getByText('no money moves').first().waitFor();
  await page.getByRole('link', { name: 'Give a Member year' }).click();
  await page.waitForURL(/\/gift-checkout$/);
  await wake(page);
  await button(page, 'Pay $50').click();
  await page.getByRole('alert').filter({ hasText: 'Tell us who it’s for.' }).waitFor();
  const name = page.getByLabel('Their name');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await give(page, { address: 'bob@mail.example' });
  await page.getByText('Your gift is on its way to Bob at bob@mail.example.').waitFor();
  expect(problems).toEqual([]);
  const [mail] = await mailsTo('bob@mail.example');
  const link = /^http\S+giftCode\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toContain('giftType=29');

  const stranger = await openAs(null, new URL(link).pathname + new URL(link).search);
  await stranger.page.getByRole('heading', { name: 'It’s a gift' }).waitFor();
  await stranger.page.getByText('is giving you one year as a Member').waitFor();
  await expect.poll(() => new URL(stranger.page.url()).search, { message: 'the code leaves the address' }).toBe('');
  await stranger.page.reload();
  await wake(stranger.page);
  await stranger.page.getByText('is giving you one year as a Member').waitFor();
  const signInLink = await stranger.page.getByRole('link', { name: 'Sign in to redeem it' }).getAttribute('href');
  const back = new URL(signInLink ?? '', program.url).searchParams.get('redirect') ?? signInLink ?? '';
  expect(decodeURIComponent(back)).toContain(CODE.exec(link)?.[0] ?? 'a code');
  const bob = await signIn(program);
  await stranger.page.context().addCookies([...bob.cookies]);
  await goTo(stranger.page, new URL(link).pathname + new URL(link).search);
  await button(stranger.page, 'Redeem').click();
  await stranger.page.getByRole('heading', { name: 'It’s yours' }).waitFor();
  expect(stranger.problems).toEqual([]);

  await goTo(page, '/gift-plans');
  const item = page.getByRole('listitem').filter({ hasText: 'For Bob' });
  // "Not redeemed yet" has the word as well.
  await item.getByText('Redeemed', { exact: true }).waitFor();
  expect(await item.getByRole('button').count(), 'nothing is left to be done').toBe(0);
});

test('MEMB-12: a gift waits for its day, and goes out when the clock has come to it', async () => {
  const giver = await signIn(program);
  const { page } = await openAs(giver, '/gift-checkout');
  const day = addDays(program.context.clock.now(), 20).toISOString().slice(0, 10);
  await give(page, { address: 'later@mail.example', day });
  await page.getByText(/^It will go to Bob at later@mail\.example on /).waitFor();
  expect(await mailsTo('later@mail.example')).toEqual([]);
  await goTo(page, '/gift-plans');
  const item = page.getByRole('listitem').filter({ hasText: 'For Bob' });
  await item.getByText('Goes out on').waitFor();
  await item.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('dialog').getByLabel('Their email address').fill('moved@mail.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Address changed.').waitFor();
  const before = program.context.clock.now();
  program.clock.set(`${day}T09:00:00.000Z`);
  await keepGiftsCurrent(program.context);
  expect(await mailsTo('moved@mail.example')).toHaveLength(1);
  program.clock.set(before.toISOString());
});

test('MEMB-12: past and active members redeem a code that was handed over on a card', async () => {
  const giver = await signIn(program);
  const [past, active] = [await signIn(program), await signIn(program)];
  const endedAt = addDays(program.context.clock.now(), -60);
  await buildMembership(program.context, { personId: past.personId, endedAt, cancelledAt: endedAt });
  await buildMembership(program.context, { personId: active.personId, plan: 'YEARLY' });
  for (const person of [past, active]) {
    const { page } = await openAs(giver, '/gift-checkout');
    await give(page, {});
    await page.getByText('Here’s the code for Bob.').waitFor();
    const code = await codeOn(page);
    await button(page, 'Card').click();
    const card = page.getByRole('dialog').getByRole('article');
    await card.getByText(code).waitFor();
    await card.getByText('For the long evenings.').waitFor();
    const other = await openAs(person, '/redeem');
    await other.page.getByLabel('Gift code').fill(code.toLowerCase());
    await button(other.page, 'Continue').click();
    await button(other.page, 'Redeem').click();
    await other.page.getByRole('heading', { name: 'It’s yours' }).waitFor();
    expect(other.problems).toEqual([]);
  }
  const rows = await program.context.database.query(
    'test_given',
    `select provider, status, next_charge_at = period_ends_at as "isPaidAfterwards" from membership
     where person_id = any($1) order by provider`,
    [[past.personId, active.personId]],
  );
  expect(rows).toEqual([
    { provider: 'MEDIUM_GIFT', status: 'ACTIVE', isPaidAfterwards: null },
    { provider: 'SANDBOX', status: 'ACTIVE', isPaidAfterwards: true },
  ]);
});

test('MEMB-12: redeemed in the settings, a gift is what the settings say one has', async () => {
  const giver = await openAs(await signIn(program), '/gift-checkout');
  await give(giver.page, {});
  const code = await codeOn(giver.page);
  const { page, problems } = await openAs(await signIn(program), '/me/settings/membership');
  await page.getByText('You’re not a member yet').waitFor();
  await page.getByLabel('Gift code').fill(code);
  await button(page, 'Continue').click();
  await button(page, 'Redeem').click();
  await page.getByRole('heading', { name: 'It’s yours' }).waitFor();
  await page.getByText('You’re not a member yet').waitFor({ state: 'detached' });
  await page.locator('#membership').getByText('It ends on its own.').waitFor();
  expect(problems).toEqual([]);
});

test('MEMB-12: a group of eleven gets one code each, as a table; a gift goes back, and its code is void', async () => {
  const giver = await signIn(program);
  const { page, problems } = await openAs(giver, '/group-gift');
  await page.getByLabel('How many people').fill('10');
  await page.getByText('A group gift is for 11 to 1000 people.').first().waitFor();
  await page.getByLabel('How many people').fill('11');
  await page.getByRole('radio', { name: 'One code each' }).check();
  await button(page, 'Pay $550').click();
  await page.getByText('11 people can now claim a year as a Member.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Codes (CSV)').click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
  expect(lines).toHaveLength(12);
  expect(lines[1]).toMatch(/^[0-9A-Z-]{14},http\S+giftType=31,open$/);

  await goTo(page, '/gift-plans');
  await page.getByRole('listitem').filter({ hasText: 'For 11 people' }).getByText('0 used, 11 left').waitFor();
  await button(page, 'Refund').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await page.getByText('The gift is refunded.').waitFor();
  const reader = await openAs(await signIn(program), '/redeem');
  await reader.page.getByLabel('Gift code').fill(lines[1]?.slice(0, 14) ?? '');
  await button(reader.page, 'Continue').click();
  await reader.page.getByRole('alert').filter({ hasText: 'We can’t find that code.' }).waitFor();
  expect(problems).toEqual([]);
});

test('gift pages are read by assistive programs, narrow and wide, light and dark', async () => {
  const giver = await signIn(program);
  const { page } = await openAs(giver, '/gift-checkout');
  await give(page, {});
  for (const path of ['/gift-plans', '/gift-checkout', '/group-gift', '/redeem']) {
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    expect(await findingsInViews(page, VIEWS), path).toEqual([]);
  }
});

test('ROUTE-9: `#giftMembership` on the home page goes to the gift checkout', async () => {
  const { page } = await openAs(await signIn(program), '/#giftMembership');
  await page.waitForURL(/\/gift-checkout$/);
  await page.getByRole('heading', { name: 'Give a membership' }).waitFor();
});
