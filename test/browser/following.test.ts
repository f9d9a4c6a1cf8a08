import type { Page } from 'playwright-core';
import { accountMessages } from '#shared/messages/accounts.ts';
import { blockingMessages } from '#shared/messages/blocking.ts';
import { beforeAll, expect } from 'vitest';
import { blockPerson } from '#modules/people/blocks/block-person.ts';
import { follow as followIt } from '#modules/people/follows/follow.ts';
import { isHistoryPaused } from '#modules/reading/reading-history/is-history-paused.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { axeFindings, findingsInViews, type View } from '#test/support/axe-findings.ts';
import { follow, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let writer: string;
let shelf: string;
let tag: string;
let byQuiller: BuiltStory;
let onShelf: BuiltStory;
beforeAll(async () => {
  const { context } = program;
  writer = await buildPerson(context, { username: 'quiller', name: 'Quiller' });
  shelf = await buildPublication(context, { slug: 'quill-shelf', name: 'Quill Shelf' });
  byQuiller = await buildStory(context, { title: 'By Quiller', authorIds: [writer], tags: ['Quills'] });
  onShelf = await buildStory(context, { title: 'On the shelf', publicationId: shelf, tags: ['Quills'] });
  const row = await context.database.kysely.selectFrom('tag').select('id').where('slug', '=', 'quills').execute();
  tag = row[0]?.id ?? '';
});

async function readerWhoFollows(): Promise<SignedIn> {
  const reader = await signIn(program);
  const followerId = reader.personId;
  await followIt(program.context, { followerId, kind: 'person', id: writer });
  await followIt(program.context, { followerId, kind: 'publication', id: shelf });
  await followIt(program.context, { followerId, kind: 'tag', id: tag });
  return reader;
}

async function openAs(reader: SignedIn, path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...reader.cookies]);
  await visit(opened.page, path);
  return opened;
}

async function visit(page: Page, path: string): Promise<void> {
  program.clock.advance(10_000);
  await page.goto(program.url + path);
  await wake(page);
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('main [data-entity]');

test('HOME-6, TOAST-2: following, three kinds of it, unfollowed at once with a toast, and followed again', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/me/following');
  expect(await rows(page).count()).toBe(1);
  await button(page, 'Following Quiller').click();
  await button(page, 'Follow Quiller').waitFor();
  await page.getByTestId('unfollowed').getByText('You unfollowed Quiller.', { exact: true }).waitFor();
  await page.getByTestId('unfollowed').getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Following Quiller').waitFor();
  await follow(page, page.getByRole('navigation', { name: 'What you follow' }).getByRole('link', { name: 'Topics' }));
  await page.waitForURL('**/me/following?tab=topics');
  await button(page, 'Following Quills').click();
  await page.getByTestId('unfollowed').getByText('You unfollowed Quills.', { exact: true }).waitFor();
  await visit(page, '/me/following?tab=publications');
  await button(page, 'Following Quill Shelf').waitFor();
  await visit(page, '/me/following?tab=topics');
  expect(await page.getByRole('main').textContent()).toContain('You don’t follow any topics yet.');
  expect(problems).toEqual([]);
});

test('HOME-6, TOAST-2: on a story its writer and its publication are followed by keys, in the byline and below it', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, byQuiller.path, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await expect.poll(() => button(page, 'Follow Quiller').count()).toBe(2);
  await button(page, 'Follow Quiller').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button(page, 'Following Quiller').count()).toBe(2);
  const toast = page.getByTestId('followed');
  await toast.getByText('You are following Quiller.', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => button(page, 'Follow Quiller').count()).toBe(2);
  await visit(page, onShelf.path);
  await button(page, 'Follow Quill Shelf').click();
  await page.getByTestId('followed').waitFor();
  await visit(page, onShelf.path);
  await button(page, 'Following Quill Shelf').waitFor();
  expect(problems).toEqual([]);
});

