import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { type ReadPage, readPage } from '#test/support/read-page.ts';

const layouts = ['grid', 'list', 'stream'] as const;
const scales = ['small', 'medium', 'large'] as const;

const program = await openProgram({
  prepare: async (context) => {
    for (const [index, layout] of layouts.entries()) {
      const design = { layout, headerScale: scales[index], headingFont: ['mono', 'slab', 'sans'][index] };
      const publicationId = await buildPublication(context, {
        slug: `laid-out-${layout}`,
        name: `Laid out as ${layout}`,
        design: { ...design, bodyFont: 'humanist', headerColor: '#102030ff' },
      });
      for (const number of [1, 2]) await buildStory(context, { publicationId, title: `${layout} ${number}` });
    }
  },
});

const plain = (...indexes: readonly number[]) => indexes.map((index) => program.world.stories.plain[index]?.title);

async function open(path: string): Promise<ReadPage> {
  program.clock.advance(2_000);
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(200);
  return readPage(answer.text);
}

describe('PUB-2: the home of a publication', () => {
  test('its name, tagline and figures, then featured, newest and its sections', async () => {
    const page = await open('/field-notes');
    expect(page.heading).toBe('Field Notes');
    expect(page.paragraphs.slice(0, 2)).toEqual(['Written out of doors', '9 stories1 follower']);
    expect(page.section('Featured').stories).toEqual(plain(0, 4, 8));
    expect(page.section('Latest').stories.slice(0, 3)).toEqual(plain(0, 4, 8));
    expect(page.section('Latest').stories).toHaveLength(9);
    expect(page.section('Walks').stories).toEqual(plain(0, 4, 8, 12));
    for (const [part, text, path] of [
      ['Featured', 'All featured stories', 'featured'],
      ['Latest', 'Trending in Field Notes', 'trending'],
      ['Walks', 'More in Walks', 'section/walks'],
    ] as const) {
      expect(page.section(part).links).toContainEqual({ text, href: `/field-notes/${path}`, isCurrent: false });
    }
    expect(page.links.map((link) => link.href)).toContain('/field-notes/tagged/letters');
    expect(page.stories, 'stories of others').not.toContain(plain(1)[0]);
  });

  test.each(layouts.map((layout, index) => [layout, scales[index]] as const))(
    'the layout %s, with a %s header',
    async (layout, scale) => {
      program.clock.advance(2_000);
      const { text } = await program.ask(`/laid-out-${layout}`);
      expect(readPage(text).section('Latest').stories.toSorted()).toEqual([`${layout} 1`, `${layout} 2`]);
      const classes = [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
      expect(classes, 'a look without a class of its own').not.toContain('undefined');
      const has = (name: string) => classes.some((each) => each.startsWith(`${name}_`));
      // The class names of the layouts stand before a hash; a list is what is neither of the others.
      expect({ grid: has('grid'), stream: has('stream') }).toEqual({
        grid: layout === 'grid',
        stream: layout === 'stream',
      });
      // Medium is what the masthead is without a word.
      expect(scales.filter((each) => has(each.toUpperCase()))).toEqual(scale === 'medium' ? [] : [scale]);
    },
  );

  test('fonts and colour are those that it chose', async () => {
    const styleOf = async (layout: string) =>
      /<style data-theme-css[^>]*>([^<]*)/.exec((await program.ask(`/laid-out-${layout}`)).text)?.[1] ?? '';
    expect(await styleOf('grid')).toMatch(/--heading-font:ui-monospace/);
    expect(await styleOf('list')).toMatch(/--heading-font:Rockwell/);
    expect(await styleOf('stream')).toMatch(/--heading-font:'Longhand Sans'/);
    expect(await styleOf('grid')).toMatch(/--story-font:Seravek/);
    expect(await styleOf('grid')).toContain('--publication-band:#102030ff');
  });
});

describe('PUB-2: the pages of a publication', () => {
  test('about: what it is, who edits it and who writes for it', async () => {
    const page = await open('/field-notes/about');
    expect(page.heading).toBe('About Field Notes');
    expect(page.paragraphs).toContain('What it is about.');
    expect(page.section('Editors').paragraphs).toEqual(
      expect.arrayContaining(['Ada MarloweOwner', 'Béla OkaforEditor']),
    );
    expect(page.section('Writers').links.map((link) => link.href)).toContain('/@chen');
  });

  test('latest, all, trending and featured', async () => {
    for (const [path, heading] of [
      ['latest', 'Latest stories in Field Notes'],
      ['all', 'All stories in Field Notes'],
    ] as const) {
      const page = await open(`/field-notes/${path}`);
      expect(page.heading).toBe(heading);
      expect(page.stories.slice(0, 4)).toEqual([...plain(0, 4, 8), 'A Specimen of Everything']);
    }
    const trending = await open('/field-notes/trending');
    expect(trending.stories).toEqual(plain(0, 4, 8, 12, 16, 20, 24, 28));
    const featured = await open('/field-notes/featured');
    expect(featured.stories).toEqual(plain(0, 4, 8));
    const tabs = featured.navigation('Field Notes pages').links;
    expect(tabs.filter((link) => link.isCurrent).map((link) => link.text)).toEqual(['Featured']);
    expect((await open('/harbour/featured')).words).toContain('Harbour hasn’t featured any stories yet.');
  });

  test('tagged: its own stories of the tag, and none of the tag elsewhere', async () => {
    const page = await open('/field-notes/tagged/letters');
    expect(page.heading).toBe('Letters in Field Notes');
    expect(page.stories).toEqual([...plain(0, 4), 'A Specimen of Everything', ...plain(20, 24)]);
    expect((await open('/field-notes/tagged/rooms')).stories).not.toContain('First Shown Elsewhere');
  });

  test('the archive counts years, months and days, and shows the stories of each', async () => {
    const all = await open('/field-notes/archive');
    expect(all.navigation('Browse by date').items).toEqual(['2026 4', '2024 1', '2023 1', '2022 1', '2021 2']);
    expect(all.words).toContain('Choose a year to see its stories.');
    const year = await open('/field-notes/archive/2021');
    expect(year.heading).toBe('2021 in Field Notes');
    expect(year.stories).toEqual(plain(24, 28));
    const month = await open('/field-notes/archive/2026/11');
    expect(month.heading).toBe('November 2026 in Field Notes');
    expect(month.navigation('Browse by date').items.slice(5)).toEqual(['November 4', '21 1', '17 1', '13 1', '12 1']);
    const day = await open('/field-notes/archive/2026/11/17');
    expect(day.stories).toEqual(plain(4));
    expect((await open('/field-notes/archive/2025')).words).toContain('No stories from this time.');
    for (const wrong of ['2026/02/30', '2026/13', '26']) {
      expect((await program.ask(`/field-notes/archive/${wrong}`)).status, wrong).toBe(404);
    }
  });

  test('followers, a page of its own and a section', async () => {
    const followers = await open('/field-notes/followers');
    expect(followers.links.map((link) => link.href)).toContain('/@chen');
    expect(followers.links.map((link) => link.href)).not.toContain('/@bela');
    const subpage = await open('/field-notes/subpage/colophon');
    expect([subpage.heading, subpage.words]).toEqual(['Colophon', expect.stringContaining('Set by hand.')]);
    const section = await open('/field-notes/section/walks');
    expect(section.heading).toBe('Walks');
    expect(section.stories).toEqual(plain(0, 4, 8, 12));
    for (const path of ['subpage/none', 'section/none', 'nothing-here']) {
      expect((await program.ask(`/field-notes/${path}`)).status, path).toBe(404);
    }
  });

  test('a sequence has its stories in their order, and its publication', async () => {
    const page = await open('/s/harbour-walks');
    expect(page.heading).toBe('Harbour Walks');
    expect(page.stories).toEqual(['Harbour Walk One', 'Harbour Walk Two']);
    expect(page.links[0]).toEqual({ text: 'Harbour', href: '/harbour', isCurrent: false });
    expect((await program.ask('/s/nothing')).status).toBe(404);
  });
});

test('PUB-3: what is there and cannot be read is an error and not a missing page, and is not kept', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(program.context.database.kysely);
  await rename('publication_section', 'publication_section_away');
  try {
    const broken = await program.ask('/field-notes?tab=fresh');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('Something went wrong when trying to load this publication.');
  } finally {
    await rename('publication_section_away', 'publication_section');
  }
  await rename('publication', 'publication_away');
  try {
    const gone = await program.ask('/field-notes/about?tab=fresh');
    expect(gone.status, 'though nothing of its documents could be read').toBe(500);
  } finally {
    await rename('publication_away', 'publication');
  }
  await open('/field-notes');
});

