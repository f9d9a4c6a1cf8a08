import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf } from '#test/support/read-mail.ts';
import { signIn } from '#test/support/sign-in.ts';
import { askForCode, isSignedIn, newestMailTo, openAccount } from '#test/support/sign-in-journey.ts';

const { program, browser } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const pagesOf = (requests: readonly string[]) => requests.filter((url) => new URL(url).pathname === '/m/signin');
const titleOf = (page: Page) => page.getByRole('dialog').getByRole('heading').first();

/** Where the open window leads back to. */
async function wayBack(page: Page): Promise<string> {
  const link = page.locator('dialog[open] [data-sign-in] a[href*="redirect="]').first();
  return new URL((await link.getAttribute('href')) ?? '', program.url).searchParams.get('redirect') ?? '';
}

/** Comes back to a page as somebody who signed in meanwhile: by the window that is open, or by another way. */
async function comeBackSignedIn(page: Page, way: 'window' | 'elsewhere' = 'window') {
  const path = way === 'window' ? await wayBack(page) : new URL(page.url()).pathname;
  const viewer = await signIn(program);
  await page.context().addCookies([...viewer.cookies]);
  program.clock.advance(5_000);
  await page.goto('about:blank');
  await page.goto(program.url + path);
  return viewer;
}

test('IDEN-1: a tap before the code has come, a key and a quick click open the window over the page', async () => {
  const story = program.world.stories.plain[1]?.path ?? '';
  const { page, problems, requests } = await browser.open('/healthz', PHONE);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(program.url + story);
  const save = page.locator('article [data-deed][title="Save"]').first();
  await save.tap();
  await save.tap();
  gate.resolve();
  await titleOf(page).filter({ hasText: 'Save this story.' }).waitFor();
  expect(page.url()).toBe(program.url + story);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const clap = page.locator('article [data-deed][title="Clap"]');
  await clap.focus();
  await page.keyboard.press('Enter');
  await titleOf(page).filter({ hasText: 'Let the writer know.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Without a pointer that came near before.
  await page.locator('header a[href^="/m/signin"]').first().dispatchEvent('click');
  await titleOf(page)
    .filter({ hasText: /Join|Welcome/ })
    .waitFor();
  expect(pagesOf(requests)).toEqual([]);
  expect(problems).toEqual([]);
});

test('STORY-8: what a visitor wanted to save is saved after signing in by code, without leaving the story', async () => {
  const story = await buildStory(program.context);
  const { email, personId } = await openAccount(program);
  const { page, problems, requests } = await browser.open(story.path);
  await wake(page);
  await page.locator('article [data-deed][title="Save"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true }).click();
  await askForCode(page, email);
  await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.getByTestId('deed').getByText('Saved to your Reading list.').waitFor();
  expect(new URL(page.url()).pathname).toBe(story.path);
  expect(await isSignedIn(page)).toBe(true);
  const saved = page.locator('[data-story-actions="top"] [data-save]');
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true');
  await page.getByTestId('deed').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('false');
  expect(personId).not.toBe('');
  expect(pagesOf(requests)).toEqual([]);
  expect(problems).toEqual([]);
});

test('STORY-5, IDEN-1: a clap and a follow are done once after signing in, and not where the window was closed', async () => {
  const story = await buildStory(program.context, { publicationId: await buildPublication(program.context) });
  const { page, problems } = await browser.open(story.path);
  await wake(page);
  await page.locator('article [data-deed][title="Clap"]').click();
  await titleOf(page).filter({ hasText: 'Let the writer know.' }).waitFor();
  const clapper = await comeBackSignedIn(page);
  await page.getByTestId('deed').getByText('Your clap is in.').waitFor();
  const clap = page.locator('[data-story-actions="top"] [data-testid=clap]');
  await expect.poll(() => clap.getAttribute('aria-pressed')).toBe('true');
  const claps = () =>
    program.context.database.kysely
      .selectFrom('clap')
      .select('count')
      .where('person_id', '=', clapper.personId)
      .execute();
  expect(await claps()).toEqual([{ count: 1 }]);
  await page.reload();
  await expect.poll(() => clap.getAttribute('aria-pressed')).toBe('true');
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  expect(await page.evaluate(() => localStorage.getItem('|deed'))).toBeNull();
  expect(await claps()).toEqual([{ count: 1 }]);

  await page.context().clearCookies();
  program.clock.advance(5_000);
  await page.reload();
  await wake(page);
  const follow = page.locator('article header [data-deed]', { hasText: 'Follow' });
  await follow.click();
  await titleOf(page)
    .filter({ hasText: /^Follow (?!this writer)/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A dialog is hidden a moment before it says that it was closed.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('|deed'))).toBeNull();
  await follow.click();
  await titleOf(page)
    .filter({ hasText: /^Follow / })
    .waitFor();
  await comeBackSignedIn(page);
  await page.getByTestId('followed').waitFor();
  expect(problems).toEqual([]);
});

test('STORY-5, IDEN-1: what somebody left undone is not done for who signs in after them, nor what is no deed', async () => {
  const story = await buildStory(program.context);
  const { page, problems } = await browser.open(story.path);
  const clap = page.locator('article [data-deed][title="Clap"]');
  const begin = async () => {
    await wake(page);
    await clap.click();
    await titleOf(page).filter({ hasText: 'Let the writer know.' }).waitFor();
  };
  const clapsOf = (id: string) =>
    program.context.database.kysely.selectFrom('clap').select('count').where('person_id', '=', id).execute();
  const settled = async () => {
    await wake(page);
    await page.locator('[data-story-actions="top"] [data-testid=clap][aria-pressed]').waitFor();
    await page.waitForLoadState('networkidle');
  };
  await begin();
  const left = await wayBack(page);
  expect(left).toMatch(/#deed-/);
  const other = await comeBackSignedIn(page, 'elsewhere');
  await settled();
  expect(await clapsOf(other.personId)).toEqual([]);
  expect(await page.getByTestId('deed').count()).toBe(0);

  // A device that anybody may have written to.
  await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('|deed') ?? '{}');
    localStorage.setItem('|deed', JSON.stringify({ ...(kept as object), id: { toString: 'x' } }));
  });
  await page.goto('about:blank');
  await page.goto(program.url + left);
  await settled();
  expect(new URL(page.url()).hash).toBe('');
  expect(await clapsOf(other.personId)).toEqual([]);

  await page.context().clearCookies();
  program.clock.advance(5_000);
  await page.reload();
  await begin();
  const same = await comeBackSignedIn(page);
  await page.getByTestId('deed').getByText('Your clap is in.').waitFor();
  expect(await clapsOf(same.personId)).toEqual([{ count: 1 }]);
  expect(new URL(page.url()).hash).toBe('');
  // One more clap by hand: the Undo of the first would take both back.
  await page.locator('[data-story-actions="top"] [data-testid=clap]').click();
  await page.getByTestId('deed').waitFor({ state: 'detached' });
  expect(problems).toEqual(['Stored value of |deed is corrupt: falling back to its default']);
});

test('STORY-6, STORY-7: responses open in the story, and selected words have a bubble, also for visitors', async () => {
  const story = await buildStory(program.context);
  const { page, problems, requests } = await browser.open(story.path);
  await wake(page);
  await page.locator('article [data-in-place]').click();
  const sidebar = page.getByTestId('responses-sidebar');
  await sidebar.getByRole('link', { name: 'Sign in to respond' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(story.path);
  await page.keyboard.press('Escape');
  await sidebar.waitFor({ state: 'detached' });

  await page.locator('.story-body p').first().click({ clickCount: 3 });
  const bubble = page.getByRole('toolbar', { name: 'Actions for the selected passage' });
  await bubble.getByRole('button', { name: 'Copy quote' }).waitFor();
  await bubble.getByRole('button', { name: 'Highlight' }).click();
  await titleOf(page).filter({ hasText: 'Mark what matters.' }).waitFor();
  await comeBackSignedIn(page);
  await page.getByTestId('deed').getByText('Highlighted.').waitFor();
  await page.waitForFunction(() => (CSS.highlights.get('passage-own')?.size ?? 0) > 0);
  expect(pagesOf(requests)).toEqual([]);
  expect(problems).toEqual([]);
});

test('STORY-6: where the responses do not come into the story, their link leads to their page', async () => {
  const { page } = await browser.open('/healthz');
  await page.route(/VisitorTools/, (route) => route.abort());
  await page.goto(program.url + program.world.stories.specimen.path);
  await wake(page);
  await page.locator('article [data-in-place]').click();
  await page.waitForURL('**/responses');
});

test('IDEN-1: the window and its page name whom a sign-in is about', async () => {
  const { page } = await browser.open('/healthz');
  const publication = { id: await buildPublication(program.context, { name: 'The Kept Word' }), name: 'The Kept Word' };
  const person = await program.context.database.kysely
    .selectFrom('person')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  const tag = await program.context.database.kysely
    .selectFrom('tag')
    .select(['slug', 'title'])
    .executeTakeFirstOrThrow();
  for (const [query, title] of [
    [`susiEntry=follow_user&user=${person.id}`, `Follow ${person.name}.`],
    [`susiEntry=follow_collection&collection=${publication.id}`, `Follow ${publication.name}.`],
    [`susiEntry=newsletter&newsletter=${publication.id}`, `Get emails from ${publication.name}.`],
    ['susiEntry=follow_user&user=nobody', 'Follow this writer.'],
    [`susiEntry=follow_topic&topic=${tag.slug}`, `Follow ${tag.title}.`],
  ] as const) {
    program.clock.advance(3_000);
    await page.goto(`${program.url}/m/signin?${query}`);
    expect(await page.locator('main h1').textContent(), query).toBe(title);
  }
});
