import { afterAll, beforeAll, expect } from 'vitest';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings, findingsInViews } from '#test/support/axe-findings.ts';
import { follow, openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openPublication } from '#test/support/submitting.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

/** Tells of so many readers, each with so many percent of the story, and half a minute on it. */
async function tellReaders(postId: string, count: number): Promise<void> {
  for (let reader = 0; reader < count; reader += 1) {
    const data = { postId, visitId: crypto.randomUUID().replaceAll('-', ''), seconds: 30, percent: 100 };
    const referrer = 'https://news.ycombinator.com/';
    const event = {
      eventId: crypto.randomUUID(),
      type: 'event',
      timestamp: 0,
      key: 'post.viewed',
      data: { ...data, referrer },
    };
    const who = {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
      network: `192.0.2.${reader}`,
      country: 'PT',
      host: 'site.example',
    };
    await logClientEvents(program.context, [event, { ...event, key: 'post.left', eventId: crypto.randomUUID() }], who);
  }
  await countVisits(program.context);
}

test('STAT-1: a writer goes from all their stats to those of a story, by keyboard, on a phone in the dark, and takes them along', async () => {
  const person = await signIn(program);
  const { page, problems } = await browser.open('/healthz', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/stats`);
  await page.getByText(messages.noStories).waitFor();

  const { id } = await buildStory(program.context, { authorIds: [person.personId], title: 'A counted story' });
  await tellReaders(id, 6);
  await page.reload();
  await wake(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const row = page.getByRole('row', { name: 'A counted story' });
  expect(await row.getByRole('cell').allTextContents()).toEqual(['6', '6', '100%']);
  // The picture has the figures of its table.
  const overTime = page.getByRole('region', { name: charts.overTime, exact: true }).first();
  const summary = overTime.getByText(messages.asTable);
  await summary.focus();
  await page.keyboard.press('Enter');
  const cells = await overTime.getByRole('cell').allTextContents();
  const drawn = await overTime
    .locator('[data-value]')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-value')));
  expect(cells).toEqual(drawn);
  expect(cells.filter((value) => value !== '0')).toEqual(['6', '6']);

  // Another period and order: a plain form and links, which the page reads from its address.
  await page.getByLabel(messages.period).selectOption('all');
  await page.getByRole('button', { name: messages.show }).click();
  await page.waitForURL('**/me/stats?year=all');
  expect(await page.getByLabel(messages.period).inputValue()).toBe('all');
  await wake(page);
  await follow(page, page.getByRole('link', { name: messages.sorts.OLDEST }));
  await page.waitForURL('**/me/stats?year=all&orderBy=oldest');
  expect(await page.getByLabel(messages.period).inputValue()).toBe('all');

  await follow(page, page.getByRole('link', { name: 'A counted story' }));
  await page.getByRole('heading', { name: charts.sites }).waitFor();
  expect(new URL(page.url()).pathname).toBe(postStatsPath(id));
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('text', { hasText: 'Hacker News' }).waitFor();
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: messages.download }).click();
  expect((await loading).suggestedFilename()).toMatch(/^story-stats-all\.csv$/);
  expect(problems).toEqual([]);
});

test('STAT-1: what a stranger asks for is not there: the page, the file, and somebody else’s audience', async () => {
  const [author, stranger] = [await signIn(program), await signIn(program)];
  const { id } = await buildStory(program.context, { authorIds: [author.personId] });
  const { kysely } = program.context.database;
  const named = (personId: string) =>
    kysely.selectFrom('person').select('username').where('id', '=', personId).executeTakeFirstOrThrow();
  const { username } = await named(author.personId);
  const statusOf = async (path: string, who: typeof author) =>
    (await program.ask(path, { headers: { cookie: who.cookie } })).status;
  const paths = [postStatsPath(id), `/m/stats/posts/${id}`, `/@${username}/stats`, `/@${username}/audience`];
  for (const path of paths) {
    expect(await statusOf(path, author), path).toBe(200);
    expect(await statusOf(path, stranger), path).toBe(404);
    expect((await program.ask(path)).text, path).not.toContain('data-value');
  }
});

test('STAT-1: owners see what was read of their publication, its newsletter and its digests; strangers do not', async () => {
  const { id: publicationId, owner } = await openPublication(program, { name: 'Gazette', slug: 'gazette' });
  const { id } = await buildStory(program.context, { publicationId, title: 'In the Gazette' });
  await tellReaders(id, 5);
  const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'publication', id: publicationId });
  const reader = await signIn(program, { person: owner.personId });
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  const stranger = await signIn(program);
  const paths = ['/gazette/stats', `/gazette/newsletters/${newsletterId}/stats`, '/gazette/stats/digest'];
  for (const path of paths) {
    await page.goto(program.url + path);
    await page.getByRole('heading', { name: 'Gazette' }).first().waitFor();
    expect(
      await findingsInViews(page, [
        [1280, 'light'],
        [390, 'dark'],
      ]),
      path,
    ).toEqual([]);
    expect((await program.ask(path, { headers: { cookie: stranger.cookie } })).status, path).toBe(404);
  }
  await page.goto(`${program.url}/gazette/stats`);
  await wake(page);
  const row = page.getByRole('row', { name: 'In the Gazette' });
  expect(await row.getByRole('cell').allTextContents()).toEqual(['5', '5', '100%']);
  expect(problems).toEqual([]);
});
