import { expect } from 'vitest';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { waitToBeSaved } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite();

test('NEWS-1, rule 10: on a phone a writer sees which time of an email no clock shows, and which comes twice', async () => {
  const writer = await signIn(program);
  await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  const { page } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...writer.cookies]);
  await page.goto(`${program.url}/me/newsletter/new-email`);
  await wake(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Subject' }).waitFor();
  await page.keyboard.type('When clocks change');
  await page.keyboard.press('Enter');
  await page.keyboard.type('An hour is missing.');
  await waitToBeSaved(program, page, 'An hour is missing.');
  await page.getByRole('button', { name: 'Send…', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send your email' });
  await sheet.getByLabel('Newsletter', { exact: true }).waitFor();
  expect(await sheet.getByLabel('Newsletter', { exact: true }).locator('option').count(), 'it goes by some').toBe(1);
  expect(await sheet.getByRole('button', { name: 'Submit to a publication' }).count(), 'they take stories').toBe(0);
  await sheet.getByRole('radio', { name: 'At a set time' }).check();
  await sheet.getByLabel('Time zone').selectOption('Europe/Berlin');
  await sheet.getByLabel('Date').fill('2027-03-28');
  await sheet.getByLabel('Time', { exact: true }).fill('02:30');
  await sheet.getByRole('button', { name: 'Schedule' }).click();
  const gap = sheet.getByText('The clocks skip that time in this time zone.', { exact: false });
  await gap.waitFor();
  const isSeen = () =>
    gap.evaluate((words) => {
      const { left, bottom } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
  await expect.poll(isSeen).toBe(true);
  expect(await sheet.getByText('It goes out by email', { exact: false }).count()).toBe(0);
  await sheet.getByLabel('Date').fill('2027-10-31');
  await sheet.getByText('The clocks show that time twice that day.', { exact: false }).waitFor();
});
