import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const PATH = '/_/admin/coupons';

const { program, browser } = await openSite({ withWorld: false });

const openAs = (person: SignedIn, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('MEMB-2, MEMB-12: the coupons are there for who keeps the money, the codes for administrators, and for nobody else', async () => {
  const statusFor = async (person: SignedIn) =>
    (await program.ask(PATH, { headers: { cookie: person.cookie } })).status;
  expect((await program.ask(PATH)).status).toBe(404);
  expect(await statusFor(await signIn(program))).toBe(404);
  for (const role of ['MODERATOR', 'SUPPORT', 'CURATOR'] as const)
    expect(await statusFor(await signIn(program, { role }))).toBe(404);
  const { page } = await openAs(await signIn(program, { role: 'FINANCE' }), PATH);
  await page.getByRole('heading', { name: 'Coupons', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Promotional codes' }).count()).toBe(0);
});

test('MEMB-2: a coupon is made by keyboard, takes something off, and is ended', async () => {
  const { page, problems } = await openAs(await signIn(program, { role: 'FINANCE' }), PATH);
  await page.getByLabel('Code').fill('spring 27');
  await button(page, 'Create coupon').click();
  await page.getByRole('alert').getByText('A code needs 3 to 40 letters').waitFor();
  await page.getByLabel('Code').fill('spring-27');
  await page.getByLabel('Percent off').fill('101');
  await button(page, 'Create coupon').click();
  await page.getByRole('alert').getByText('Choose 1 to 100 percent off.').waitFor();
  await page.getByLabel('Percent off').fill('50');
  await page.getByLabel('How many payments').fill('3');
  await page.getByLabel('How many people can use it').fill('10');
  await page.getByLabel('Last day').fill('2099-12-31');
  await page.getByLabel('Last day').press('Tab');
  await button(page, 'Create coupon').press('Enter');
  await entry(page, 'SPRING-27').getByText('50% off the first 3 payments').waitFor();
  await entry(page, 'SPRING-27')
    .getByText(/used by 0 people · 10 left · until Dec 31, 2099/)
    .waitFor();
  expect(await page.getByLabel('Code').inputValue(), 'the form is empty again').toBe('');
  await page.getByLabel('What it gives').selectOption({ label: '3 months free, on plans billed monthly' });
  expect(await page.getByLabel('Percent off').count()).toBe(0);
  await page.getByLabel('Code').fill('quarter');
  await button(page, 'Create coupon').click();
  await entry(page, 'QUARTER').getByText('3 months free').waitFor();
  expect(
    await findingsInViews(page, [
      [390, 'light'],
      [1280, 'dark'],
    ]),
  ).toEqual([]);

  await page.goto(`${program.url}/plans?coupon=spring-27`);
  await page.getByText('50% off the first 3 payments').first().waitFor();
  // By the week it is the full price, which stands beside no other.
  expect(await page.getByText(/a week\.$/).count()).toBe(0);
  await page.goto(program.url + PATH);
  await wake(page);
  await button(page, 'End SPRING-27').click();
  await page.getByRole('dialog', { name: 'End SPRING-27?' }).getByRole('button', { name: 'End', exact: true }).click();
  await entry(page, 'SPRING-27')
    .getByText(/ended on/)
    .waitFor();
  expect(await button(page, 'End SPRING-27').count()).toBe(0);
  await page.goto(`${program.url}/plans?coupon=spring-27`);
  await page.getByText('This coupon has expired.').waitFor();
  expect(problems).toEqual([]);
});

test('MEMB-12: an administrator makes a promotional code, sees how many are left, and ends it', async () => {
  const admin = await signIn(program, { role: 'ADMIN' });
  const { page, problems } = await openAs(admin, PATH);
  await page.getByText('No promotional codes yet.').waitFor();
  await page.getByLabel('Months', { exact: true }).fill('13');
  await page.getByLabel('How many people can use it', { exact: true }).fill('5');
  await button(page, 'Create code').click();
  await page.getByRole('alert').getByText('A promotional code can give 1 to 12 months').waitFor();
  await page.getByLabel('Months', { exact: true }).fill('2');
  await page.getByLabel('Only for people who have never been members').check();
  await button(page, 'Create code').click();
  await entry(page, 'Member for 2 months · new members only')
    .getByText(/used by 0 people · 5 left/)
    .waitFor();
  const code = (await entry(page, 'Member for 2 months').locator('code').textContent()) ?? '';
  const { page: stranger } = await openAs(await signIn(program), `/redeem?giftCode=${code}`);
  await button(stranger, 'Redeem').click();
  await stranger.getByRole('heading', { name: 'It’s yours' }).waitFor();
  await page.goto(program.url + PATH);
  await wake(page);
  await entry(page, code)
    .getByText(/used by one person · 4 left/)
    .waitFor();
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await button(page, `End ${code}`).click();
  const dialog = page.getByRole('dialog', { name: `End ${code}?` });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await button(page, `End ${code}`).click();
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await entry(page, 'Member for 2 months').getByText('used by one person · ended').waitFor();
  const late = await openAs(await signIn(program), `/redeem?giftCode=${code}`);
  await late.page
    .getByText(/used|expired|not/i)
    .first()
    .waitFor();
  expect(await button(late.page, 'Redeem').count()).toBe(0);
  expect(problems).toEqual([]);
});
