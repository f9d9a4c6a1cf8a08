import { expect } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const openAs = (person: SignedIn, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 900 } });

const BOOSTS = '/_/admin/boosts';

test('rules T12, 200, 201: a curator nominates a story, not twice, and two others boost it', async () => {
  const author = await signIn(program);
  const { path, id } = await buildStory(program.context, { title: 'Low water', authorIds: [author.personId] });
  const [ada, ben, cleo] = [
    await signIn(program, { role: 'CURATOR' }),
    await signIn(program, { role: 'CURATOR' }),
    await signIn(program, { role: 'ADMIN' }),
  ];
  const { page, problems } = await openAs(ada, path);
  const open = async () => {
    await page.locator('[data-story-actions="top"]').getByRole('button', { name: 'More about this story' }).click();
    await page.getByRole('menuitem', { name: 'Nominate for a boost' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Nominate for a boost' });
  const send = dialog.getByRole('button', { name: 'Nominate', exact: true });
  await open();
  await send.click();
  await dialog.getByRole('alert').getByText('Give a reason of 1 to 500 characters.').waitFor();
  await dialog.getByLabel('Why should more people read it?').fill('It explains the tides.');
  // What was written is there again, whoever left the window by a slip.
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await open();
  expect(await dialog.getByLabel('Why should more people read it?').inputValue()).toBe('It explains the tides.');
  await page.keyboard.press('Tab');
  await send.press('Enter');
  await page.getByText('Nominated. Two other curators have to approve it.').waitFor();
  await open();
  await dialog.getByLabel('Why should more people read it?').fill('Once more.');
  await send.click();
  await dialog.getByRole('alert').getByText('You’ve already nominated this story.').waitFor();

  await page.goto(program.url + BOOSTS);
  await wake(page);
  await page.getByText('You have 9 nominations left this month.').waitFor();
  await page.getByText('You nominated this story, so others decide.').waitFor();
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

  const first = await openAs(ben, BOOSTS);
  await first.page.getByText('It explains the tides.').waitFor();
  expect(
    await findingsInViews(first.page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await first.page.getByRole('button', { name: 'Decline “Low water”' }).click();
  await first.page.getByRole('alert').getByText('Give a reason').waitFor();
  await first.page.getByRole('button', { name: 'Approve “Low water”' }).press('Enter');
  await first.page.getByText('Approved. One more approval and it’s boosted.').waitFor();
  await first.page.getByText('You approved this story.').waitFor();

  const second = await openAs(cleo, BOOSTS);
  await second.page.getByText('1 of 2 approvals').waitFor();
  const late = await openAs(await signIn(program, { role: 'CURATOR' }), BOOSTS);
  await late.page.getByText('1 of 2 approvals').waitFor();
  await second.page.getByRole('button', { name: 'Approve “Low water”' }).click();
  await second.page.getByText(/“Low water” is boosted until/).waitFor();
  expect(await second.page.getByText('It explains the tides.').count()).toBe(0);

  await late.page.getByLabel('Reason', { exact: false }).fill('Too thin.');
  await late.page.getByRole('button', { name: 'Decline “Low water”' }).press('Enter');
  await late.page.getByText('Someone has already decided on this story.').waitFor();
  expect(await late.page.getByText('It explains the tides.').count()).toBe(0);

  const stats = await openAs(author, `/me/stats/post/${id}`);
  await stats.page.getByText(/^Boosted until .*1\.5 times as much/).waitFor();
  expect([...problems, ...first.problems, ...second.problems, ...stats.problems]).toEqual([]);
});

test('rule 200: readers are not offered to nominate, and an old story is refused with the reason', async () => {
  const authorIds = [await buildPerson(program.context)];
  const { path } = await buildStory(program.context, {
    authorIds,
    publishedAt: new Date(program.clock.now().getTime() - 14 * 86_400_000 + 3_600_000),
  });
  const reader = await openAs(await signIn(program), path);
  await reader.page
    .locator('[data-story-actions="top"]')
    .getByRole('button', { name: 'More about this story' })
    .click();
  await reader.page.getByRole('menuitem', { name: 'Report story' }).waitFor();
  expect(await reader.page.getByRole('menuitem', { name: 'Nominate for a boost' }).count()).toBe(0);
  const { page } = await openAs(await signIn(program, { role: 'CURATOR' }), path);
  await page.locator('[data-story-actions="top"]').getByRole('button', { name: 'More about this story' }).click();
  await page.getByRole('menuitem', { name: 'Nominate for a boost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nominate for a boost' });
  program.clock.advance(2 * 3_600_000);
  await dialog.getByLabel('Why should more people read it?').fill('Still good.');
  await dialog.getByRole('button', { name: 'Nominate', exact: true }).click();
  await dialog.getByText('You can nominate a story for 14 days after it’s published. This one is older.').waitFor();
  // Now that it is too old, it is not offered.
  const again = await openAs(await signIn(program, { role: 'CURATOR' }), path);
  await again.page.locator('[data-story-actions="top"]').getByRole('button', { name: 'More about this story' }).click();
  await again.page.getByRole('menuitem', { name: 'Report story' }).waitFor();
  expect(await again.page.getByRole('menuitem', { name: 'Nominate for a boost' }).count()).toBe(0);
});
