import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { follow as followIt } from '#modules/people/follows/follow.ts';
import { setReadingListState } from '#modules/reading/lists/set-reading-list-state.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { follow, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let writer: string;
let shelf: string;
let tag: string;
const HOUR = 3_600_000;
beforeAll(async () => {
  const { context, clock } = program;
  writer = await buildPerson(context, { username: 'inker', name: 'Inker' });
  shelf = await buildPublication(context, { slug: 'ink-shelf', name: 'Ink Shelf' });
  const at = (hours: number) => new Date(clock.now().getTime() - hours * HOUR);
  for (let index = 0; index < 30; index += 1) {
    const authorIds = [index % 3 === 0 ? writer : await buildPerson(context)];
    const publicationId = index % 5 === 1 ? shelf : undefined;
    await buildStory(context, {
      title: `Ink ${index}`,
      authorIds,
      publicationId,
      tags: ['Inkwells'],
      publishedAt: at(index + 1),
    });
  }
  const row = await context.database.kysely.selectFrom('tag').select('id').where('slug', '=', 'inkwells').execute();
  tag = row[0]?.id ?? '';
});

/** A reader who follows the writer, the publication and the topic. */
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
  program.clock.advance(10_000);
  await opened.page.goto(program.url + path);
  if (options.javaScriptEnabled !== false) await wake(opened.page);
  return opened;
}

const cards = (page: Page) => page.locator('main article:not(aside article)');
const titles = (page: Page) => page.locator('main article:not(aside article) [data-story]').allTextContents();
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Feeds' });

async function choose(page: Page, of: Locator, item: string): Promise<void> {
  await of.getByRole('button', { name: 'More about' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('HOME-1: home is drawn by the server for whoever is signed in, each card with why it stands there; bots and visitors have the landing page', async () => {
  const reader = await readerWhoFollows();
  const { text } = await program.ask('/', { headers: { cookie: reader.cookie } });
  expect(text).toContain('From Inker, who you follow');
  expect(text).toContain('In Ink Shelf, which you follow');
  const bot = await program.ask('/', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(bot.text).toContain('Start reading');
  expect(bot.text).not.toContain('who you follow');
});

test('HOME-1: from 390 to 1920 px, in light and dark, nothing is cut off, and axe finds nothing', async () => {
  const { page, problems } = await openAs(await readerWhoFollows(), '/');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  for (const width of [390, 768, 1280, 1920]) {
    const views: readonly View[] = [
      [width, 'light'],
      [width, 'dark'],
    ];
    expect(await findingsInViews(page, views)).toEqual([]);
    expect(await page.getByRole('complementary', { name: 'Beside your feed' }).isVisible()).toBe(width >= 904);
  }
  expect(problems).toEqual([]);
});

test('HOME-1: tabs lead to what is followed and to each topic, and to more topics', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/');
  expect(await tabs(page).getByRole('link').allTextContents()).toEqual(['For you', 'Following', 'Inkwells']);
  expect(await page.getByRole('link', { name: 'Add topics' }).getAttribute('href')).toBe('/explore-topics');
  await follow(page, tabs(page).getByRole('link', { name: 'Following' }));
  await page.waitForURL('**/?feed=following');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Ink 0', 'Ink 1']);
  expect(await tabs(page).locator('[aria-current]').textContent()).toBe('Following');
  await tabs(page).getByRole('link', { name: 'Inkwells' }).click();
  await page.waitForURL('**/?tag=inkwells');
  await expect.poll(() => tabs(page).locator('[aria-current]').textContent()).toBe('Inkwells');
  expect(await page.getByRole('button', { name: 'Following Inkwells' }).count()).toBe(1);
  expect(problems).toEqual([]);
});

test('HOME-1: newest first is one press away, and stays', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/');
  const order = page.getByRole('navigation', { name: 'Order' });
  expect(await order.locator('[aria-current]').textContent()).toBe('Recommended');
  await follow(page, order.getByRole('link', { name: 'Newest first' }));
  await page.waitForURL('**/?orderBy=newest');
  const newest = ['Ink 0', 'Ink 1', 'Ink 2', 'Ink 3'];
  await expect.poll(async () => (await titles(page)).slice(0, 4)).toEqual(newest);
  await expect
    .poll(async () =>
      (await program.ask('/', { headers: { cookie: reader.cookie } })).text.indexOf(
        'aria-current="true" href="/?orderBy=newest"',
      ),
    )
    .toBeGreaterThan(0);
  await page.goto(program.url);
  expect((await titles(page)).slice(0, 4)).toEqual(newest);
  expect(problems).toEqual([]);
});

test('HOME-1: less of a story: the card goes at once, a line and a toast bring it back, and the next visit knows', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/?orderBy=newest');
  await choose(page, card(page, 'Ink 0'), 'Show less like this');
  const line = page.locator('[data-hidden]');
  expect(await line.textContent()).toContain('You’ll see less like this.');
  expect(await card(page, 'Ink 0').count()).toBe(0);
  // The keyboard is where the card was.
  expect(await line.getByRole('button', { name: 'Undo' }).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
  await page.getByTestId('shown-less').getByRole('button', { name: 'Undo' }).click();
  await card(page, 'Ink 0').waitFor();
  await page.goto(program.url);
  await wake(page);
  const [first = ''] = await titles(page);
  await choose(page, card(page, first), 'Show less of Inker');
  expect(await line.textContent()).toContain('You’ll see less of Inker.');
  await page.getByTestId('shown-less').getByText('less of Inker').waitFor();
  await page.goto(program.url);
  expect(await titles(page)).not.toContain(first);
  expect(problems).toEqual([]);
});

test('HOME-6, TOAST-2: muting an author from a card takes all their cards away at once, and Undo brings them back', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/?orderBy=newest');
  const before = await titles(page);
  await choose(page, card(page, 'Ink 0'), 'Mute Inker');
  const toast = page.getByTestId('muted');
  await toast.waitFor();
  expect(await toast.textContent()).toContain('no longer appear on your homepage and in your email digests');
  expect((await titles(page)).filter((title) => Number(title.slice(4)) % 3 === 0)).toEqual([]);
  expect(await page.locator('[data-hidden]').count()).toBe(1);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await titles(page)).slice(0, before.length)).toEqual(before);
  await page.getByTestId('unmuted').getByText('Inker has been unmuted.').waitFor();
  expect(problems).toEqual([]);
});

