import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let author: SignedIn;
let story: BuiltStory;
beforeAll(async () => {
  const { context } = program;
  author = await signIn(program);
  const writers = [await buildPerson(context, { username: 'starred', name: 'Starred' }), author.personId];
  story = await buildStory(context, { title: 'Behind the star', isMembersOnly: true, authorIds: writers });
});

const star = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Member-only story' }).first();
const popover = (page: Page) => page.getByRole('dialog', { name: 'Member-only story' });

test('SHELL-18: a visitor opens it by hover, and it closes behind the pointer', async () => {
  const { page, problems } = await browser.open('/@starred');
  await wake(page);
  await star(page).hover();
  await popover(page).waitFor();
  expect(await popover(page).textContent()).toContain('Only members can read this story in full.');
  const box = await popover(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(240);
  expect(await axeFindings(page)).toEqual([]);
  const learn = popover(page).getByRole('link', { name: 'Learn more' });
  await learn.hover();
  expect(await popover(page).isVisible(), 'it can be reached').toBe(true);
  await page.mouse.move(900, 700);
  await popover(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('SHELL-18: by keyboard: focus opens, Tab goes in and on, Escape closes and gives the focus back', async () => {
  const { page } = await browser.open(story.path);
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Starred' }).first().focus();
  const isOnStar = () => page.evaluate(() => document.activeElement?.textContent === 'Member-only story');
  for (let presses = 0; presses < 8 && !(await isOnStar()); presses += 1) await page.keyboard.press('Tab');
  await popover(page).waitFor();
  expect(await star(page).getAttribute('aria-expanded')).toBe('true');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const words of ['Get unlimited access', 'Learn more']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(words);
  }
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Shift+Tab');
  expect(await isOnStar()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await popover(page).waitFor({ state: 'detached' });
  expect(await isOnStar()).toBe(true);
  expect(await star(page).getAttribute('aria-expanded')).toBeNull();
  await page.keyboard.press('Enter');
  await popover(page).waitFor();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await popover(page).waitFor({ state: 'detached' });
  expect(await isOnStar()).toBe(false);
});

test('SHELL-18: by touch on a narrow phone it stays inside the window, and the second tap closes it', async () => {
  const { page } = await browser.open('/@starred', {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  // Nothing listens yet: the press itself wakes the page, and counts.
  await star(page).tap();
  await popover(page).waitFor();
  const box = await popover(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  await star(page).tap();
  await popover(page).waitFor({ state: 'detached' });
  await star(page).tap();
  await popover(page).waitFor();
  await page.getByRole('heading', { level: 1 }).tap();
  await popover(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/@starred');
});

test('SHELL-18: its author and a reader are told different things, and a link closes it', async () => {
  const own = await browser.openAs(author, story.path);
  await star(own.page).click();
  await popover(own.page).getByText('can earn money').waitFor();
  expect(await popover(own.page).getByRole('link').count()).toBe(0);
  expect(own.problems).toEqual([]);
  const reader = await browser.openAs(await signIn(program), story.path);
  await star(reader.page).click();
  await popover(reader.page).getByText('Only members can read this story in full.').waitFor();
  await popover(reader.page).getByRole('link', { name: 'Learn more' }).click();
  await reader.page.waitForURL('**/membership');
  await popover(reader.page).waitFor({ state: 'detached' });
});
