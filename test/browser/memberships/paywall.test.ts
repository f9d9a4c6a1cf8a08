import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { createShareLink } from '#modules/stories/share-links/create-share-link.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const REST = 'Nobody reads this line without a right to it.';
const PREVIEW = 'Line 0 of the story.';

/** A browser without a window says that it is a bot, and bots read nothing for free. */
const AS_READER = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

const { program, browser } = await openSite({ withWorld: false });
let authorId: string;
const stories: BuiltStory[] = [];
beforeAll(async () => {
  // All readers of this file come from one network, whose free stories would be used up before its end.
  await setSetting(program.context, 'metering.networkReaders', '100');
  authorId = await buildPerson(program.context, { username: 'locksmith', name: 'Locksmith' });
  const lines = Array.from({ length: 30 }, (_line, index) =>
    paragraph(`Line ${index} of the story. ${'And on. '.repeat(12)}`),
  );
  const document = storyDocument(...lines, heading(2, 'Later'), paragraph(REST));
  for (let count = 0; count < 6; count += 1) {
    const changes = { title: `Behind the wall ${count}`, isMembersOnly: true, authorIds: [authorId], document };
    stories.push(await buildStory(program.context, changes));
  }
});

const storyAt = (index: number): BuiltStory => {
  const story = stories[index];
  if (story === undefined) throw new Error(`There is no story ${index}`);
  return story;
};
const body = (page: Page) => page.locator('.story-body');
const paywall = (page: Page) => page.locator('[data-paywall]');
const meter = (page: Page) => page.getByTestId('meter');

async function openAs(reader: SignedIn, path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...reader.cookies]);
  await opened.page.goto(program.url + path);
  return opened;
}

/** Reads until the story counts: somebody who is there, or a quarter of it. */
async function read(page: Page): Promise<void> {
  const counted = page.waitForResponse(async (response) => (await response.text()).includes('countPostRead'));
  await page.mouse.wheel(0, 100_000);
  await counted;
}

test('STORY-3: a stranger reads three stories and then stands before the wall; nothing of the rest is sent before', async () => {
  const { page, problems } = await browser.open(storyAt(0).path, AS_READER);
  const html = await (await page.request.get(program.url + storyAt(0).path)).text();
  expect([html.includes(PREVIEW), html.includes(REST)]).toEqual([true, false]);
  expect(html).toContain('"isAccessibleForFree":false,"cssSelector":".story-body"');
  expect(await axeFindings(page)).toEqual([]);
  expect(await paywall(page).textContent()).toContain('It costs $0.97 a week, billed yearly.');
  for (const left of [2, 1, 0]) {
    await page.goto(program.url + storyAt(2 - left).path);
    await wake(page);
    await body(page).getByText(REST).waitFor();
    const said = left === 0 ? 'This was your last free member-only story this month.' : `You have ${left} free`;
    await meter(page).getByText(said).waitFor();
    expect(await paywall(page).count()).toBe(0);
    await read(page);
  }
  await page.goto(program.url + storyAt(3).path);
  await wake(page);
  await paywall(page).getByText('You’ve read all 3 of your free member-only stories this month.').waitFor();
  expect(await body(page).getByText(REST).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(program.url + storyAt(0).path);
  await wake(page);
  await body(page).getByText(REST).waitFor();
  expect(problems).toEqual([]);
});

test('STORY-3: a member gets all of it with the page, and a past member stands before the wall', async () => {
  const member = await signIn(program);
  await buildMembership(program.context, { personId: member.personId });
  const { page, problems } = await openAs(member, storyAt(0).path);
  expect(await page.content()).toContain(REST);
  expect(await paywall(page).count()).toBe(0);
  await wake(page);
  expect(problems).toEqual([]);
  const past = await signIn(program);
  const now = program.context.clock.now();
  await buildMembership(program.context, { personId: past.personId, periodEndsAt: now, endedAt: now });
  const before = await openAs(past, storyAt(1).path);
  expect(await before.page.content()).not.toContain(REST);
  expect(await paywall(before.page).getByRole('link', { name: 'Sign in' }).count()).toBe(0);
});

test('STORY-3: whoever opens many in an hour shows that they read, without doing anything', async () => {
  const member = await signIn(program);
  await buildMembership(program.context, { personId: member.personId });
  for (let count = 0; count < 10; count += 1) {
    const story = await buildStory(program.context, { isMembersOnly: true, authorIds: [authorId] });
    await program.ask(story.path, { headers: { cookie: member.cookie } });
  }
  const { page, problems } = await openAs(member, storyAt(0).path);
  expect(await page.content()).not.toContain(REST);
  await wake(page);
  await body(page).getByText(REST).waitFor();
  expect(await meter(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('STORY-3: a shared link opens the story for a stranger, without taking from the meter', async () => {
  const viewer = buildViewer({ personId: authorId });
  const made = await createShareLink({ ...program.context, isProgram: false, viewer }, storyAt(4).id);
  if (made.type !== 'CreatedShareLink') throw new Error(made.message);
  const { page, problems } = await browser.open(made.url, AS_READER);
  await wake(page);
  await body(page).getByText(REST).waitFor();
  await meter(page).getByText('Someone shared this member-only story with you.').waitFor();
  await page.goto(program.url + storyAt(0).path);
  await wake(page);
  await meter(page).getByText('You have 2 free').waitFor();
  expect(problems).toEqual([]);
});

test('STORY-3: without scripts there are the preview and the wall', async () => {
  const { page } = await browser.open(storyAt(5).path, { javaScriptEnabled: false });
  await body(page).getByText(PREVIEW).waitFor();
  await paywall(page).getByText('The rest of this story is for members').waitFor();
  expect(await paywall(page).getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true);
});

test('STORY-3: whoever signs in at the wall stands by the shared link again that led there', async () => {
  const viewer = buildViewer({ personId: authorId });
  const made = await createShareLink({ ...program.context, isProgram: false, viewer }, storyAt(4).id);
  if (made.type !== 'CreatedShareLink') throw new Error(made.message);
  const { page } = await browser.open(made.url, { javaScriptEnabled: false });
  const href = await paywall(page).getByRole('link', { name: 'Sign in' }).getAttribute('href');
  const back = new URL(href ?? '', program.url).searchParams.get('redirect') ?? '';
  const reader = await openAs(await signIn(program), back);
  expect(reader.page.url()).toBe(made.url);
  await wake(reader.page);
  await body(reader.page).getByText(REST).waitFor();
});

test('STORY-3: an author makes a link in the share menu, and ends it', async () => {
  const author = await signIn(program, { person: authorId });
  const { page, problems } = await openAs(author, storyAt(5).path);
  await wake(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('menuitem', { name: 'Share a free link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free links to this story' });
  await dialog.getByText('You haven’t made any links to this story yet.').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = (await dialog.locator('code').textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  const opened = await browser.open(url, AS_READER);
  await wake(opened.page);
  await body(opened.page).getByText(REST).waitFor();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByText('opened by 1 reader').waitFor();
  await dialog.getByText('Revoked').waitFor();
  expect(problems).toEqual([]);
  const late = await browser.open('/healthz', AS_READER);
  for (const index of [0, 1, 2]) {
    await late.page.goto(program.url + storyAt(index).path);
    await wake(late.page);
    await body(late.page).getByText(REST).waitFor();
  }
  await late.page.goto(url);
  await wake(late.page);
  await paywall(late.page).getByText('The link you followed no longer opens this story.').waitFor();
});
