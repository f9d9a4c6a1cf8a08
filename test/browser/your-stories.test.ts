import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type OwnStories, ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

/** The stories of somebody new, at an address of theirs. */
async function openStories(
  make: (own: OwnStories) => Promise<unknown>,
  path = '/me/stories',
  options: BrowserContextOptions = {},
) {
  const person = await signIn(program);
  const own = ownStories(program.context, person.personId);
  await make(own);
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return { ...opened, person, own };
}

const stateOf = async (id: string) => {
  const { kysely } = program.context.database;
  return (await kysely.selectFrom('story').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
};

test('WRITE-5: stories stand under their states, with counts, for their author alone', async () => {
  const { page, problems } = await openStories(async (own) => {
    await own.draft('A draft');
    program.clock.advance(3_000);
    await own.draft('Another draft');
    await own.publish('A public story');
    await own.publish('A hidden story', { state: 'unlisted' });
    const { id } = await own.publish('A deleted story');
    await trashStory(own.context, id);
  });
  const tabs = page.getByRole('navigation', { name: 'Your stories' }).getByRole('link');
  expect(await tabs.allTextContents()).toEqual([
    'Drafts 2',
    'Scheduled',
    'Published 1',
    'Responses',
    'Unlisted 1',
    'Deleted 1',
    'Submissions',
  ]);
  const titles = () => page.locator('main li h2').allTextContents();
  expect(await titles()).toEqual(['Another draft', 'A draft']);
  expect(await axeFindings(page)).toEqual([]);
  for (const [tab, title] of [
    ['Published 1', 'A public story'],
    ['Unlisted 1', 'A hidden story'],
    ['Deleted 1', 'A deleted story'],
  ] as const) {
    await tabs.getByText(tab).click();
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await titles()).toEqual([title]);
  }
  await page.getByText('A trashed post is permanently deleted after 14 days.').waitFor();
  await page.getByText('Deleted for good on Dec 5, 2026').waitFor();
  await tabs.getByText('Scheduled').click();
  await page.getByText('Nothing scheduled.').waitFor();
  expect(problems).toEqual([]);
  // Nobody else's, and nobody's without a session.
  expect((await program.ask('/me/stories')).status).toBe(302);
  const { cookie } = await signIn(program);
  const other = await program.ask('/me/stories/public', { headers: { cookie } });
  expect([other.status, other.text.includes('A public story')]).toEqual([200, false]);
  expect((await program.ask('/me/stories/nothing', { headers: { cookie } })).status).toBe(404);
});

test('WRITE-6, TOAST-2: a draft goes to the trash by keyboard, and the Undo of the toast brings it back', async () => {
  const { page, problems } = await openStories((own) => own.draft('Rain'));
  const menu = page.getByRole('button', { name: 'Actions for Rain' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete');
  await page.keyboard.press('Enter');
  const toast = page.getByTestId('move-post-to-trash');
  await toast.getByText('“Rain” was moved to the trash.').waitFor();
  await page.getByText('You don’t have any drafts.').waitFor();
  await page.getByRole('link', { name: 'Deleted 1' }).waitFor();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Rain' }).waitFor();
  await page.getByRole('link', { name: 'Drafts 1' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Rain' }).waitFor();
  expect(problems).toEqual([]);
});

test('WRITE-6: a published story goes only after its consequences were read; its address is gone with it', async () => {
  let path = '';
  const { page } = await openStories(async (own) => {
    ({ path } = await own.publish('Snow'));
  }, '/me/stories/public');
  expect((await program.ask(path)).status).toBe(200);
  await page.getByRole('button', { name: 'Actions for Snow' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this story to the trash?' });
  await dialog.getByText('It’s permanently deleted after 14 days.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await program.ask(path)).status).toBe(200);
  await page.getByRole('button', { name: 'Actions for Snow' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('You haven’t published any stories yet.').waitFor();
  program.clock.advance(3_000);
  expect((await program.ask(path)).status).toBe(410);
});

test('WRITE-6, TOAST-2: restoring says to which tab it went, and its Undo deletes again and loads the page anew', async () => {
  let id = '';
  const { page, problems } = await openStories(async (own) => {
    ({ id } = await own.publish('Hail & sleet'));
    await trashStory(own.context, id);
  }, '/me/stories/deleted');
  await page.getByRole('button', { name: 'Restore: Hail & sleet' }).click();
  await page.waitForURL(/undeletedPostId|tab=public/);
  await wake(page);
  const toast = page.getByTestId('undelete-post');
  await toast.getByText('“Hail & sleet” was moved to Published.').waitFor();
  expect(await stateOf(id)).toBe('published');
  // What is said once does not stay in the address.
  await page.waitForFunction(() => !location.search.includes('undeletedPost'));
  await Promise.all([page.waitForEvent('load'), toast.getByRole('button', { name: 'Undo' }).click()]);
  await page.getByRole('heading', { name: 'Hail & sleet' }).waitFor();
  expect(await stateOf(id)).toBe('trashed');
  expect(problems).toEqual([]);
});

test('WRITE-10: the fourth pinned story asks whether the oldest gives way', async () => {
  const { page } = await openStories(async (own) => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await own.publish(title);
  }, '/me/stories/public');
  const pin = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Pin to your profile' }).click();
  };
  for (const title of ['One', 'Two', 'Three']) {
    await pin(title);
    await page.locator('li', { hasText: title }).getByText('Pinned to your profile').waitFor();
  }
  await pin('Four');
  const dialog = page.getByRole('dialog', { name: 'Your profile already has 3 pinned stories' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace the oldest' }).click();
  await page.locator('li', { hasText: 'Four' }).getByText('Pinned to your profile').waitFor();
  await page.reload();
  await page.locator('li', { hasText: 'Four' }).getByText('Pinned to your profile').waitFor();
  expect(await page.getByText('Pinned to your profile').count()).toBe(3);
});