test('PUB-3: it is found by its slug, by its id and by its host; what is missing or closed is not found', async () => {
  const { publications } = program.world;
  const byId = await program.ask(`/c/${publications['field-notes']}`);
  expect([byId.status, byId.headers.location]).toEqual([301, expect.stringMatching(/\/field-notes$/)]);
  const byHost = await open(`http://${program.domain}/`);
  expect(byHost.heading).toBe('Slow Press');
  expect(byHost.section('Latest').stories.slice(0, 2)).toEqual(plain(3, 7));
  expect(byHost.navigation('Slow Press').links.map((link) => link.href)).toEqual(['/', '/latest', '/about', '/search']);
  for (const [path, place] of [
    ['/slow-press', '/'],
    ['/slow-press/archive/2026', '/archive/2026'],
  ] as const) {
    const bySlug = await program.ask(path);
    expect([bySlug.status, bySlug.headers.location]).toEqual([301, `http://${program.domain}${place}`]);
  }
  for (const path of ['/no-such-publication', '/no-such-publication/latest', '/closed', '/c/000000000000']) {
    expect((await program.ask(path)).status, path).toBe(404);
  }
});

test('PUB-7: each destination of the bar leads where it says, and the one link elsewhere is last', async () => {
  const page = await open('/field-notes');
  const { specimen } = program.world.stories;
  const links = page.navigation('Field Notes').links.map((link) => [link.text, link.href]);
  expect(links).toEqual([
    ['Field Notes', '/field-notes'],
    ['Latest', '/field-notes/latest'],
    ['Trending', '/field-notes/trending'],
    ['Archive', '/field-notes/archive'],
    ['About', '/field-notes/about'],
    ['Colophon', '/field-notes/subpage/colophon'],
    ['Start here', `/p/${specimen.id}`],
    ['Walks', '/field-notes/section/walks'],
    ['Letters', '/field-notes/tagged/letters'],
    ['Weather', '/tag/weather'],
    ['Shop', 'https://shop.example/'],
    // Not one of the publication's own: a drawn glass, with its name for who does not see it.
    ['', '/field-notes/search'],
  ]);
  for (const [text, href] of links.slice(1, -2)) {
    const answer = await program.ask(href ?? '');
    expect([text, answer.status]).toEqual([text, text === 'Start here' ? 301 : 200]);
  }
});
