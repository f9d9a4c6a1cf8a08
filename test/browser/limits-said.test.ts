import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { expectSound, sitDown } from '#test/support/phone-desk.ts';
import { openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

test('PUB-2, PUB-3, PUB-4, PUB-6: how many are featured, in the bar, left of invitations and of address changes is said before it is too many', async () => {
  const { owner } = await openPublication(program, { name: 'The Quay', slug: 'the-quay' });
  const { page, keys, go, problems } = await sitDown(program, browser, owner);
  await go('/the-quay/manage/stories/featured');
  await page.getByText('0 of 10 featured.', { exact: false }).waitFor();
  await go('/the-quay/settings/navigation');
  await page.getByText(/\d+ of 20 items\./).waitFor();

  await go('/the-quay/settings/staff');
  await keys.press(page.getByRole('button', { name: 'Invite someone' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You can send 50 more today, out of 50 a day.').waitFor();
  await expectSound(page);
  await dialog.getByRole('textbox').fill('somebody@mail.example');
  await keys.press(dialog.getByRole('button', { name: 'Send' }));
  await dialog.waitFor({ state: 'detached' });
  await keys.press(page.getByRole('button', { name: 'Invite someone' }));
  await dialog.getByText('You can send 49 more today, out of 50 a day.').waitFor();
  await page.keyboard.press('Escape');

  let slug = 'the-quay';
  const address = page.getByLabel('Address');
  const move = async (wanted: string) => {
    await address.fill(wanted);
    await keys.press(page.getByRole('button', { name: 'Save', exact: true }));
    await page.waitForURL(`**/${wanted}/settings*`);
    slug = wanted;
    await go(`/${slug}/settings`);
  };
  await go(`/${slug}/settings`);
  await page.getByText('You can change it 5 times in 30 days').waitFor();
  for (const [wanted, left] of [
    ['quay-a', /4 changes left of 5 in 30 days/],
    ['quay-b', /3 changes left of 5 in 30 days/],
    ['quay-c', /2 changes left of 5 in 30 days/],
    ['quay-d', /One change left of 5 in 30 days/],
    ['quay-e', /You can change it again on \w+ \d+, \d+/],
  ] as const) {
    await move(wanted);
    await page.getByText(left).waitFor();
  }
  await keys.reach(address);
  await expectSound(page);
  expect(problems).toEqual([]);
});
