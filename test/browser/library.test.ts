import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { predefinedListId } from '#shared/lists/predefined-list.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let authorId: string;
let stories: readonly BuiltStory[];
beforeAll(async () => {
  authorId = await buildPerson(program.context, { username: 'shelver', name: 'Shelver' });
  const made: BuiltStory[] = [];
  for (const title of ['Apples', 'Birches', 'Clouds']) {
    const words = Array.from({ length: 60 }, (_item, index) =>
      paragraph(`${title} ${index}. ${'Many words. '.repeat(30)}`),
    );
    made.push(await buildStory(program.context, { title, authorIds: [authorId], document: storyDocument(...words) }));
  }
  stories = made;
});

/** A page as a new reader sees it who is signed in. */
async function openAs(reader: SignedIn, path: string, viewport = { width: 1080, height: 900 }) {
  const opened = await browser.open('/healthz', { viewport });
  await opened.page.context().addCookies([...reader.cookies]);
  await visit(opened.page, path);
  return opened;
}

async function visit(page: Page, path: string): Promise<void> {
  program.clock.advance(10_000);
  await page.goto(program.url + path);
  await wake(page);
}

const card = (page: Page, title: string) =>
  page.locator('article', { has: page.getByRole('link', { name: title, exact: true }) });
const rows = (page: Page) => page.locator('[data-item] h2').allTextContents();
const listOf = async (ownerId: string, name: string) =>
  await createList(program.context, { ownerId, name, storyIds: stories.map(({ id }) => id) });

