import { beforeAll, describe, expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { openSearchWorld } from '#test/support/search-world.ts';

const program = await openProgram();
beforeAll(async () => {
  await openSearchWorld(program);
});

async function open(path: string, status = 200) {
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(status);
  return { ...readPage(answer.text), answer };
}

/** What is marked as found on a page. */
const marks = (html: string) => [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map((match) => match[1]);

describe('SEARCH-4: the pages of search', () => {
  test('stories, with what was searched for marked, and tabs that keep the query', async () => {
    const page = await open('/search?q=ferry+carried');
    expect(page.title).toContain('Search results for “ferry carried”');
    expect(page.heading).toBe('Results for ferry carried');
    expect(page.stories[0]).toBe('What the Ferry Carried');
    expect(marks(page.answer.text).slice(0, 2)).toEqual(['Ferry', 'Carried']);
    expect(page.navigation('Kinds of results').links).toEqual([
      { text: 'Stories', href: '/search?q=ferry+carried', isCurrent: true },
      { text: 'People', href: '/search/users?q=ferry+carried', isCurrent: false },
      { text: 'Publications', href: '/search/publications?q=ferry+carried', isCurrent: false },
      { text: 'Topics', href: '/search/tags?q=ferry+carried', isCurrent: false },
      { text: 'Lists', href: '/search/lists?q=ferry+carried', isCurrent: false },
    ]);
  });

  test.each([
    ['/search/users?q=ada', 'Ada Marlowe', '/@ada', 'People'],
    ['/search/publications?q=harbor', 'Harbour', '/harbour', 'Publications'],
    ['/search/tags?q=wether', 'Weather', '/tag/weather', 'Topics'],
    ['/search/lists?q=letters', 'Letters worth keeping', '/@ada/list/', 'Lists'],
    ['/search/posts?q=orchard', 'Why the Orchard Faces North', '/', 'Stories'],
  ])('%s finds %s', async (path, name, to, tab) => {
    const page = await open(path);
    const link = page.links.find(({ text }) => text === name);
    expect(link?.href).toContain(to);
    const current = page.navigation('Kinds of results').links.filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ text }) => text)).toEqual([tab]);
  });

  test('what else matches stands beside the stories', async () => {
    const page = await open('/search?q=letters');
    expect(page.section('Topics matching “letters”').links[0]?.href).toBe('/tag/letters');
  });

  test('nothing found: what to try, and topics', async () => {
    const page = await open('/search?q=zzzzqqqq');
    expect(page.paragraphs).toContain('No stories match “zzzzqqqq”.');
    expect(page.section('Topics to try').links.length).toBeGreaterThan(3);
  });

  test('without a query: the form and topics, the same for everybody', async () => {
    const page = await open('/search');
    expect(page.heading).toBe('Search');
    expect(page.section('Topics to try').links.map(({ href }) => href)).toContain('/tag/letters');
    expect(page.answer.text).toMatch(/<form[^>]* action="\/search"[^>]*>/);
    expect((await program.ask('/search')).headers['x-cache-status']).toBe('hit');
  });

  test('no engine lists results and none are kept', async () => {
    for (const path of ['/search?q=ferry', '/search/users?q=ada', '/field-notes/search?q=wall', '/@ada?q=wall']) {
      const { answer } = await open(path);
      expect(answer.text, path).toContain('<meta name="robots" content="noindex">');
      expect(answer.headers['x-cache-status'], path).not.toBe('hit');
      expect((await program.ask(path)).headers['x-cache-status'], path).not.toBe('hit');
    }
  });

  test('a page that no list gave is not found', async () => {
    for (const cursor of ['0', '1', 'x', '999']) await open(`/search?q=the&page=${cursor}`, 404);
  });

  test('pages follow each other without a gap or a double', async () => {
    const first = await open('/search?q=the');
    expect(first.stories).toHaveLength(20);
    expect(first.links.find(({ text }) => text === 'Show more')?.href).toBe('/search?q=the&page=2');
    const second = await open('/search?q=the&page=2');
    expect(second.stories.length).toBeGreaterThan(0);
    expect(first.stories.filter((title) => second.stories.includes(title))).toEqual([]);
  });

  test('what was searched for is never markup', async () => {
    const { answer } = await open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(answer.text).not.toContain('<img src=x');
  });
});

describe('SEARCH-5: search inside a publication and inside a profile', () => {
  test('a publication: its own stories alone, 8 to a page', async () => {
    const page = await open('/field-notes/search?q=the');
    expect(page.heading).toBe('Search Field Notes');
    expect(page.stories).toHaveLength(8);
    expect(page.answer.text).toMatch(/<form[^>]* action="\/field-notes\/search"/);
    const elsewhere = await open('/field-notes/search?q=typesetter');
    expect(elsewhere.paragraphs).toContain('Field Notes has nothing about “typesetter”.');
    expect((await open('/search?q=typesetter')).stories).toEqual(['The Last Typesetter']);
  });

  test('a publication without a query has the form', async () => {
    const page = await open('/field-notes/search');
    expect(page.heading).toBe('Search Field Notes');
    expect(page.answer.text).toMatch(/<form[^>]* action="\/field-notes\/search"/);
    await open('/no-such-publication/search?q=the', 404);
  });

  test('a profile: the stories of that person alone, 8 to a page', async () => {
    const page = await open('/@ada?q=the');
    expect(page.heading).toBe('Ada Marlowe');
    expect(page.stories).toHaveLength(8);
    const byAda = new Set((await open('/@ada/latest')).stories);
    expect(byAda.size).toBeGreaterThan(0);
    const { text } = await program.ask('/@ada');
    expect(text).toMatch(/<form[^>]* action="\/@ada"[^>]*>/);
    await open('/@nobody.here?q=the', 404);
  });
});
