import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
/** Stories that stand here from an earlier try have other titles. */
let count = 0;
let place: Awaited<ReturnType<typeof openPublication>>;
beforeAll(async () => {
  program = await startTestProgram();
  browser = await openBrowser(program);
  place = await openPublication(program, { name: 'The Almanac', slug: 'almanac' });
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const SCREENS = process.env['LONGHAND_SCREENS'];
const DAY = 86_400_000;
const INBOX = '/almanac/manage/inbox';
const SET_DUE = `mutation($id: ID!, $dueOn: String) { setSubmissionDue(id: $id, dueOn: $dueOn) { __typename } }`;

/** A day so many days from now, as the browser of the tests has it. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** A story that waits with the publication, due on a day where one is given. */
async function submitted(title: string, dueOn: string | null): Promise<string> {
  const writer = await signIn(program);
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
  const { id = '' } = await actOn(program, writer, 'submit', {
    input: { postId, collectionId: place.id, editorCut: 0 },
  });
  if (dueOn !== null) await askGraph(program, place.owner, SET_DUE, { id, dueOn });
  return id;
}

async function dueOf(id: string): Promise<string | null | undefined> {
  const text = `select to_char(due_on, 'YYYY-MM-DD') as "dueOn" from submission where id = $1`;
  const [row] = await program.context.database.query<{ readonly dueOn: string | null }>('test_due', text, [id]);
  return row?.dueOn;
}

async function openAs({ cookies }: SignedIn, path: string, options: BrowserContextOptions = {}) {
  const opened = await browser.open('/healthz', { timezoneId: 'UTC', ...options });
  await opened.page.context().addCookies([...cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENS === undefined) return;
  const before = page.viewportSize();
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await page.setViewportSize(before);
}

const dayWith = (page: Page, title: string) =>
  page.locator('[data-day]').filter({ has: page.getByRole('link', { name: title }) });
const entry = (page: Page, title: string) => page.getByRole('link', { name: title });

test('PUB-5: by keyboard a story goes from day to day, back, and to no day, and stands there when one comes again', async () => {
  const [first, second] = [dayIn(0), dayIn(1)];
  const title = `Frost dates ${(count += 1)}`;
  const id = await submitted(title, first);
  await submitted('Moon tables', null);
  const { page, problems } = await openAs(place.owner, INBOX);
  await page.getByRole('link', { name: 'Month', exact: true }).press('Enter');
  await entry(page, title).waitFor();
  expect(await dayWith(page, title).getAttribute('data-day')).toBe(first);
  await page.getByRole('heading', { name: 'No due date' }).waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'calendar-month');
  await entry(page, title).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => dayWith(page, title).getAttribute('data-day')).toBe(second);
  // What was moved keeps the focus, so that it goes on.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => dayWith(page, title).getAttribute('data-day')).toBe(first);
  await expect.poll(() => dueOf(id)).toBe(first);
  await page.getByRole('button', { name: `Change the due date for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'A week later' }).press('Enter');
  await expect.poll(() => dueOf(id)).toBe(dayIn(7));
  await page.goto(program.url + INBOX);
  await wake(page);
  await page.getByRole('link', { name: title }).waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: by pointer a story goes to another day and to none, also by a finger on a phone in the dark', async () => {
  const title = `Tide tables ${(count += 1)}`;
  const id = await submitted(title, dayIn(0));
  const { page, problems } = await openAs(place.owner, INBOX, { viewport: { width: 1280, height: 1400 } });
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await entry(page, title).waitFor();
  await shoot(page, 'calendar-week');
  // Tomorrow is in another week once in seven days.
  const tomorrow = dayIn(1);
  if ((await page.locator(`[data-day="${tomorrow}"]`).count()) > 0) {
    await drag(page, title, `[data-day="${tomorrow}"]`);
    await expect.poll(() => dueOf(id)).toBe(tomorrow);
  }
  await drag(page, title, '[data-day=""]');
  await expect.poll(() => dueOf(id)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dueOf(id)).not.toBeNull();
  expect(problems).toEqual([]);

  const phone = await openAs(place.owner, INBOX, {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
    hasTouch: true,
  });
  await phone.page.getByRole('link', { name: 'Week', exact: true }).tap();
  await phone.page.getByRole('button', { name: `Change the due date for ${title}` }).tap();
  await phone.page.getByRole('menuitem', { name: 'No due date' }).tap();
  await expect.poll(() => dueOf(id)).toBeNull();
  expect(phone.problems).toEqual([]);
});

async function drag(page: Page, title: string, to: string): Promise<void> {
  const from = await entry(page, title).boundingBox();
  const there = await page.locator(to).boundingBox();
  if (from === null || there === null) throw new Error(`${title} is not on the page`);
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await page.mouse.move(there.x + there.width / 2, there.y + 20, { steps: 8 });
  await page.mouse.up();
}