test('STORY-8: one click on a card saves, another takes out; the menu picks lists and makes one in place', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/@shelver');
  const save = card(page, 'Apples').getByTestId('save');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false');
  await save.click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  const toast = page.getByTestId('saved');
  await toast.getByRole('button', { name: 'Choose lists' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('checkbox', { name: /Reading list/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'New list' }).click();
  await dialog.getByLabel('Name').fill('Trees & <fruit>');
  await dialog.getByLabel('Make it private').check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => dialog.getByRole('checkbox', { name: /Trees & <fruit>/ }).isChecked()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await wake(page);
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await save.click();
  await page.getByTestId('unsaved').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await visit(page, '/me/lists');
  const library = await page.locator('main').textContent();
  expect(library).toContain('Trees & <fruit>');
  expect(library).toContain('1 story · Private');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('STORY-8: a visitor is led to sign in and back', async () => {
  const { page } = await browser.open('/@shelver');
  const link = card(page, 'Birches').getByRole('link', { name: 'Save' });
  const href = new URL((await link.getAttribute('href')) ?? '', program.url);
  expect([href.pathname, href.searchParams.get('operation')]).toEqual(['/m/signin', 'register']);
  expect(href.searchParams.get('redirect')).toBe(`/p/${stories[1]?.id}`);
});

for (const width of [390, 1280]) {
  test(`LIST-1: at ${width} px a list is put in order by dragging, by keys and by buttons, noted, and undone`, async () => {
    const reader = await signIn(program);
    const id = await listOf(reader.personId, `Order ${width}`);
    const { page, problems } = await openAs(reader, `/me/list/${id}`, { width, height: 900 });
    expect(await rows(page)).toEqual(['Apples', 'Birches', 'Clouds']);
    const handle = page.getByRole('button', { name: 'Move “Apples”. You' });
    await handle.press('Alt+ArrowDown');
    expect(await rows(page)).toEqual(['Birches', 'Apples', 'Clouds']);
    await page.getByRole('button', { name: 'Move “Clouds” up' }).click();
    expect(await rows(page)).toEqual(['Birches', 'Clouds', 'Apples']);
    // What comes to the top of the page, once, moves what is below it.
    await page.locator('[data-top-banner]').waitFor();
    const birches = page.getByRole('button', { name: 'Move “Birches”. You' });
    // Waits as well until no toast stands before it.
    await birches.hover();
    const from = await birches.boundingBox();
    const to = await page.locator('[data-item]').nth(1).boundingBox();
    if (from === null || to === null) throw new Error('The rows are not on the screen');
    await page.mouse.down();
    await page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await rows(page)).toEqual(['Clouds', 'Birches', 'Apples']);
    const tools = page.locator('[data-item]').first();
    await tools.getByRole('button', { name: 'Add a note' }).click();
    // What is typed at once is the note, and the focus goes back to the button that asked for it.
    await page.keyboard.type('Look <i>up</i>');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Look <i>up</i>').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit note');
    await page.getByRole('button', { name: 'Remove from this list: “Birches”' }).click();
    expect(await rows(page)).toEqual(['Clouds', 'Apples']);
    await page.getByTestId('item-removed').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows(page)).toEqual(['Clouds', 'Birches', 'Apples']);
    await page.reload();
    expect(await rows(page)).toEqual(['Clouds', 'Birches', 'Apples']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('LIST-4: a list is saved with a toast, read in the library, embedded without a header, and gone when it is private', async () => {
  const reader = await signIn(program);
  const id = await listOf(authorId, 'Shared shelf');
  const path = `/@shelver/list/shared-shelf-${id}`;
  const { page, problems } = await openAs(reader, path);
  await page.getByRole('button', { name: 'Save list “Shared shelf”' }).click();
  await page.getByTestId('list-followed').waitFor();
  await visit(page, '/me/lists/saved');
  expect(await page.locator('main').textContent()).toContain('Shared shelf');
  await visit(page, `${path}/embed`);
  expect(await page.locator('header, footer').count()).toBe(0);
  expect(await page.locator('ol a').allTextContents()).toEqual(['Apples', 'Birches', 'Clouds']);
  expect(await axeFindings(page)).toEqual([]);
  const owner = await signIn(program, { person: authorId });
  await page.context().clearCookies();
  await page.context().addCookies([...owner.cookies]);
  await visit(page, `/me/list/shared-shelf-${id}`);
  await page.getByRole('button', { name: 'More about this list' }).click();
  await page.getByRole('menuitem', { name: 'Edit name and description…' }).click();
  await page.getByLabel('Make it private').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByTestId('private').waitFor();
  expect(problems).toEqual([]);
  for (const address of [path, `${path}/embed`]) expect((await program.ask(address)).status, address).toBe(404);
  const other = await program.ask('/me/lists/saved', { headers: { cookie: reader.cookie } });
  expect(other.text).not.toContain('Shared shelf');
});

test('STORY-14, LIST-3, SHELL-11: what is read is kept, resumed, shown beside the story, paused, taken out and cleared', async () => {
  const reader = await signIn(program);
  const [first] = stories;
  const { page } = await openAs(reader, first?.path ?? '', { width: 1280, height: 900 });
  const half = () =>
    page.evaluate(() => {
      const body = document.querySelector('.story-body')?.getBoundingClientRect();
      if (body) scrollTo(0, scrollY + body.top + (body.height - innerHeight) / 2);
    });
  await half();
  const percent = async () => {
    const [row] = await program.context.database.query<{ percent: number }>(
      'percent_of',
      'select percent from reading_history_entry where person_id = $1',
      [reader.personId],
    );
    return row?.percent ?? 0;
  };
  await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(40);
  const resume = predefinedListId(reader.personId, 'resume');
  await visit(page, `/me/list/${resume}`);
  await page.getByRole('link', { name: 'Apples', exact: true }).click();
  await page.waitForURL(/listId=predefined/);
  const panel = page.getByRole('complementary', { name: 'Your library' });
  await panel.getByRole('link', { name: /Apples/ }).waitFor();
  expect(await panel.locator('[aria-current=page]').textContent()).toContain('Apples');
  await page.getByTestId('resume-reading').getByRole('button', { name: 'Continue reading' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await visit(page, '/me/readinghistory');
  expect(await page.locator('[data-history-entry] h2').allTextContents()).toEqual(['Apples']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Your history is paused').waitFor();
  await page.getByRole('button', { name: 'Remove “Apples” from your history' }).click();
  await expect.poll(() => page.locator('[data-history-entry]').count()).toBe(0);
  await expect.poll(percent).toBe(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('What you read shows up here').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('SEARCH-10: history, lists and drafts are searched by keys, at 390 px, and say when nothing is there', async () => {
  const reader = await signIn(program);
  const now = program.clock.now();
  for (const story of stories) {
    const entry = { person_id: reader.personId, story_id: story.id, percent: 40, furthest_percent: 40, is_read: false };
    await program.context.database.kysely
      .insertInto('reading_history_entry')
      .values({ ...entry, block_id: null, first_read_at: now, last_read_at: now })
      .execute();
  }
  await createList(program.context, { ownerId: reader.personId, name: 'Kites', storyIds: [] });
  await createList(program.context, { ownerId: reader.personId, name: 'Boats', storyIds: [] });
  const { page, problems } = await openAs(reader, '/me/readinghistory', { width: 390, height: 800 });
  const titles = () => page.locator('[data-history-entry] h2').allTextContents();
  const field = page.getByRole('searchbox', { name: 'Search your reading history' });
  await field.fill('birch');
  await field.press('Enter');
  await expect.poll(titles).toEqual(['Birches']);
  expect(new URL(page.url()).search).toBe('?q=birch');
  expect(await field.inputValue()).toBe('birch');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('xylophone <b>');
  await field.press('Enter');
  await page.getByText('Nothing here matches “xylophone <b>”.').waitFor();
  await page.getByRole('link', { name: 'Show everything' }).press('Enter');
  await expect.poll(async () => (await titles()).length).toBe(3);
  await visit(page, '/me/lists?q=kit');
  expect(await page.locator('main').textContent()).toContain('Kites');
  expect(await page.locator('main').textContent()).not.toContain('Boats');
  await visit(page, '/me/lists?tab=archived');
  const archive = page.getByRole('searchbox', { name: 'Search your archive' });
  await archive.fill('apples');
  await archive.press('Enter');
  await page.getByText('Nothing here matches “apples”.').waitFor();
  expect(new URL(page.url()).search).toBe('?tab=archived&q=apples');
  await visit(page, '/me/stories/drafts?q=none');
  await page.getByText('Nothing here matches “none”.').waitFor();
  expect(problems).toEqual([]);
});

test('SHELL-19: the third story of a month asks a visitor to sign in, and the counters stay on the device', async () => {
  const { page, requests } = await browser.open('/healthz');
  // The half minute of somebody who is there passes by the clock of the page.
  await page.clock.install();
  await page.goto(program.url + (stories[2]?.path ?? ''));
  const now = Date.now();
  const reads = ['one', 'two'].map((id) => ({ id, at: now, isPartner: false }));
  await page.evaluate((text) => localStorage.setItem('|readCounters', text), JSON.stringify(reads));
  await wake(page);
  for (let second = 0; second < 34; second += 1) {
    await page.mouse.move(20 + second, 200);
    await page.clock.runFor(1_000);
    if ((await page.getByTestId('read-prompt').count()) > 0) break;
  }
  await expect.poll(() => page.getByTestId('read-prompt').textContent()).toContain("You've read 3 stories this month");
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-post-read'))).toBe(true);
  expect(requests.some((address) => address.includes('readCounters'))).toBe(false);
});
