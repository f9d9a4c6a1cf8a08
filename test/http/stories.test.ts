import { describe, expect, test } from 'vitest';
import { licenceMessages } from '#shared/messages/licences.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { type ReadPage, readPage } from '#test/support/read-page.ts';

const licences = Object.keys(licenceMessages) as (keyof typeof licenceMessages)[];
const licensed = new Map<string, BuiltStory>();
const timed = new Map<string, BuiltStory>();

const program = await openProgram({
  prepare: async (context) => {
    const author = await buildPerson(context, { username: 'timekeeper', name: 'Time Keeper' });
    const by = { authorIds: [author], publishedAt: new Date('2019-01-01') };
    for (const license of licences) {
      licensed.set(license, await buildStory(context, { ...by, title: `Under ${license}`, license }));
    }
    for (const [name, words, language] of [
      ['short', 'word '.repeat(20), 'en'],
      ['long', 'word '.repeat(265 * 7), 'en'],
      ['japanese', '字'.repeat(500 * 4), 'ja'],
    ] as const) {
      const document = storyDocument(paragraph(words));
      const publishedAt = new Date('2020-01-01');
      timed.set(name, await buildStory(context, { ...by, publishedAt, title: `Timed ${name}`, document, language }));
    }
  },
});

const plain = (index: number) => program.world.stories.plain[index]?.title ?? '';

async function html(path: string): Promise<string> {
  program.clock.advance(2_000);
  const answer = await program.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text;
}
const open = async (path: string): Promise<ReadPage> => readPage(await html(path));

describe('STORY-4: reading time stands on the story and on its cards', () => {
  test.each([
    ['short', '1 min read'],
    ['long', '7 min read'],
    ['japanese', '4 min read'],
  ] as const)('%s: %s', async (name, time) => {
    const story = timed.get(name);
    const page = await open(story?.path ?? '');
    expect(page.paragraphs.find((text) => text.includes('min read'))).toContain(`2020${time}`);
    const cards = await open('/@timekeeper/latest');
    const at = cards.words.indexOf(`Timed ${name}`);
    expect(/2020(\d+ min read)/.exec(cards.words.slice(at))?.[1]).toBe(time);
  });
});

describe('STORY-11: what leads on from a story', () => {
  test('read next: three of the same publication, then three of its topics, and never the story itself', async () => {
    const { plain: all } = program.world.stories;
    const page = await open(all[1]?.path ?? '');
    const next = page.section('Read next');
    expect(next.stories).toHaveLength(6);
    expect(new Set(next.stories).size).toBe(6);
    expect(next.stories).not.toContain(plain(1));
    const inHarbour = new Set(next.links.filter((link) => link.href.startsWith('/harbour/')).map((link) => link.text));
    expect(next.stories.slice(0, 3).every((title) => inHarbour.has(title))).toBe(true);
  });

  test('the authors and the publication stand below it', async () => {
    const page = await open(program.world.stories.plain[1]?.path ?? '');
    expect(page.words).toMatch(/Written by\s*BO\s*Béla Okafor\s*Keeps bees and minutes\./);
    expect(page.words).toMatch(/Published in\s*H\s*Harbour\s*What it is about\./);
  });

  test('a story in a series says which part it is, and leads to the ones beside it', async () => {
    const [one, two, three] = program.world.stories.series;
    const middle = await open(two?.path ?? '');
    expect(middle.paragraphs).toContain('Part 2 of 3 in The Canal');
    const around = middle.navigation('The Canal').links;
    expect(around.map((link) => link.href)).toEqual([expect.stringMatching(/^\/series\//), one?.path, three?.path]);
    const last = await open(three?.path ?? '');
    expect(last.navigation('The Canal').words).not.toContain('Next in the series');
    expect((await open(program.world.stories.plain[1]?.path ?? '')).words).not.toContain('in the series');
  });

  test('a series stands at its own id and at that of each of its stories, in its order', async () => {
    const [one, two, three] = program.world.stories.series;
    const series = (await open(one?.path ?? '')).links.find((link) => link.text === 'The Canal')?.href ?? '';
    const ofStories = [one, two, three].map((story) => `/series/${story?.id}`);
    for (const path of [series, ...ofStories, `/series/the-canal-${one?.id}`, `/series/part-two-${two?.id}`]) {
      const page = await open(path);
      expect(page.heading, path).toBe('The Canal');
      expect(page.stories).toEqual(['The Canal, Part One', 'The Canal, Part Two', 'The Canal, Part Three']);
    }
    const outside = program.world.stories.plain[1]?.id;
    for (const id of ['000000000000', outside]) expect((await program.ask(`/series/${id}`)).status).toBe(404);
  });
});

describe('STORY-15: a story says under which licence it stands', () => {
  test.each(licences)('%s', async (license) => {
    const text = await html(licensed.get(license)?.path ?? '');
    const page = readPage(text);
    const line = page.paragraphs.find((each) => each.startsWith('License:'));
    expect(line).toBe(`License: ${licenceMessages[license]}`);
    const deed = page.links.find((link) => link.text === licenceMessages[license])?.href;
    const inData = /<script type="application\/ld\+json">[^<]*?"license":"([^"]+)"/.exec(text)?.[1];
    expect(inData, 'JSON-LD and the link agree').toBe(deed);
    if (license === 'ALL_RIGHTS_RESERVED') expect(deed).toBeUndefined();
    else expect(deed).toMatch(/^https:\/\/creativecommons\.org\/(?:licenses\/by|publicdomain\/)/);
    if (deed !== undefined) expect(text).toMatch(new RegExp(`<a[^>]+href="${deed}"[^>]+rel="license"`));
  });
});

test('STORY-12: pictures of a story wait to be seen, come in sizes up to twice theirs, and stand alone at /media', async () => {
  const { image, stories } = program.world;
  const text = await html(stories.specimen.path);
  const pictures = [...text.matchAll(/<img[^>]+>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('alt="A picture set'));
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(picture).toContain('loading="lazy"');
    expect(picture).toContain('width="1600" height="1000"');
    const widths = [...picture.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths), 'never above the original').toBeLessThanOrEqual(1600);
  }
  const page = await open(`/media/${image.id}`);
  expect(page.paragraphs[0]).toContain('1600 × 1000 pixels');
  expect(page.section('Stories with this picture').stories).toContain(stories.specimen.title);
  expect((await program.ask(`/media/${'0'.repeat(32)}`)).status).toBe(404);
});

test('STORY-13: what stands elsewhere is a card of links, without a frame in the document', async () => {
  const text = await html(program.world.stories.specimen.path);
  expect(text).not.toContain('<iframe');
  expect(text).toContain('data-embed-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"');
  const { links } = readPage(text);
  expect(links.find((link) => link.href === 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')?.text).toContain('A film');
  const card = links.find((link) => link.href === 'https://elsewhere.example/essay');
  expect(card?.text).toContain('An essay elsewhere');
  expect(card?.text).toContain('What it says of itself.');
});
