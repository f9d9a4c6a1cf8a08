import { expect } from 'vitest';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildAuthor } from '#test/factories/build-author.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf, readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const openAs = (person: SignedIn, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 900 } });

const APPLICATIONS = '/me/applications';
const DAY = 86_400_000;

test('PART-4: an author applies, is declined, applies again after the date, and is verified', async () => {
  const ada = await signIn(program);
  const ruth = await signIn(program);
  await changeRole(program.context, { personId: ruth.personId, role: 'ADMIN', isGranted: true });
  const { page, problems } = await openAs(ada, APPLICATIONS);
  await page.getByText('You haven’t applied to the Partner Program.').waitFor();
  expect(await page.locator('[data-met="false"]').count()).toBe(3);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('alert').getByText('Choose one of your books that has an ISBN.').waitFor();
  await buildAuthor(program.context, ada.personId);
  await page.reload();
  await wake(page);
  expect(await page.locator('[data-met="false"]').count()).toBe(0);
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  const name = await page.getByLabel('Name on the cover').inputValue();
  await page.getByLabel('Name on the cover').press('Enter');
  await page.getByText(/^You applied on .* with “Tides”/).waitFor();

  const staff = await openAs(ruth, '/_/admin/authors');
  await staff.page.getByText('9780306406157').waitFor();
  expect(
    await findingsInViews(staff.page, [
      [390, 'light'],
      [1280, 'dark'],
    ]),
  ).toEqual([]);
  await staff.page.getByRole('button', { name: `Decline ${name}` }).click();
  await staff.page.getByRole('alert').getByText('Give a reason of 1 to 1000 characters.').waitFor();
  await staff.page.getByLabel('Reason (the author will read it)').fill('We didn’t find this book.');
  await staff.page.getByRole('button', { name: `Decline ${name}` }).press('Enter');
  await staff.page.getByText(/^Declined\./).waitFor();
  await staff.page.getByText('No applications are waiting.').waitFor({ state: 'hidden' });

  await page.reload();
  await wake(page);
  await page.getByText(/We declined your application on .*: We didn’t find this book\./).waitFor();
  await page.getByText(/^You can apply again on/).waitFor();
  // What would be refused is not offered before that day; what is asked for stays.
  expect(await page.getByRole('button', { name: 'Apply', exact: true }).count()).toBe(0);
  expect(await page.locator('[data-criterion]').count()).toBeGreaterThan(0);
  program.clock.advance(30 * DAY);
  const again = await openAs(await signIn(program, { person: ada.personId }), APPLICATIONS);
  await again.page.getByRole('button', { name: 'Apply', exact: true }).click();
  await again.page.getByText('Waiting for a decision').waitFor();
  const later = await openAs(await signIn(program, { person: ruth.personId }), '/_/admin/authors');
  await later.page.getByRole('button', { name: `Verify ${name}` }).click();
  await later.page.getByText(`${name} is verified.`).waitFor();
  await again.page.reload();
  await wake(again.page);
  await again.page.getByText(/^You’ve been a verified author since/).waitFor();
  const { username } = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', ada.personId)
    .executeTakeFirstOrThrow();
  await again.page.goto(`${program.url}/@${username}`);
  await again.page.getByRole('link', { name: 'Verified author' }).first().waitFor();
  await again.page.goto(program.url + APPLICATIONS);
  await wake(again.page);
  await again.page.getByRole('button', { name: 'Remove the badge' }).click();
  await again.page.getByRole('dialog').getByRole('button', { name: 'Remove the badge' }).press('Enter');
  await again.page.getByText(/^You withdrew it on/).waitFor();
  expect([...problems, ...staff.problems, ...again.problems, ...later.problems]).toEqual([]);
});

test('PART-4: who writes under another name shows it by a code at the publisher', async () => {
  const dora = await signIn(program);
  await buildAuthor(program.context, dora.personId);
  const { page, problems } = await openAs(dora, APPLICATIONS);
  await page.getByLabel('Name on the cover').fill('D. Nightly');
  await page.locator('[data-criterion="NAME"][data-met="false"]').waitFor();
  await page.getByLabel('Your email address at the publisher').fill('dora@gmail.com');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByRole('alert').getByText('Anyone can get an address there.').waitFor();
  await page.getByLabel('Your email address at the publisher').fill('dora@press.example');
  await page.getByLabel('Your email address at the publisher').press('Enter');
  await page.getByText(/^We sent a code to dora@press.example/).waitFor();
  const mail = (await readMail(program.context)).find(({ to }) => to === 'dora@press.example');
  // Reading one's mail may take the page away on a phone.
  await page.reload();
  await wake(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(mail ?? { text: '' }));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await page.getByText('You’ve confirmed that you get mail at press.example.').waitFor();
  await page.getByLabel('Name on the cover').fill('D. Nightly');
  await page.locator('[data-criterion="NAME"][data-met="true"]').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('Waiting for a decision').waitFor();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText(/^You withdrew it on/).waitFor();
  expect(problems).toEqual([]);
});
