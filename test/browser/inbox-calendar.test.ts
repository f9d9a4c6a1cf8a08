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
async function submitted(title: string, dueOn: string | null, where = place): Promise<string> {
  const writer = await signIn(program);
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
  const { id = '' } = await actOn(program, writer, 'submit', {
    input: { postId, collectionId: where.id, editorCut: 0 },
  });
  if (dueOn !== null) await askGraph(program, where.owner, SET_DUE, { id, dueOn });
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

/** The title that has the focus, and the day on which its story stands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return `${one?.textContent ?? ''} ${one?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''}`.trim();
  });

test('PUB-5, rule 281: arrows lead from story to story, and what is moved keeps the focus, by key, menu and window, into another week too', async () => {
  count += 1;
  const where = await openPublication(program, { name: 'The Ephemeris', slug: `ephemeris-${count}` });
  // A Wednesday that is not today, with its whole week ahead or around it.
  const wednesday = [8, 9, 10, 11, 12, 13, 14].map(dayIn).find((day) => new Date(day).getUTCDay() === 3) ?? '';
  const after = (days: number) => new Date(Date.parse(wednesday) + days * DAY).toISOString().slice(0, 10);
  for (const [title, due] of [
    ['Apogee', wednesday],
    ['Bolide', wednesday],
    ['Comet', after(2)],
    ['Dusk', null],
  ] as const) {
    // Of one day the one that came first stands first.
    program.clock.advance(1_000);
    await submitted(title, due, where);
  }
  const week = `/ephemeris-${count}/manage/inbox?orderBy=week&year=${wednesday}`;
  const { page, problems } = await openAs(where.owner, week);
  const is = (expected: string) => expect.poll(() => focused(page)).toBe(expected);
  await entry(page, 'Apogee').focus();
  for (const [key, expected] of [
    ['ArrowDown', `Bolide ${wednesday}`],
    ['ArrowRight', `Comet ${after(2)}`],
    ['ArrowDown', 'Dusk'],
    ['ArrowLeft', `Comet ${after(2)}`],
    ['ArrowLeft', `Apogee ${wednesday}`],
    ['Shift+ArrowRight', `Apogee ${after(1)}`],
    ['Shift+ArrowDown', `Apogee ${after(8)}`],
    ['Shift+ArrowUp', `Apogee ${after(1)}`],
  ] as const) {
    await page.keyboard.press(key);
    await is(expected);
  }
  await page.getByRole('button', { name: 'Change the due date for Apogee' }).press('Enter');
  await page.getByRole('menuitem', { name: 'A day later' }).press('Enter');
  await is(`Apogee ${after(2)}`);
  await page.getByRole('button', { name: 'Change the due date for Apogee' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Choose a day…' }).press('Enter');
  await page.getByLabel('Answer by').fill(after(-1));
  await page.getByRole('button', { name: 'Set due date' }).press('Enter');
  await is(`Apogee ${after(-1)}`);
  expect(problems).toEqual([]);
});

test('PUB-5, rule 281: on a full day of a month what is moved there stays in sight with the focus', async () => {
  count += 1;
  const where = await openPublication(program, { name: 'The Zodiac', slug: `zodiac-${count}` });
  const [first, second] = [8, 9, 10, 11, 12, 13, 14]
    .map(dayIn)
    .filter((day) => [2, 3].includes(new Date(day).getUTCDay()));
  if (first === undefined || second === undefined) throw new Error('A week has seven days');
  const [early, late] = first < second ? [first, second] : [second, first];
  for (const title of ['Aries', 'Taurus', 'Gemini', 'Cancer']) await submitted(title, early, where);
  await submitted('Leo', late, where);
  const { page, problems } = await openAs(where.owner, `/zodiac-${count}/manage/inbox?orderBy=month&year=${early}`);
  const steps = (Date.parse(late) - Date.parse(early)) / DAY;
  await entry(page, 'Leo').focus();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => focused(page)).toBe(`Leo ${early}`);
  await page.getByText(/now due on/).waitFor();
  expect(await focused(page)).toBe(`Leo ${early}`);
  await page.getByRole('button', { name: '1 more' }).waitFor();
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

test('PUB-5, rule 281: in a narrow month a story that goes to a day of the next one stays in sight, and keeps the focus', async () => {
  const where = await openPublication(program, { name: 'Narrow Months', slug: 'narrow-months' });
  const title = 'Late frost';
  // The first day of a month that begins in the last week of the one before.
  const isMiddle = (day: string) => day.endsWith('-01') && new Date(day).getUTCDay() > 0;
  const first = Array.from({ length: 100 }, (_one, index) => dayIn(index + 10)).find(isMiddle) ?? '';
  const before = (days: number) => new Date(Date.parse(first) - days * DAY).toISOString().slice(0, 10);
  const id = await submitted(title, before(2), where);
  const month = `/narrow-months/manage/inbox?orderBy=month&year=${before(2)}`;
  const { page } = await openAs(where.owner, month, { viewport: { width: 390, height: 800 } });
  await entry(page, title).focus();
  for (const due of [before(1), first]) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => dueOf(id)).toBe(due);
  }
  expect(await focused(page)).toBe(`${title} ${first}`);
  await expect.poll(() => entry(page, title).isVisible()).toBe(true);
});

test('PUB-5: the list says of what is overdue that it is, as the calendar does, and of what is decided no more', async () => {
  const where = await openPublication(program, { name: 'Overdue Days', slug: 'overdue-days' });
  const id = await submitted('Late sowing', null, where);
  const SET = `update submission set due_on = '2026-01-05' where id = $1`;
  await program.context.database.query('test_due_past', SET, [id]);
  const { page } = await openAs(where.owner, '/overdue-days/manage/inbox');
  await page.getByRole('listitem').filter({ hasText: 'Late sowing' }).getByText('Overdue', { exact: true }).waitFor();
  await actOn(program, where.owner, 'decline', { id, reason: 'OFF_TOPIC' });
  await page.goto(`${program.url}/overdue-days/manage/inbox?tab=declined`);
  await wake(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Late sowing' });
  await row.waitFor();
  expect(await row.getByText('Overdue', { exact: true }).count()).toBe(0);
});
