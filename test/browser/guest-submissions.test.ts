import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

const button = ({ page }: Desk, name: string) => page.getByRole('button', { name, exact: true });
const state = ({ page }: Desk, name: string) => page.locator('[data-submission] strong', { hasText: name }).waitFor();

test('PUB-5: a guest reads how many they have under way, and the fourth story has no form; one taken back makes room, and both sides see it', async () => {
  const writer = await signIn(program);
  const own = ownStories(program.context, writer.personId);
  const quarterly = await openPublication(program, { name: 'The Quarterly', slug: 'the-quarterly' });
  const [first, second, third, fourth] = [
    await own.draft('One'),
    await own.draft('Two'),
    await own.draft('Three'),
    await own.draft('Four'),
  ];
  const guest = await sitDown(program, browser, writer);
  const { page, go, keys } = guest;
  for (const [{ id }, there] of [
    [first, 'As a guest, you can have 3 stories with The Quarterly at once.'],
    [second, 'As a guest, you can have 3 stories with The Quarterly at once. One is there already.'],
    [third, 'As a guest, you can have 3 stories with The Quarterly at once. 2 are there already.'],
  ] as const) {
    await go(`/p/${id}/submission`);
    await keys.press(page.getByRole('link', { name: 'The Quarterly' }));
    await page.getByText(there, { exact: true }).waitFor();
    await expectSound(page);
    await keys.press(button(guest, 'Submit'));
    await state(guest, 'Pending review');
    await expectSound(page);
  }
  await go(`/p/${fourth.id}/submission?tab=the-quarterly`);
  await page
    .getByText('You have 3 stories with The Quarterly, and a guest can’t have more there at once.', { exact: false })
    .waitFor();
  expect(await button(guest, 'Submit').count()).toBe(0);
  await keys.reach(page.getByRole('link', { name: 'All your submissions' }));
  await expectSound(page);

  await keys.press(page.getByRole('link', { name: 'Your submissions' }));
  await page.getByRole('link', { name: 'One', exact: true }).waitFor();
  expect(await page.locator('[data-submission]').count()).toBe(3);
  await expectSound(page);
  await keys.press(button(guest, 'Withdraw “One”'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Withdraw').first().waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectSound(page);
  await keys.press(button(guest, 'Withdraw “One”'));
  await keys.press(dialog.getByRole('button', { name: 'Withdraw' }));
  await page.getByText('Story withdrawn.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await state(guest, 'Withdrawn');
  await page.getByRole('button', { name: 'Withdraw “One”' }).waitFor({ state: 'detached' });
  // Where the page stands now the bar above lies over half of a title, which is then small to hit.
  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
  await expectSound(page);

  await go(`/p/${fourth.id}/submission?tab=the-quarterly`);
  await keys.press(button(guest, 'Submit'));
  await state(guest, 'Pending review');

  const editor = await sitDown(program, browser, quarterly.owner);
  await editor.go('/the-quarterly/manage/inbox');
  await editor.page.getByRole('link', { name: 'Four' }).waitFor();
  expect(await editor.page.locator('[data-row]').allTextContents()).toEqual(['Four', 'Three', 'Two']);
  await settleNews(program.context);
  await editor.go('/me/notifications');
  await editor.keys.press(editor.page.getByRole('link', { name: /withdrew One/ }));
  await editor.page.getByRole('heading', { level: 1, name: 'One' }).waitFor();
  await editor.page.getByText('Withdrawn', { exact: true }).first().waitFor();
  await expectSound(editor.page);
  expect([...guest.problems, ...editor.problems]).toEqual([]);
});
