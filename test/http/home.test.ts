import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { type ReadPage, readPage } from '#test/support/read-page.ts';
import { startTestProgram } from '#test/support/test-program.ts';

const program = await openProgram();

const plain = (index: number) => program.world.stories.plain[index]?.title ?? '';

async function open(path: string): Promise<ReadPage> {
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(200);
  return readPage(answer.text);
}

test('HOME-2: the landing page says what the site is, leads with a story and shows the most read', async () => {
  const page = await open('/');
  expect(page.heading).toBe('Stories worth your time');
  expect(page.words).toContain('Essays, reports, fiction and working notes by people who know what they write about.');
  expect(page.links).toContainEqual({ text: 'Start reading', href: '#latest', isCurrent: false });
  const trending = page.section('Trending').stories;
  expect(trending.slice(0, 2), 'the most read first').toEqual([plain(0), plain(1)]);
  expect(trending).toHaveLength(6);
  const front = page.stories.slice(0, page.stories.indexOf(trending[0] ?? ''));
  expect(front, 'a lead and three beside it').toHaveLength(4);
  expect(
    front.filter((title) => trending.includes(title)),
    'no story stands twice above the list',
  ).toEqual([]);
});

test('HOME-2: below stand the newest stories, what staff chose, topics and publications', async () => {
  const page = await open('/');
  expect(page.section('Latest').stories.slice(0, 4)).toEqual([plain(0), plain(1), plain(2), plain(3)]);
  // Nine are newer than the rest of the world, which share one moment: whether any of the next three in the order of
  // their ids may be seen is a matter of chance.
  expect(page.section('Latest').stories.length).toBeGreaterThanOrEqual(9);
  expect(page.section('Topics').items[0]).toBe('Letters');
  expect(page.section('Topics').links.map((link) => link.href)).toContain('/tag/weather');
  const hrefs = page.section('Publications').links.map((link) => link.href);
  expect(hrefs).toContain('/field-notes');
  expect(hrefs.filter((href) => href.includes(program.domain))).toHaveLength(1);
  expect(page.words, 'a suspended publication is not shown').not.toContain('Closed');
  const picks = page.section('Staff picks');
  expect(picks.stories.length).toBeGreaterThan(0);
  for (const title of picks.stories) expect([0, 1, 2, 3, 4, 5].map(plain)).toContain(title);
  expect(picks.links.map((link) => link.href)).toContain('/collections');
});

test('HOME-2: older stories are a link away, and no story stands on both pages', async () => {
  const first = await open('/');
  const older = first.section('Latest').links.find((link) => link.text === 'Older stories');
  expect(older?.href).toMatch(/^\/\?page=/);
  const second = await open(older?.href ?? '');
  expect(second.heading).toBe('Latest');
  const stories = second.section('Latest').stories;
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.filter((title) => first.section('Latest').stories.includes(title))).toEqual([]);
});

test('HOME-2: a house without a story says how it is filled', async () => {
  const empty = await startTestProgram({ withWorld: false });
  try {
    const page = readPage((await empty.ask('/')).text);
    expect(page.heading).toBe('Your site is ready');
    expect(page.words).toContain('npm start -- --demo');
    expect(page.words).toContain('npx longhand import PATH');
    expect(page.stories).toEqual([]);
  } finally {
    await empty.close();
  }
});

test('HOME-5: the top stories of a day are those of this day, with the days around it', async () => {
  const page = await open('/top-stories/november-20-2026');
  expect(page.heading).toBe('Top stories of Friday, November 20, 2026');
  expect(page.stories).toEqual([plain(1)]);
  const around = page.links.map((link) => link.href);
  expect(around).toContain('/top-stories/november-19-2026');
  expect(around).toContain('/top-stories/november-21-2026');
  const days = page.section('Days').links;
  expect(days.slice(0, 2).map((link) => link.text)).toEqual(['Nov 21, 2026', 'Nov 20, 2026']);
  expect(days.filter((link) => link.isCurrent).map((link) => link.text)).toEqual(['Nov 20, 2026']);
});

test('HOME-5: without a day the last one is shown; a day without stories says so; what is no day is not found', async () => {
  const last = await program.ask('/top-stories');
  expect(last.status).toBe(302);
  expect(last.headers.location).toMatch(/\/top-stories\/november-21-2026$/);
  const quiet = await open('/top-stories/november-1-2026');
  expect(quiet.stories).toEqual([]);
  expect(
    quiet.links.map((link) => link.href),
    'whoever follows links does not walk through all of time',
  ).not.toContain('/top-stories/october-31-2026');
  expect(quiet.words).toContain('No stories were published on this day.');
  for (const slug of ['february-30-2026', 'yesterday', 'november-21']) {
    expect((await program.ask(`/top-stories/${slug}`)).status, slug).toBe(404);
  }
});

test('HOME-5: trending is ranked by who read', async () => {
  const page = await open('/browse/top');
  expect(page.heading).toBe('Trending now');
  expect(page.stories.length).toBeGreaterThan(9);
  expect(page.stories).toEqual(page.stories.map((_title, index) => plain(index)));
});

test('LIST-6: the library has the lists that staff chose, and each opens at its name', async () => {
  const library = await open('/collections');
  expect(library.headings).toEqual(['Collections', 'Staff picks', 'Letters worth keeping']);
  expect(library.words).not.toContain('My own');
  const picks = await open('/collections/staff-picks');
  expect(picks.heading).toBe('Staff picks');
  expect(picks.words).toContain('A list by');
  expect(picks.stories).toEqual([0, 1, 2, 3, 4, 5].map(plain));
  expect(picks.words).toContain('6 stories');
  const letters = await open('/collections/letters-worth-keeping');
  expect(letters.stories).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map(plain));
  for (const slug of ['my-own', 'nothing']) expect((await program.ask(`/collections/${slug}`)).status).toBe(404);
});
