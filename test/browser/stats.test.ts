import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings, findingsInViews } from '#test/support/axe-findings.ts';
import { follow, test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

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

  // On paper the key has its colors, and there is nothing to press.
  await page.emulateMedia({ media: 'print' });
  const adjusted = await overTime
    .getByRole('listitem')
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').printColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['exact']));
  expect(await summary.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: messages.show }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // Another period and order: a plain form and links, which the page reads from its address.
  await page.getByLabel(messages.period).selectOption('all');
  await page.evaluate(() => (document.body.dataset['kept'] = 'yes'));
  await page.getByLabel(messages.period).press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/me/stats?year=all');
  await expect.poll(() => page.getByLabel(messages.period).inputValue()).toBe('all');
  // Whoever pressed the button is at it still, in the same document.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages.show);
  expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('yes');
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
  // The table of one picture, behind it.
  const sites = page.getByRole('region', { name: charts.sites, exact: true });
  await sites.getByText(messages.asTable).click();
  const coming = page.waitForEvent('download');
  await sites.getByRole('link', { name: charts.sites }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('stats-sites-all.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe('Name,Views,Reads\r\nHacker News,6,6\r\n');
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
  const figure = `/m/stats/figures?of=story&id=${id}&figure=overTime`;
  const told = await program.ask(figure, { headers: { cookie: author.cookie } });
  expect(told.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(told.headers['content-disposition']).toBe('attachment; filename="stats-overTime.csv"');
  expect(told.headers['cache-control']).toBe('private, no-store');
  const paths = [postStatsPath(id), `/m/stats/posts/${id}`, figure, `/@${username}/stats`, `/@${username}/audience`];
  for (const path of paths) {
    expect(await statusOf(path, author), path).toBe(200);
    expect(await statusOf(path, stranger), path).toBe(404);
    expect((await program.ask(path)).text, path).not.toContain('data-value');
  }
});

test('STAT-1: who reads right now comes by itself, not while nobody sees it, and stands there without script', async () => {
  const person = await signIn(program);
  const { id } = await buildStory(program.context, { authorIds: [person.personId], title: 'Being read' });
  const plain = await program.ask('/me/stats', { headers: { cookie: person.cookie } });
  expect(plain.text).toContain(messages.liveNobody);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/me/stats`);
  // From here on: the first page lets no script in, and time is turned by one.
  await page.clock.install();
  await page.reload();
  await page.getByText(messages.liveNobody).waitFor();
  await wake(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('LiveStatsQuery') === true) asked.push(request.url());
  });
  await tellReaders(id, 3);
  await page.clock.fastForward(16_000);
  await page.getByText(formatMessage(messages.liveReaders, { count: 3 })).waitFor();
  const stories = page.getByRole('region', { name: charts.liveStories });
  expect(await stories.locator('[data-value]').getAttribute('data-value')).toBe('3');
  await page.getByText(messages.liveNote).waitFor();
  expect(asked).toHaveLength(1);

  const turn = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await tellReaders(id, 5);
  for (let times = 0; times < 4; times += 1) await page.clock.fastForward(16_000);
  expect(asked).toHaveLength(1);
  await turn('visible');
  await page.getByText(formatMessage(messages.liveReaders, { count: 5 })).waitFor();
  expect(asked).toHaveLength(2);
  expect(await axeFindings(page)).toEqual([]);
  const again = await program.ask('/me/stats', { headers: { cookie: person.cookie } });
  expect(again.text).toContain(messages.liveOnce);
  expect(problems).toEqual([]);
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
  // Where nobody came there are no axes, but a sentence.
  await page.goto(`${program.url}/gazette/newsletters/${newsletterId}/stats`);
  const came = page.getByRole('region', { name: charts.subscribers, exact: true });
  await came.getByText(charts.noSubscribers).waitFor();
  expect(await came.locator('svg').count()).toBe(0);
  await page.goto(`${program.url}/gazette/stats`);
  await wake(page);
  const row = page.getByRole('row', { name: 'In the Gazette' });
  expect(await row.getByRole('cell').allTextContents()).toEqual(['5', '5', '100%']);
  expect(problems).toEqual([]);
});