test('HOME-6: on a story nobody is offered to follow themselves, or whom they blocked', async () => {
  const reader = await signIn(program);
  const own = await buildStory(program.context, { title: 'My own', authorIds: [reader.personId] });
  const { page } = await openAs(reader, own.path);
  await page.getByTestId('respond').first().waitFor();
  expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  await visit(page, byQuiller.path);
  await button(page, 'Follow Quiller').first().waitFor();
  await blockPerson(ownStories(program.context, reader.personId).context, writer);
  await visit(page, byQuiller.path);
  await page.getByText('You blocked the author of this story').waitFor();
  expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  // Nor on their profile, where unblocking them brings both back.
  await visit(page, '/@quiller');
  const more = button(page, 'More about Quiller');
  const inMenu = (name: RegExp) => page.getByRole('menuitem', { name });
  await more.click();
  await inMenu(/^Unblock/).waitFor();
  expect(await inMenu(/^Get an email/).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  await inMenu(/^Unblock/).click();
  await button(page, 'Follow Quiller').waitFor();
  await more.click();
  await inMenu(/^Get an email/).waitFor();
});

test('HOME-6: on a story a visitor is led to sign in, over the page', async () => {
  const { page } = await browser.open(byQuiller.path);
  await wake(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Follow Quiller' });
  expect(await link.count()).toBe(2);
  await link.first().hover();
  await link.first().click();
  await page.getByRole('dialog').getByText('Sign').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(byQuiller.path);
});

test('HOME-6: a follow that is refused goes back, with a sentence', async () => {
  const reader = await signIn(program);
  const { page } = await openAs(reader, '/@quiller');
  await button(page, 'Follow Quiller').waitFor();
  await page.route('**/_/graphql', (route) => route.abort());
  await button(page, 'Follow Quiller').click();
  // A toast that is under the pointer stays, and what waits behind it with it.
  await page.mouse.move(5, 880);
  await page.getByTestId('follow-failed').waitFor();
  await button(page, 'Follow Quiller').waitFor();
});

test('HOME-6, TOAST-2: what is muted stands in its list, and is unmuted with its sentence', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/tag/quills');
  await button(page, 'More about Quills').click();
  await page.getByRole('menuitem', { name: 'Mute Quills' }).click();
  await page.getByTestId('muted').waitFor();
  await visit(page, '/quill-shelf');
  await button(page, 'More about Quill Shelf').click();
  await page.getByRole('menuitem', { name: 'Mute Quill Shelf' }).click();
  await page.getByTestId('muted').waitFor();
  await visit(page, '/me/settings/mute');
  expect(await rows(page).count()).toBe(2);
  await button(page, 'Unmute Quills').click();
  await button(page, 'Mute Quills').waitFor();
  await page.getByTestId('unmuted').getByText('Quills has been unmuted.', { exact: true }).waitFor();
  await visit(page, '/me/settings/mute');
  expect(await rows(page).count()).toBe(1);
  expect(problems).toEqual([]);
});

test('HOME-7: whom to follow, with why, and followed from there', async () => {
  const reader = await signIn(program);
  await followIt(program.context, { followerId: reader.personId, kind: 'tag', id: tag });
  const { page, problems } = await openAs(reader, '/me/following/suggestions');
  const row = rows(page).filter({ hasText: 'Quiller' });
  expect(await row.textContent()).toContain('Quills');
  await button(page, 'Follow Quiller').click();
  await button(page, 'Following Quiller').waitFor();
  // It shows before the server was told.
  const follows = program.context.database.kysely.selectFrom('follow_person').selectAll();
  const ofReader = follows.where('follower_id', '=', reader.personId).where('person_id', '=', writer);
  await expect.poll(async () => (await ofReader.execute()).length).toBe(1);
  await visit(page, '/me/following');
  await button(page, 'Following Quiller').waitFor();
  expect(problems).toEqual([]);
});

test('HOME-7: the following feed, of writers and of one of them, whose dot goes when they are looked at', async () => {
  const reader = await readerWhoFollows();
  program.clock.advance(60_000);
  await buildStory(program.context, { title: 'Just now by Quiller', authorIds: [writer] });
  const { page, problems } = await openAs(reader, '/me/following-feed/writers');
  const chips = page.getByRole('navigation', { name: 'Who you follow' });
  expect(await chips.locator('[data-unread]').count()).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Just now by Quiller' }).waitFor();
  expect(await page.getByRole('link', { name: 'On the shelf' }).count()).toBe(0);
  const views = program.context.database.kysely.selectFrom('follow_person').select('viewed_at');
  const lastLook = async () => views.where('follower_id', '=', reader.personId).executeTakeFirst();
  const before = await lastLook();
  await follow(page, chips.getByRole('link', { name: 'Quiller' }));
  await page.waitForURL(`**/me/following-feed/writers/${writer}`);
  await page.getByRole('heading', { level: 1, name: 'Quiller' }).waitFor();
  await button(page, 'Following Quiller').waitFor();
  await expect.poll(() => chips.locator('[data-unread]').count()).toBe(0);
  // It shows before the server was told.
  await expect.poll(lastLook).not.toEqual(before);
  await visit(page, '/me/following-feed/writers?orderBy=most-read');
  expect(await chips.locator('[data-unread]').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Order' }).locator('[aria-current]').textContent()).toBe(
    'Most read',
  );
  expect(problems).toEqual([]);
});

test('HOME-7: a feed that is not there answers 404', async () => {
  const reader = await signIn(program);
  for (const path of ['constructor', 'writers/000000000000', `tags/${tag}`]) {
    const { status } = await program.ask(`/me/following-feed/${path}`, { headers: { cookie: reader.cookie } });
    expect([path, status]).toEqual([path, 404]);
  }
});

test('HOME-6, TOAST-3: after signing in to follow one is asked once more, and no address follows by itself', async () => {
  const visitor = await browser.open('/@quiller');
  const link = visitor.page.getByRole('main').getByRole('link', { name: 'Follow Quiller' });
  const href = new URL((await link.getAttribute('href')) ?? '', program.url);
  expect(href.searchParams.get('redirect')).toBe('/@quiller/follow');
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/@quiller/follow');
  await button(page, 'Follow Quiller').waitFor();
  await page.getByTestId('follow-intent').getByRole('button', { name: 'Follow', exact: true }).click();
  await button(page, 'Following Quiller').waitFor();
  // The button changes before the server was told.
  await page.getByTestId('followed').waitFor();
  await visit(page, '/@quiller/follow');
  await expect
    .poll(() => page.getByTestId('already-following').textContent())
    .toContain("You're already following Quiller");
  const { username } = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', reader.personId)
    .executeTakeFirstOrThrow();
  await visit(page, `/@${username}/follow`);
  await expect.poll(() => page.getByTestId('follow-self').textContent()).toContain('You cannot follow yourself');
  expect(problems).toEqual([]);
});

test('LIST-3: the history is paused and gone on with where feeds are refined', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/me/settings/readinghistory');
  await button(page, 'Pause').click();
  await page.getByText('Your history is paused').waitFor();
  // It shows before the server was told.
  await expect.poll(() => isHistoryPaused(program.context.database, reader.personId)).toBe(true);
  await visit(page, '/me/settings/readinghistory');
  await button(page, 'Resume').click();
  expect(problems).toEqual([]);
});

