import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import type { BuiltStory } from '#test/factories/build-story.ts';
import { type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { linkOf } from '#test/support/read-mail.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { newestMailTo } from '#test/support/sign-in-journey.ts';
import { settleNews } from '#test/support/settle-news.ts';

const { program, browser } = await openSite({ withWorld: false });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

async function foundPublication({ page, go, keys }: Desk): Promise<void> {
  await go('/new-publication');
  await keys.type(page.getByLabel('Name', { exact: true }), 'Night Trains');
  await said(page, '“night-trains” is available.');
  await keys.type(page.getByLabel('Tagline'), 'Slowly through the dark');
  await keys.type(page.getByRole('combobox', { name: 'Topics' }), 'Railways');
  await page.keyboard.press('Enter');
  await expectSound(page);
  await keys.press(button(page, 'Create publication'));
  await page.waitForURL('**/night-trains');
  await page.getByRole('heading', { name: 'What’s next?' }).waitFor();
  await keys.reach(page.getByRole('link', { name: 'Tagline, picture and topics' }));
  await expectSound(page);
}

async function designFrontPage({ page, go, keys }: Desk): Promise<void> {
  await go('/night-trains/design');
  await keys.press(button(page, 'Got it'));
  await keys.type(page.getByLabel('Color code for Header'), '#123456ff');
  await said(page, 'Draft saved. Readers don’t see it yet.');
  await keys.press(page.locator('summary', { hasText: 'Layout' }));
  await keys.choose(page.getByRole('radio', { name: 'List' }));
  await said(page, 'Draft saved. Readers don’t see it yet.');
  await keys.press(button(page, 'Preview'));
  const frame = page.frameLocator('iframe');
  for (const width of ['Phone', 'Tablet', 'Desktop']) {
    await keys.press(button(page, width));
    for (const theme of ['Light', 'Dark']) {
      await keys.press(button(page, theme));
      await frame.locator(`html[data-theme="${theme.toLowerCase()}"]`).waitFor();
      await frame.getByRole('heading', { level: 1, name: 'Night Trains' }).waitFor();
    }
  }
  await expectSound(page);
  await keys.press(button(page, 'Edit'));
  await keys.press(button(page, 'Publish'));
  await said(page, 'This is what readers see.');
}

async function writePages({ page, go, keys }: Desk): Promise<void> {
  await go('/night-trains/settings/about');
  await keys.type(page.getByLabel('Text', { exact: true }), 'We ride **at night**.');
  await keys.press(button(page, 'Save'));
  await said(page, 'Saved.');
  await go('/night-trains/settings/subpages');
  await keys.press(page.getByRole('link', { name: 'New page' }));
  await keys.type(page.getByLabel('Title'), 'How to write for us');
  await keys.type(page.getByLabel('Text', { exact: true }), 'Send us a *draft*.');
  await keys.press(button(page, 'Save'));
  await page.getByRole('link', { name: 'Edit How to write for us' }).waitFor();
  await expectSound(page);
}

async function openToEverybody({ page, go, keys }: Desk): Promise<void> {
  await go('/night-trains/manage/submissions/settings');
  await keys.choose(page.getByRole('radio', { name: /^Everyone/ }));
  await keys.press(button(page, 'Save'));
  await said(page, 'Saved.');
}

async function invite({ page, keys }: Desk, to: string, role: 'Writer' | 'Editor'): Promise<void> {
  await keys.press(button(page, 'Invite someone'));
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await keys.type(dialog.getByLabel('Username or email address'), to);
  await keys.choose(dialog.getByRole('radio', { name: new RegExp(`^${role}`) }));
  await keys.press(dialog.getByRole('button', { name: 'Send invitation' }));
  await page.locator(`[data-invitation="${to}"]`).getByText(role, { exact: true }).waitFor();
}

/** From the news of an invitation to its answer. */
async function answer(person: SignedIn, name: 'Accept' | 'Decline'): Promise<Desk> {
  await settleNews(program.context);
  const desk = await sitDown(program, browser, person);
  const { page, go, keys } = desk;
  await go('/me/notifications');
  await keys.press(page.getByRole('link', { name: /invited you to the staff of/ }).first());
  await page.getByRole('heading', { name: 'Join Night Trains' }).waitFor();
  await expectSound(page);
  await keys.press(button(page, name));
  await said(page, name === 'Accept' ? 'Welcome to the staff of Night Trains.' : 'You declined.');
  return desk;
}

async function somebody(username: string, name: string): Promise<SignedIn> {
  const { context } = program;
  const person = await buildPerson(context, { username, name });
  const row = { address: `${username}@mail.example`, person_id: person, is_verified: true };
  await context.database.kysely
    .insertInto('email_address')
    .values({ ...row, created_at: context.clock.now() })
    .execute();
  return signIn(program, { person });
}

/** Three come to the staff: one by name, one who declines and is asked again, and one by mail. */
async function gatherStaff(owner: Desk) {
  const [edith, otto, marie] = [
    await somebody('edith', 'Edith Editor'),
    await somebody('otto', 'Otto Writer'),
    await somebody('marie', 'Marie Mailed'),
  ];
  await owner.go('/night-trains/settings/staff');
  await invite(owner, 'edith', 'Editor');
  const editor = await answer(edith, 'Accept');
  await invite(owner, 'otto', 'Writer');
  await expectSound(owner.page);
  await answer(otto, 'Decline');
  await owner.go('/night-trains/settings/staff');
  await invite(owner, 'otto', 'Writer');
  const writer = await answer(otto, 'Accept');
  await invite(owner, 'marie@mail.example', 'Writer');
  const link = linkOf(await newestMailTo(program, 'marie@mail.example'));
  const mailed = await sitDown(program, browser, marie);
  await mailed.go(link.pathname + link.search);
  await mailed.keys.press(button(mailed.page, 'Accept'));
  await said(mailed.page, 'Welcome to the staff of Night Trains.');
  await owner.go('/night-trains/settings/staff');
  for (const username of ['edith', 'otto', 'marie']) await owner.page.locator(`[data-member="${username}"]`).waitFor();
  await owner.keys.reach(button(owner.page, 'Invite someone'));
  await expectSound(owner.page);
  return { editor, writer, writerId: otto.personId };
}

/** What readers find first, and how they get to the rest. */
async function arrangeFrontPage({ page, go, keys }: Desk, [first, second]: readonly [string, string]): Promise<void> {
  await go('/night-trains/settings/feature-pages');
  await keys.press(page.getByRole('link', { name: 'New feature page' }));
  await keys.type(page.getByLabel('Title'), 'Start here');
  await keys.choose(page.getByLabel('Stories you choose'));
  await keys.press(button(page, `Add ${second}`));
  await button(page, `Remove ${second}`).waitFor();
  await expectSound(page);
  await keys.press(button(page, 'Save'));
  await page.getByRole('link', { name: 'Edit Start here' }).waitFor();

  await go('/night-trains/settings/navigation');
  const row = page.locator('form ol > li').last();
  for (const [title, target, field] of [
    ['Begin', 'A feature page', 'Start here'],
    ['Write for us', 'One of your pages', 'How to write for us'],
  ] as const) {
    await keys.press(button(page, 'Add item'));
    await keys.type(row.getByLabel('Title'), title);
    await keys.select(row.getByLabel('Links to'), target);
    await keys.select(row.getByRole('combobox').last(), field);
  }
  await expectSound(page);
  await keys.press(button(page, 'Save'));
  await said(page, 'Saved.');

  await go('/night-trains/manage/stories/featured');
  await keys.press(button(page, `Feature ${first}`));
  await expectSound(page);
  await keys.press(button(page, 'Save'));
  await said(page, 'Saved.');
}

/** The front page as anybody sees it, and where its bar leads. */
async function visit([first, second]: readonly [string, string]): Promise<void> {
  const { page, problems } = await browser.open('/night-trains', { viewport: { width: 390, height: 800 } });
  await page.getByRole('heading', { level: 1, name: 'Night Trains' }).waitFor();
  await page.getByText('Slowly through the dark').first().waitFor();
  for (const title of [first, second]) await page.getByRole('link', { name: title }).first().waitFor();
  const bar = page.getByRole('navigation', { name: 'Night Trains', exact: true });
  await bar.getByRole('link', { name: 'Begin' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
  await page.getByRole('link', { name: second }).first().waitFor();
  await bar.getByRole('link', { name: 'Write for us' }).press('Enter');
  await page.getByText('Send us a draft.').waitFor();
  const { text } = await program.ask('/night-trains');
  expect(text).toContain('--publication-colour:#123456ff');
  const about = (await program.ask('/night-trains/about')).text;
  for (const name of ['Edith Editor', 'Otto Writer', 'Marie Mailed']) expect(about).toContain(name);
  expect(problems).toEqual([]);
}

/** The writer hands a draft in, and the editor publishes it. */
async function bringStory(editor: Desk, writer: Desk, story: BuiltStory, title: string): Promise<void> {
  await writer.go(`/p/${story.id}/submission?tab=night-trains`);
  await writer.keys.reach(button(writer.page, 'Submit'));
  await expectSound(writer.page);
  await writer.keys.press(button(writer.page, 'Submit'));
  await writer.page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  await editor.go('/night-trains/manage/inbox');
  await editor.keys.press(editor.page.getByRole('link', { name: title }));
  await editor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await editor.keys.press(button(editor.page, 'Accept'));
  const dialog = editor.page.getByRole('dialog', { name: 'Accept this story' });
  await editor.keys.choose(dialog.getByRole('radio', { name: 'You publish it' }));
  await expectSound(editor.page);
  await editor.keys.press(dialog.getByRole('button', { name: 'Accept' }));
  await said(editor.page, 'Accepted.');
}

test('PUB-1, PUB-4, PUB-6: a publication from nothing to its front page, by keyboard, on a phone in the dark', async () => {
  const founder = await signIn(program);
  const { context } = program;
  await context.database.query('test_age', "update person set created_at = created_at - interval '2 days'", []);
  const owner = await sitDown(program, browser, founder);
  await foundPublication(owner);
  await designFrontPage(owner);
  await writePages(owner);
  await openToEverybody(owner);
  const { editor, writer, writerId } = await gatherStaff(owner);
  const titles = ['The sleeper to Lisbon', 'A night in the dining car'] as const;
  const own = ownStories(context, writerId);
  for (const title of titles) await bringStory(editor, writer, await own.draft(title), title);
  await arrangeFrontPage(owner, titles);
  await visit(titles);
  expect([...owner.problems, ...editor.problems, ...writer.problems]).toEqual([]);
});