test('HOME-1: more comes before the end is reached, nothing twice, and Back finds the place', async () => {
  const reader = await readerWhoFollows();
  const { page, problems } = await openAs(reader, '/?orderBy=newest');
  expect(await cards(page).count()).toBe(12);
  await page.mouse.wheel(0, 1_000);
  await expect.poll(() => cards(page).count()).toBe(24);
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  const shown = await titles(page);
  expect(new Set(shown).size).toBe(shown.length);
  const link = card(page, 'Ink 26').getByRole('link', { name: 'Ink 26', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await follow(page, link);
  await page.getByRole('heading', { level: 1, name: 'Ink 26' }).waitFor();
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
  expect(problems).toEqual([]);
});

test('HOME-1: j and k go from card to card, Enter opens', async () => {
  const reader = await readerWhoFollows();
  const { page } = await openAs(reader, '/?orderBy=newest');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('j');
  await expect.poll(focused).toBe('Ink 0');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(focused).toBe('Ink 2');
  await page.keyboard.press('k');
  await expect.poll(focused).toBe('Ink 1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ink 1' }).waitFor();
});

test('HOME-1: beside the feed stand staff picks, whom to follow and why, topics, and what was saved last', async () => {
  const reader = await signIn(program);
  await followIt(program.context, { followerId: reader.personId, kind: 'tag', id: tag });
  const saved = await buildStory(program.context, { title: 'Saved for later' });
  const viewer = buildViewer({ personId: reader.personId });
  await setReadingListState({ ...program.context, viewer }, { storyId: saved.id, state: 'queue' });
  const { page, problems } = await openAs(reader, '/', { viewport: { width: 1280, height: 900 } });
  const aside = page.getByRole('complementary', { name: 'Beside your feed' });
  expect(await aside.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Staff picks',
    'Recommended topics',
    'Who to follow',
    'Recently saved',
  ]);
  expect(await aside.getByRole('link', { name: 'Saved for later' }).count()).toBe(1);
  const button = aside.getByRole('button', { name: /^Follow / }).first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await button.click();
  await page.getByTestId('followed').getByText(`You are following ${name}.`).waitFor();
  await page.getByTestId('followed').getByRole('button', { name: 'Undo' }).click();
  await page.getByTestId('unfollowed').getByText(`You unfollowed ${name}.`).waitFor();
  expect(problems).toEqual([]);
});

test('HOME-1: who follows nothing is told what following is good for, and still has something to read', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/');
  await page.getByRole('heading', { name: 'You’re not following anyone yet' }).waitFor();
  expect(await page.getByRole('link', { name: 'See who to follow' }).getAttribute('href')).toBe(
    '/me/following/suggestions',
  );
  expect(await cards(page).count()).toBeGreaterThan(3);
  await page.goto(`${program.url}/?feed=following`);
  expect(await cards(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('HOME-1: without scripts home is read, and goes on by links', async () => {
  const reader = await readerWhoFollows();
  const { page } = await openAs(reader, '/?orderBy=newest', { javaScriptEnabled: false });
  expect((await titles(page)).slice(0, 2)).toEqual(['Ink 0', 'Ink 1']);
  await page.getByRole('link', { name: 'Older stories' }).click();
  expect(await titles(page)).toContain('Ink 12');
  expect(await titles(page)).not.toContain('Ink 0');
});

test('HOME-7: where the newest of somebody is all muted, their feed goes on to the rest, and says when there is none', async () => {
  const { context } = program;
  const [reader, author] = [await signIn(program), await buildPerson(context, { name: 'Blotter' })];
  const at = (hours: number) => new Date(program.clock.now().getTime() - hours * HOUR);
  for (let index = 0; index < 14; index += 1)
    await buildStory(context, { authorIds: [author], tags: ['Blotting'], publishedAt: at(index + 1) });
  await buildStory(context, { title: 'Another paper', authorIds: [author], tags: ['Vellum'], publishedAt: at(20) });
  const muteTag = async (slug: string) => {
    const { kysely } = context.database;
    const { id } = await kysely.selectFrom('tag').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    const row = { muter_id: reader.personId, tag_id: id, created_at: program.clock.now() };
    await kysely.insertInto('tag_mute').values(row).execute();
  };
  await muteTag('blotting');
  const { page } = await openAs(reader, `/me/following-feed/writers/${author}`);
  await expect.poll(() => titles(page)).toEqual(['Another paper']);
  await muteTag('vellum');
  await page.reload();
  await wake(page);
  await page.getByText('Blotter hasn’t published anything yet.').waitFor();
});