const PAGES = [
  '/me/following',
  '/me/following?tab=topics',
  '/me/following/suggestions',
  '/me/settings/mute',
  '/me/settings/readinghistory',
  '/me/following-feed/writers',
  '/me/following-feed/publications',
];
const VIEWS: readonly View[] = [
  [390, 'light'],
  [768, 'dark'],
  [1280, 'light'],
  [1920, 'dark'],
];
test('HOME-6, HOME-7: from 390 to 1920 px, in light and dark, nothing is cut off, and axe finds nothing', async () => {
  const { page, problems } = await openAs(await readerWhoFollows(), '/');
  const found: string[] = [];
  for (const path of PAGES) {
    await visit(page, path);
    found.push(...(await findingsInViews(page, VIEWS)));
  }
  expect([found, problems]).toEqual([[], []]);
});

test('HOME-7: without scripts the pages are read', async () => {
  const reader = await readerWhoFollows();
  const { page } = await browser.open('/healthz', { javaScriptEnabled: false });
  await page.context().addCookies([...reader.cookies]);
  await page.goto(`${program.url}/me/following`);
  expect(await page.getByRole('main').textContent()).toContain('Quiller');
  await page.goto(`${program.url}/me/following-feed/publications`);
  expect(await page.getByRole('main').textContent()).toContain('On the shelf');
});

test('HOME-6, TOAST-2: what the server refuses is said in its own words, of a follow and of a mute', async () => {
  const reader = await signIn(program);
  const gone = await buildPerson(program.context, { name: 'Fleeting', username: 'fleeting' });
  const { page } = await openAs(reader, '/@fleeting');
  await button(page, 'Follow Fleeting').waitFor();
  const { kysely } = program.context.database;
  await kysely.updateTable('person').set({ state: 'deleted' }).where('id', '=', gone).execute();
  await button(page, 'Follow Fleeting').click();
  await page.mouse.move(5, 880);
  await expect.poll(() => page.getByTestId('follow-failed').textContent()).toContain(accountMessages.notFound);
  await page.getByTestId('follow-failed').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('main').locator('button[aria-haspopup="menu"]').first().press('Enter');
  await page.getByRole('menuitem', { name: /^Mute/ }).press('Enter');
  await expect.poll(() => page.getByTestId('mute-failed').textContent()).toContain(blockingMessages.nobody);
});

test('PUB-6: a follower whose name is one long word pushes nobody else out of the screen of a phone', async () => {
  const long = await buildPerson(program.context, {
    username: 'wolfe',
    name: 'Wolfeschlegelsteinhausenberger'.repeat(3),
  });
  await followIt(program.context, { followerId: long, kind: 'publication', id: shelf });
  const { page, problems } = await openAs(await readerWhoFollows(), '/quill-shelf/followers', {
    viewport: { width: 320, height: 700 },
  });
  const edges = await page.locator('main li').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(1);
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  expect(problems).toEqual([]);
});
