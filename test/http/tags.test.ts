import { beforeAll, describe, expect, test } from 'vitest';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { refreshTopStories } from '#modules/stories/stories/refresh-top-stories.ts';
import { openProgram } from '#test/support/open-site.ts';
import { type ReadPage, readPage } from '#test/support/read-page.ts';

const program = await openProgram();
beforeAll(async () => {
  const { context, world } = program;
  // Each was read more than all others together, on a day that only the longer periods reach.
  for (const [index, day] of [
    [13, '2026-11-05'],
    [14, '2026-07-01'],
    [18, '2024-07-01'],
  ] as const) {
    await recordReads(context, day, [
      { storyId: world.stories.plain[index]?.id ?? '', members: 100 * index, others: 0 },
    ]);
  }
  await refreshTopStories(context);
});

const plain = (...indexes: readonly number[]) => indexes.map((index) => program.world.stories.plain[index]?.title);

async function open(path: string): Promise<ReadPage> {
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(200);
  return readPage(answer.text);
}

describe('HOME-4: the pages of a tag', () => {
  test('an address with capitals leads to the one that there is', async () => {
    for (const [typed, path] of [
      ['/tag/Weather', '/tag/weather'],
      ['/tag/WEATHER/top/all-time', '/tag/weather/top/all-time'],
    ] as const) {
      const answer = await program.ask(typed);
      expect([answer.status, answer.headers['location']], typed).toEqual([301, path]);
    }
    expect((await program.ask('/tag/nothing-of-the-kind')).status).toBe(404);
    // What has to be encoded leads on once as well, and not to itself for ever.
    const odd = await program.ask('/tag/Odd%3A%2F%2Fname');
    expect([odd.status, odd.headers['location']]).toEqual([301, '/tag/odd:%2F%2Fname']);
    expect((await program.ask('/tag/odd:%2F%2Fname')).status).toBe(404);
  });

  test('ROUTE-2: the canonical address of a page is encoded once', async () => {
    const { kysely } = program.context.database;
    const created_at = program.clock.now();
    await kysely.insertInto('tag').values({ id: 'abcdefabcdef', slug: 'かな', title: 'かな', created_at }).execute();
    const answer = await program.ask('/tag/%E3%81%8B%E3%81%AA');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1]).toMatch(/\/tag\/%E3%81%8B%E3%81%AA$/);
  });

  test('its newest stories, its number of them and its tabs', async () => {
    const page = await open('/tag/weather');
    expect(page.heading).toBe('Weather');
    expect(page.paragraphs[0]).toContain('12 stories');
    // The stories of a tag by their place in the list: every fifth, and the one before it.
    expect(page.stories).toEqual(plain(3, 4, 8, 9, 13, 14, 18, 19, 23, 24, 28, 29));
    expect(page.navigation('Weather pages').links).toEqual([
      { text: 'Latest', href: '/tag/weather', isCurrent: true },
      { text: 'Recommended', href: '/tag/weather/recommended', isCurrent: false },
      { text: 'Top', href: '/tag/weather/top/all-time', isCurrent: false },
      { text: 'Archive', href: '/tag/weather/archive', isCurrent: false },
      { text: 'Who to follow', href: '/tag/weather/who-to-follow', isCurrent: false },
    ]);
    expect(page.section('Related topics').links.map((link) => link.href)).toContain('/tag/rooms');
  });

  test.each([
    ['week', [3, 4, 8, 9]],
    ['month', [13, 3, 4, 8]],
    ['year', [14, 13, 3, 4]],
    ['all-time', [18, 14, 13, 3]],
  ] as const)('top by period: what was read most in %s', async (period, indexes) => {
    const page = await open(`/tag/weather/top/${period}`);
    expect(page.stories.slice(0, 4)).toEqual(plain(...indexes));
    const current = page.navigation('Time').links.filter((link) => link.isCurrent);
    expect(current.map((link) => link.href)).toEqual([`/tag/weather/top/${period}`]);
  });

  test('top by another period is not found', async () => {
    expect((await program.ask('/tag/weather/top/decade')).status).toBe(404);
  });

  test('the archive counts years, months and days, and shows the stories of each', async () => {
    const all = await open('/tag/weather/archive');
    expect(all.stories).toEqual([]);
    expect(all.navigation('Browse by date').items.slice(0, 2)).toEqual(['2026 4', '2024 2']);
    const year = await open('/tag/weather/archive/2024');
    expect(year.stories).toEqual(plain(13, 14));
    expect(year.navigation('Browse by date').items).toContain('March 1');
    const month = await open('/tag/weather/archive/2024/03');
    expect(month.stories).toEqual(plain(13));
    expect(month.navigation('Browse by date').items.at(-1)).toBe('21 1');
    const day = await open('/tag/weather/archive/2024/03/21');
    expect(day.stories).toEqual(plain(13));
    expect((await open('/tag/weather/archive/2024/03/20')).stories).toEqual([]);
    expect((await program.ask('/tag/weather/archive/2024/13')).status).toBe(404);
  });

  test('who to follow: those who write about it, and nobody who has left', async () => {
    const page = await open('/tag/letters/who-to-follow');
    const paths = page.links.map((link) => link.href);
    for (const path of ['/@ada', '/@bela', '/@chen', '/@dalia', '/field-notes', '/harbour'])
      expect(paths).toContain(path);
    for (const name of ['Sam Suspended', 'Dora Deleted', 'Quentin Away']) expect(page.words).not.toContain(name);
  });

  test('recommended: the stories of the tag, the most read before those that nobody read', async () => {
    const { stories } = await open('/tag/letters/recommended');
    expect(stories.slice(0, 3)).toEqual(plain(0, 4, 5));
    expect(new Set(stories).size).toBe(stories.length);
  });

  test('a tag that nobody used is not found, and all tags stand together, the largest first', async () => {
    expect((await program.ask('/tag/nobody-wrote-this')).status).toBe(404);
    const { items } = await open('/explore-topics');
    const tags = items.filter((item) => /\d+ stor(?:y|ies)$/.test(item));
    expect(tags[0]).toBe('Letters31 stories');
    expect(tags).toContain('Weather12 stories');
  });
});

describe('HOME-4: the flag enable_lite_archive_page', () => {
  const paths = ['/archive', '/archive/2024', '/archive/2024/03', '/archive/2024/03/21'].map(
    (end) => `/tag/weather${end}`,
  );
  const statuses = () => Promise.all(paths.map(async (path) => (await program.ask(path)).status));
  const turn = async (isOn: boolean) => {
    await setFlag(program.context, 'enable_lite_archive_page', isOn);
    const status = isOn ? 200 : 404;
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(paths.map(() => status));
  };

  test('off: no archive has a page, every other page of the tag stands; on again: they are back', async () => {
    expect(await statuses()).toEqual(paths.map(() => 200));
    await turn(false);
    const missing = await program.ask('/tag/weather/archive');
    expect(readPage(missing.text).words).toContain('Out of nothing, something.');
    for (const end of ['', '/recommended', '/top/week', '/who-to-follow']) await open(`/tag/weather${end}`);
    const tabs = (await open('/tag/weather')).navigation('Weather pages').links.map((link) => link.text);
    expect(tabs).toEqual(['Latest', 'Recommended', 'Top', 'Who to follow']);
    await turn(true);
    const again = (await open('/tag/weather')).navigation('Weather pages').links.map((link) => link.text);
    expect(again).toEqual(['Latest', 'Recommended', 'Top', 'Archive', 'Who to follow']);
  });
});
