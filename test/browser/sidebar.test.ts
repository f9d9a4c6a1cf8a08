import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { follow as followEntity } from '#modules/people/follows/follow.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { follow, test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let reader: Awaited<ReturnType<typeof signIn>>;
let beginner: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  reader = await signIn(program);
  beginner = await signIn(program);
  const { context, clock } = program;
  for (let number = 1; number <= 10; number += 1) {
    const id = await buildPerson(context, { name: `Writer ${number}`, username: `writer-${number}` });
    await followEntity(context, { followerId: reader.personId, kind: 'person', id });
  }
  const publicationId = await buildPublication(context, { name: 'Quarterly', slug: 'quarterly-beside' });
  await followEntity(context, { followerId: reader.personId, kind: 'publication', id: publicationId });
  clock.advance(60_000);
  const author = await buildPerson(context, { name: 'Fresh Author', username: 'fresh-author' });
  await followEntity(context, { followerId: reader.personId, kind: 'person', id: author });
  clock.advance(60_000);
  await buildStory(context, { authorIds: [author], publishedAt: clock.now() });
  clock.advance(60_000);
});

const BUTTON = 'header:has(nav) > div > button[aria-expanded]';
const BESIDE = '[data-sidebar-nav]';
const OVER = 'dialog[open]';

async function openAs(who: typeof reader, path: string, width = 1280, options = {}) {
  const opened = await browser.open('/healthz', { viewport: { width, height: 900 }, ...options });
  await opened.page.context().addCookies([...who.cookies]);
  await opened.page.goto(program.url + path);
  return opened;
}

const isExpanded = (page: Page) => page.locator(BUTTON).getAttribute('aria-expanded');
const mainLeft = async (page: Page) => Math.round((await page.locator('#main').boundingBox())?.x ?? -1);
const labelsIn = (page: Page, place: string) =>
  page.locator(`${place} ul a`).evaluateAll((links) => links.map((link) => link.textContent?.trim()));

