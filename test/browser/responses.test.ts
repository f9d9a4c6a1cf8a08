import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const { program, browser } = await openSite({ withWorld: false });

async function openAs(viewer: SignedIn, path: string, viewport = DESK) {
  program.clock.advance(5_000);
  const opened = await browser.open('/healthz', { viewport });
  await opened.page.context().addCookies([...viewer.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

const GRAPH = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) { ... on PostResponse { id } } }`;

/** A response published through the graph; answers with its id. */
async function respond(who: SignedIn, storyId: string, text: string, parentId: string | null = null): Promise<string> {
  const variables = { input: { inResponseToPostId: storyId, parentResponseId: parentId, text } };
  const body = JSON.stringify({ query: GRAPH, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  const { data } = JSON.parse(answer.text) as { data: { publishPostResponse: { id: string } } };
  return data.publishPostResponse.id;
}

const sidebar = (page: Page): Locator => page.getByTestId('responses-sidebar');
const toast = (page: Page, testId: string): Locator => page.locator(`#toasts [data-testid=${testId}]`);
const counts = async (storyId: string) => {
  const row = program.context.database.kysely.selectFrom('story').where('id', '=', storyId);
  return row.select(['clap_count', 'fan_count', 'response_count']).executeTakeFirstOrThrow();
};

for (const viewport of [DESK, PHONE]) {
  test(`STORY-6, TOAST-2: respond by keyboard, reply, edit, delete at ${viewport.width}`, async () => {
    const story = await buildStory(program.context);
    const ada = await signIn(program);
    const { page, problems } = await openAs(ada, story.path, viewport);
    await page.keyboard.press('c');
    const panel = sidebar(page);
    await panel.waitFor();
    expect((await panel.boundingBox())?.width).toBe(viewport === DESK ? 414 : 390);
    await page.keyboard.type('A ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' thought.');
    expect(await panel.getByRole('textbox').inputValue()).toBe('A **bold** thought.');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await toast(page, 'response-published').waitFor();
    expect(await toast(page, 'response-published').getByRole('button', { name: 'View story' }).count()).toBe(1);
    await panel.getByText('bold', { exact: true }).waitFor();
    expect(await panel.locator('article strong').textContent()).toBe('bold');
    for (const link of await panel.locator('article header a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect((await counts(story.id)).response_count).toBe(1);
    expect(await panel.getByText('No responses yet').count(), 'there is one now').toBe(0);
    await panel.getByRole('button', { name: 'Reply' }).click();
    await page.keyboard.type('And a second one.');
    await page.keyboard.press('Control+Enter');
    const reply = panel.locator('article article', { hasText: 'And a second one.' });
    await reply.waitFor();
    await reply.getByRole('button', { name: 'More options for this response' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A better one.');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByText('A better one.').waitFor();
    // The keyboard goes on where it was.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('More options for this response');
    const better = panel.locator('article article', { hasText: 'A better one.' });
    await better.getByRole('button', { name: 'More options for this response' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this response?' }).getByRole('button', { name: 'Delete' }).click();
    await better.waitFor({ state: 'detached' });
    expect((await counts(story.id)).response_count).toBe(1);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test(`STORY-5: clap, hold and undo at ${viewport.width}`, async () => {
    const story = await buildStory(program.context);
    const ada = await signIn(program);
    const { page, problems } = await openAs(ada, story.path, viewport);
    const bar = page.locator('[data-story-actions=top]');
    const clap = bar.getByTestId('clap');
    await clap.click();
    await clap.click();
    await expect.poll(async () => (await counts(story.id)).clap_count).toBe(2);
    await clap.hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await clap.locator('span').first().textContent())).toBeGreaterThan(5);
    await page.mouse.up();
    const shown = Number(await clap.locator('span').first().textContent());
    await expect.poll(async () => counts(story.id)).toMatchObject({ clap_count: shown, fan_count: 1 });
    await bar.getByText(`${shown} claps from you`).waitFor({ state: 'attached' });
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Undo your claps' }).click();
    await expect.poll(async () => counts(story.id)).toMatchObject({ clap_count: 0, fan_count: 0 });
    expect(problems).toEqual([]);
  });
}

test('STORY-5: a page that goes away sends the claps that wait', async () => {
  const story = await buildStory(program.context);
  const { page } = await openAs(await signIn(program), story.path);
  await page.locator('[data-story-actions=top]').getByTestId('clap').click();
  await page.goto(`${program.url}/about`);
  await expect.poll(async () => (await counts(story.id)).clap_count).toBe(1);
});

test('STORY-6, TOAST-2: its author hides a response, undoes it by the toast, and again in its place', async () => {
  const [author, ada] = [await signIn(program), await signIn(program)];
  const story = await buildStory(program.context, { authorIds: [author.personId] });
  await respond(ada, story.id, 'Something rude.');
  const { page, problems } = await openAs(author, `/p/${story.id}/responses`);
  const response = page.locator('article', { hasText: 'Something rude.' });
  const hide = async () => {
    await response.getByRole('button', { name: 'More options for this response' }).click();
    await page.getByRole('menuitem', { name: 'Hide response' }).click();
    await expect.poll(async () => (await counts(story.id)).response_count).toBe(0);
  };
  await hide();
  await toast(page, 'response-hidden').getByRole('button', { name: 'Undo' }).click();
  await response.waitFor();
  await expect.poll(async () => (await counts(story.id)).response_count).toBe(1);
  await hide();
  await page.getByText('You hid this response.').getByRole('button', { name: 'Undo' }).click();
  // What it offered is done already.
  await toast(page, 'response-hidden').waitFor({ state: 'detached', timeout: 3_000 });
  await response.waitFor();
  await expect.poll(async () => (await counts(story.id)).response_count).toBe(1);
  expect(problems).toEqual([]);
});

test('what is typed outlives the window, and refusals leave it there', async () => {
  const story = await buildStory(program.context);
  const ada = await signIn(program);
  const first = await openAs(ada, story.path);
  await first.page.keyboard.press('c');
  await sidebar(first.page).waitFor();
  await first.page.keyboard.type('Not lost.');
  await first.page.waitForTimeout(600);
  await first.page.reload();
  await wake(first.page);
  await first.page.keyboard.press('c');
  await expect.poll(async () => sidebar(first.page).getByRole('textbox').inputValue()).toBe('Not lost.');
  const closed = { is_responses_closed: true };
  await program.context.database.kysely.updateTable('story').set(closed).where('id', '=', story.id).execute();
  await sidebar(first.page).getByRole('button', { name: 'Publish' }).click();
  await first.page
    .getByRole('alert')
    .getByText('The author has closed discussion for this story/list. We are unable to save changes to your response.')
    .waitFor();
  expect(await sidebar(first.page).getByRole('textbox').inputValue()).toBe('Not lost.');
});

test('STORY-6: the button keeps the focus while a response is on its way, and where it isn’t taken', async () => {
  const [story, ada] = [await buildStory(program.context), await signIn(program)];
  const { page } = await openAs(ada, story.path);
  await page.keyboard.press('c');
  const panel = sidebar(page);
  await panel.getByRole('textbox').fill('Heard on a slow line.');
  await page.route('**/_/graphql', async (route) => {
    if (route.request().postData()?.includes('PublishPostResponse') !== true) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return route.abort();
  });
  const button = panel.getByRole('button', { name: 'Publish' });
  await button.press('Enter');
  await panel.getByRole('alert').waitFor();
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await panel.getByRole('textbox').inputValue()).toBe('Heard on a slow line.');
});

test('STORY-6, STORY-10: visitors read all without script, page by page, and thread by thread', async () => {
  const story = await buildStory(program.context);
  const [ada, bob] = [await signIn(program), await signIn(program)];
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    program.clock.advance(1_000);
    ids.push(await respond(ada, story.id, `Thought ${index}`));
  }
  const [first = ''] = ids;
  const reply = await respond(bob, story.id, 'An answer', first);
  const deep = await respond(ada, story.id, 'Deeper', reply);
  await respond(bob, story.id, 'Deepest', deep);
  program.clock.advance(120_000);
  const { page } = await browser.open(story.path, { viewport: PHONE, javaScriptEnabled: false });
  await page.getByRole('link', { name: '15 responses' }).click();
  expect(await page.locator('h1').textContent()).toContain('Responses to');
  expect(await page.locator('article[data-level="1"]').count()).toBe(10);
  expect(await page.getByRole('link', { name: 'Sign in to respond' }).count()).toBe(1);
  await page.goto(`${program.url}/p/${story.id}/responses?orderBy=oldest`);
  expect(await page.locator('article').first().textContent()).toContain('Thought 0');
  expect(await page.locator('article[data-level="3"]').textContent()).toContain('View thread');
  await page.getByRole('link', { name: /^View thread/ }).click();
  expect(await page.locator('h1').textContent()).toContain('A response by');
  expect(await page.getByText('Deepest').count()).toBe(1);
  await page.goto(`${program.url}/p/${deep}`);
  expect(new URL(page.url()).pathname).toBe(`/p/${deep}/responses`);
});

test('STORY-10, PROF-1: who clapped, the facts, and what a person responded to and recommends', async () => {
  const story = await buildStory(program.context, { title: 'On paper' });
  const ada = await signIn(program);
  const vote = { method: 'POST', headers: ada.headers, body: JSON.stringify({ clapCount: 3 }) } as const;
  await program.ask(`/_/vote/p/${story.id}`, vote);
  await respond(ada, story.id, 'I agree.');
  const { username } = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', ada.personId)
    .executeTakeFirstOrThrow();
  for (const [path, text] of [
    [`/p/${story.id}/upvotes`, '3 claps'],
    [`/p/${story.id}/info`, 'Written by'],
    [`/p/${story.id}/quotes`, 'Highlights in On paper'],
    [`/@${username}/responses`, 'I agree.'],
    [`/@${username}/has-recommended`, 'On paper'],
  ] as const) {
    const { page, problems } = await browser.open(path, { viewport: PHONE });
    await page.getByText(text).first().waitFor();
    await wake(page);
    expect(await axeFindings(page), path).toEqual([]);
    expect(problems, path).toEqual([]);
    await page.context().close();
  }
  for (const path of [`/p/${story.id}/referrers`, `/p/0000000000ab/responses`]) {
    expect((await program.ask(path, { headers: { cookie: ada.cookie } })).status, path).toBe(404);
  }
});
