import { describe, expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { type ReadPage, readPage } from '#test/support/read-page.ts';

const program = await openProgram();

const plain = (index: number) => program.world.stories.plain[index]?.title ?? '';

async function open(path: string): Promise<ReadPage> {
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(200);
  return readPage(answer.text);
}

describe('PROF-1: the profile and its pages', () => {
  test('name, bio, social counts and the tabs stand on each page, and the tab of the page is marked', async () => {
    for (const [path, tab] of [
      ['', 'Home'],
      ['/latest', 'Latest'],
      ['/lists', 'Lists'],
      ['/series', 'Series'],
      ['/publications', 'Publications'],
      ['/books', 'Books'],
      ['/about', 'About'],
    ] as const) {
      const page = await open(`/@ada${path}`);
      expect(page.heading, path).toBe('Ada Marlowe');
      expect(page.paragraphs).toContain('Writes about water, and what stands beside it.');
      expect(page.links).toContainEqual({ text: '2 followers', href: '/@ada/followers', isCurrent: false });
      expect(page.links).toContainEqual({ text: '1 following', href: '/@ada/following', isCurrent: false });
      const tabs = page.navigation('Ada Marlowe pages').links;
      const [first, last] = [
        ['Home', 'Latest', 'Lists', 'Series', 'Publications'],
        ['Responses', 'Recommended', 'Books', 'Highlights', 'About'],
      ];
      expect(tabs.map((link) => link.text)).toEqual([...first, ...last]);
      expect(tabs.filter((link) => link.isCurrent).map((link) => link.text)).toEqual([tab]);
    }
  });

  test('home: pinned stories first, then the newest; latest: the newest only', async () => {
    const home = await open('/@ada');
    expect(home.section('Pinned').stories).toEqual([plain(10), plain(13)]);
    expect(home.section('Latest').stories.slice(0, 2)).toEqual([plain(0), plain(7)]);
    const latest = await open('/@ada/latest');
    expect(latest.stories).toEqual(home.section('Latest').stories);
    expect(latest.headings).not.toContain('Pinned');
    expect(latest.title).toContain('Latest stories by Ada Marlowe');
  });

  test('older stories are a link away', async () => {
    const first = await open('/@ada/latest');
    const older = first.links.find((link) => link.text === 'Older stories')?.href ?? '';
    expect(older).toMatch(/^\/@ada\/latest\?page=/);
    const second = await open(older);
    expect(second.stories).toHaveLength(6);
    expect(second.stories.filter((title) => first.stories.includes(title))).toEqual([]);
  });

  test('about: the bio, since when, and for which publications', async () => {
    const page = await open('/@ada/about');
    expect(page.title).toContain('About Ada Marlowe');
    expect(page.paragraphs).toContain('Joined November 2026');
    expect(page.section('Writes for').links.map((link) => link.text)).toEqual(['Field Notes', 'Harbour', 'Slow Press']);
  });

  test('followers and following: who, and who not', async () => {
    const followers = (await open('/@ada/followers')).links.map((link) => link.href);
    expect(followers).toContain('/@bela');
    expect(followers).toContain('/@chen');
    expect(followers).not.toContain('/@dalia');
    const following = await open('/@ada/following');
    expect(following.links.map((link) => link.text)).toContain('Béla Okafor');
    expect(following.links.map((link) => link.href)).not.toContain('/@chen');
    expect((await open('/@dalia/followers')).words).toContain('داليا حداد doesn’t have any followers yet.');
  });

  test('books: title, year, words and where to get it', async () => {
    const page = await open('/@ada/books');
    expect(page.headings).toContain('A Book of Water');
    expect(page.paragraphs).toContain('2024');
    expect(page.paragraphs).toContain('Nine walks.');
    expect(page.links).toContainEqual({
      text: 'About the book',
      href: 'https://books.example/water',
      isCurrent: false,
    });
    expect((await open('/@bela/books')).words).toContain('Béla Okafor hasn’t added any books yet.');
  });

  test('lists: the public ones, each with its number of stories; the private one is nobody else’s', async () => {
    const page = await open('/@ada/lists');
    expect(page.headings.toSorted()).toEqual(['Ada Marlowe', 'Letters worth keeping', 'Staff picks']);
    expect(page.paragraphs).toContain('9 stories');
    expect(page.words).not.toContain('My own');
    const { lists } = program.world;
    const list = await open(`/@ada/list/letters-worth-keeping-${lists.letters}`);
    expect(list.heading).toBe('Letters worth keeping');
    expect(list.stories).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map(plain));
    const wrongName = await program.ask(`/@ada/list/other-${lists.letters}`);
    expect(wrongName.status).toBe(301);
    expect(wrongName.headers.location).toContain(`/@ada/list/letters-worth-keeping-${lists.letters}`);
    expect((await program.ask(`/@ada/list/my-own-${lists.private}`)).status).toBe(404);
  });

  test('series and publications', async () => {
    const series = await open('/@ada/series');
    expect(series.headings).toEqual(['Ada Marlowe', 'The Canal']);
    expect(series.paragraphs).toContain('3 stories');
    expect((await open('/@bela/series')).words).toContain('Béla Okafor doesn’t have any series yet.');
    const publications = await open('/@chen/publications');
    expect(publications.links.map((link) => link.href)).toContain('/field-notes');
    expect(publications.words).toContain('Written out of doors');
  });

  test('PROF-1: of a person whom an import made only their own page says where the stories come from', async () => {
    const page = await open('/@old.writer');
    expect(page.words).toContain('These stories were imported from another site, where Old Writer published them.');
    expect(page.stories).toContain(plain(6));
    for (const path of ['/@old.writer', '/field-notes/about']) {
      const { words } = await open(path);
      expect(words, path).toContain('Old Writer');
      expect(words, path).not.toContain('Unclaimed');
    }
    expect((await open('/@ada')).words).not.toContain('imported from another site');
    expect((await open('/@old.writer/about')).words, 'nobody came here on a day').not.toContain('Joined');
  });

  test('/u/{userId} leads to the name; one who left, is suspended or never was has a screen and a status', async () => {
    const { people } = program.world;
    const byId = await program.ask(`/u/${people.ada}`);
    expect(byId.status).toBe(301);
    expect(byId.headers.location).toMatch(/\/@ada$/);
    for (const [username, status, words] of [
      ['dora', 410, 'This account no longer exists'],
      ['sam', 410, 'This account is suspended'],
      ['quentin', 404, 'PAGE NOT FOUND'],
      ['nobody.at.all', 404, 'PAGE NOT FOUND'],
    ] as const) {
      const answer = await program.ask(`/@${username}`);
      expect(answer.status, username).toBe(status);
      expect(readPage(answer.text).words, username).toContain(words);
    }
  });
});