test('SHELL-10: places, whom one follows, the dot of what is new, and the way to all', async () => {
  const { page, problems } = await openAs(reader, '/me/lists');
  await wake(page);
  const rows = page.locator(`${BESIDE} ul`).nth(1).locator('a');
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(10);
  const labels = await labelsIn(page, BESIDE);
  expect(labels.slice(0, 4)).toEqual(['Home', 'Library', 'Profile', 'Stories']);
  expect(await rows.first().textContent()).toContain('Fresh Author');
  expect(await rows.first().textContent()).toContain('New stories');
  expect(await page.locator(`${BESIDE} a[aria-current=page]`).allTextContents()).toEqual(['Library']);
  expect(await page.locator(BESIDE).getByRole('link', { name: 'View feeds' }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('SHELL-10: who follows nobody is told where to begin', async () => {
  const { page } = await openAs(beginner, '/');
  await wake(page);
  const beside = page.locator(BESIDE);
  await beside.getByText('Discover more writers and publications to follow.').waitFor();
  expect(await beside.getByRole('link', { name: 'See suggestions' }).getAttribute('href')).toBe(
    '/me/following/suggestions',
  );
  expect(await page.locator(`${BESIDE} a[aria-current=page]`).allTextContents()).toEqual(['Home']);
});

test('SHELL-10: where the list cannot be had it says so, and tries again', async () => {
  const { page } = await openAs(reader, '/about', 1280);
  let isDown = true;
  await page.route('**/_/graphql', (route) =>
    isDown && route.request().postData()?.includes('SidebarMenuQuery') === true ? route.abort() : route.continue(),
  );
  await page.goto(`${program.url}/me/lists`);
  await wake(page);
  const beside = page.locator(BESIDE);
  await beside.getByText('Something went wrong when trying to load your following list.').waitFor();
  isDown = false;
  await beside.getByRole('button', { name: 'Try again' }).click();
  await beside.getByText('Fresh Author').waitFor();
});

test('SHELL-11: beside the page from 1080 on, 240 wide, remembered, and nothing moves when the page wakes', async () => {
  const { page } = await openAs(reader, '/me/lists');
  const before = await mainLeft(page);
  expect(before).toBeGreaterThanOrEqual(240);
  expect(Math.round((await page.locator(BESIDE).boundingBox())?.width ?? 0)).toBe(240);
  await wake(page);
  await expect.poll(() => isExpanded(page)).toBe('true');
  expect(await mainLeft(page)).toBe(before);
  await page.locator(BUTTON).click();
  expect(await page.locator(BESIDE).isVisible()).toBe(false);
  expect(await mainLeft(page)).toBeLessThan(before);
  // The next page is closed before any script of it runs, but for the one in its head.
  await page.goto(`${program.url}/me/stories/drafts`);
  expect(await page.locator(BESIDE).isVisible()).toBe(false);
  await page.setViewportSize({ width: 1920, height: 900 });
  await wake(page);
  expect(await isExpanded(page)).toBe('false');
  await page.locator(BUTTON).click();
  expect(await page.locator(BESIDE).isVisible()).toBe(true);
  await page.setViewportSize({ width: 1080, height: 900 });
  expect(await page.locator(BESIDE).isVisible()).toBe(true);
});

test('SHELL-11: over the page below, with the focus inside; Escape, the backdrop and a link close it', async () => {
  for (const width of [390, 768]) {
    const { page } = await openAs(reader, '/me/lists', width);
    expect(await page.locator(BESIDE).isVisible()).toBe(false);
    expect(await mainLeft(page)).toBe(0);
    await wake(page);
    await page.locator(BUTTON).click();
    await page.locator(OVER).waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await isInside()).toBe(true);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('#main')?.contains(document.activeElement))).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(OVER).count()).toBe(0);
    expect(await page.locator(BUTTON).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.locator(BUTTON).click();
    await page.locator(OVER).waitFor();
    await page.mouse.click(width - 10, 600);
    await expect.poll(() => page.locator(OVER).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/me/lists');
    await page.locator(BUTTON).click();
    await follow(page, page.locator(OVER).getByRole('link', { name: 'Stories', exact: true }));
    await page.waitForURL('**/me/outbox');
    await expect.poll(() => page.locator(OVER).count()).toBe(0);
    await page.context().close();
  }
});

test('SHELL-12: the badge shows until the sidebar is opened, which the server remembers; both are told', async () => {
  const newcomer = await signIn(program);
  const author = await buildPerson(program.context, { name: 'Late Author', username: 'late-author' });
  await followEntity(program.context, { followerId: newcomer.personId, kind: 'person', id: author });
  program.clock.advance(60_000);
  await buildStory(program.context, { authorIds: [author], publishedAt: program.clock.now() });
  program.clock.advance(60_000);
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const { page, problems } = await openAs(newcomer, '/me/lists', 390, { userAgent });
  await wake(page);
  const badge = page.getByTestId('sidebar-badge');
  await badge.waitFor();
  expect(await page.locator(BUTTON).getAttribute('aria-label')).toBe('Menu, with something new');
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('SidebarMenuBadge') === true);
  await page.locator(BUTTON).click();
  await sent;
  await page.keyboard.press('Escape');
  expect(await badge.count()).toBe(0);
  const told = () =>
    program.context.database.kysely
      .selectFrom('client_event')
      .select('name')
      .where('person_id', '=', newcomer.personId)
      .where('name', 'like', 'sidebar.%')
      .orderBy('happened_at')
      .execute();
  await expect
    .poll(async () => (await told()).map(({ name }) => name), { timeout: 30_000 })
    .toEqual(['sidebar.opened', 'sidebar.closed']);
  await page.reload();
  await wake(page);
  await page.locator(BUTTON).click();
  await page.locator(OVER).getByText('Late Author').waitFor();
  expect(await badge.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('SHELL-12: what stood open beside the page, or was opened before its list had come, was looked at', async () => {
  for (const width of [1280, 390]) {
    const newcomer = await signIn(program);
    const author = await buildPerson(program.context, { name: 'Next Author', username: `next-author-${width}` });
    await followEntity(program.context, { followerId: newcomer.personId, kind: 'person', id: author });
    program.clock.advance(60_000);
    await buildStory(program.context, { authorIds: [author], publishedAt: program.clock.now() });
    program.clock.advance(60_000);
    const { page } = await openAs(newcomer, '/healthz', width);
    let isPressed = width === 1280;
    const held: (() => void)[] = [];
    await page.route('**/_/graphql', async (route) => {
      const isList = route.request().postData()?.includes('SidebarMenuQuery') === true;
      if (isList && !isPressed) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const viewed = page.waitForResponse(
      (response) => response.request().postData()?.includes('SidebarMenuBadge') === true,
    );
    await page.goto(`${program.url}/me/lists`);
    await wake(page);
    if (width === 390) {
      await page.locator(BUTTON).click();
      await page.locator(OVER).waitFor();
      isPressed = true;
      for (const release of held) release();
    }
    await viewed;
    if (width === 390) await page.keyboard.press('Escape');
    else await page.locator(BUTTON).click();
    await expect.poll(() => isExpanded(page)).toBe('false');
    expect(await page.getByTestId('sidebar-badge').count()).toBe(0);
    expect(await page.locator(BUTTON).getAttribute('aria-label')).toBe('Menu');
  }
});

test('SHELL-11: 72 narrow beside a story that was opened from a list', async () => {
  const { page } = await openAs(reader, `${program.world.stories.english.path}?listId=abc`, 1280);
  expect(Math.round((await page.locator(BESIDE).boundingBox())?.width ?? 0)).toBe(72);
  await wake(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('SHELL-10, SHELL-4: visitors have none of it; they get started on the front page and sign up elsewhere', async () => {
  const { page, requests } = await browser.open('/', { viewport: { width: 1280, height: 900 } });
  await wake(page);
  expect(await page.locator(`${BESIDE}, ${BUTTON}`).count()).toBe(0);
  expect(await page.locator('header').getByRole('link', { name: 'Get started' }).count()).toBe(1);
  expect(requests.filter((url) => /sidebar|signed-in/i.test(url))).toEqual([]);
  await page.goto(`${program.url}/about`);
  expect(await page.locator('header').getByRole('link', { name: 'Sign up' }).count()).toBe(1);
  expect(await page.locator('header').getByRole('link', { name: 'Sign in' }).count()).toBe(1);
});

test('SHELL-10: not beside an editor, where one writes', async () => {
  const { page } = await openAs(reader, '/new-story', 1280);
  expect(await page.locator(`${BESIDE}, ${BUTTON}`).count()).toBe(0);
});
