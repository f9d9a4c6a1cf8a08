import { describe, expect, test } from 'vitest';
import { lookupMessages } from '#shared/messages/lookups.ts';
import { openProgram } from '#test/support/open-site.ts';
import type { StoryKey } from '#test/support/world/world.ts';

const program = await openProgram();

const outcomes: readonly (readonly [StoryKey, number, keyof typeof lookupMessages | undefined])[] = [
  ['specimen', 200, undefined],
  ['unlisted', 200, undefined],
  ['withheld', 200, undefined],
  ['draft', 404, undefined],
  ['byDeleted', 410, 'AccountDeleted'],
  ['bySuspended', 410, 'AccountSuspended'],
  ['byDeactivated', 404, undefined],
  ['suspended', 410, 'PostSuspended'],
  ['trashed', 410, 'RemovedByUser'],
  ['takedown', 451, 'UnavailableForLegalReasons'],
];

describe('STORY-2: each lookup result has its screen and its status', () => {
  test.each(outcomes)('%s: %d %s', async (key, status, result) => {
    const story = program.world.stories[key];
    const answer = await program.ask(story.path);
    expect(answer.status).toBe(status);
    if (result === undefined) {
      expect(answer.text.includes(`>${story.title}<`)).toBe(status === 200);
      return;
    }
    const message = lookupMessages[result];
    // Whoever made it is led to why, and to what answers it.
    expect(answer.text.includes('href="/me/decisions"')).toBe(status === 451);
    if (typeof message === 'string') throw new Error(`${result} has no screen`);
    expect(answer.text).toContain(message.title);
    expect(answer.text).toContain(message.text.split('’')[0]);
    expect(answer.text, 'the title does not leak').not.toContain(story.title);
    expect(answer.text).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex/);
    const again = await program.ask(story.path);
    expect(again.status).toBe(status);
  });

  test('Unauthorized: who came by a link that opens nothing; without one a draft is as an unknown id', async () => {
    const { draft } = program.world.stories;
    const paths = [`/p/${draft.id}`, '/p/0123456789ab'];
    for (const [end, status] of [
      ['', 404],
      ['?sk=wrong', 401],
    ] as const) {
      const [first, second] = await Promise.all(paths.map((path) => program.ask(path + end)));
      expect([first?.status, second?.status]).toEqual([status, status]);
      const bare = (text = '') => text.replaceAll(/[0-9a-f]{12}/g, 'ID').replaceAll(/"requestId":"[^"]*"/g, '');
      expect(bare(first?.text)).toBe(bare(second?.text));
    }
    expect((await program.ask(`${paths[1]}?sk=wrong`)).text).toContain(lookupMessages.Unauthorized.title);
  });

  test('WithheldInCountry and GraphqlEmptyId: the graph answers with them, here as anywhere', async () => {
    const { withheld } = program.world.stories;
    const ask = (id: string, country: string | null) =>
      program.graph.executeTrusted('StoryPageQuery', { postId: id }, { ...program.reader, country });
    const typeOf = async (id: string, country: string | null) => {
      const { data } = await ask(id, country);
      return /"__typename":"(WithheldInCountry|GraphqlEmptyId|EmptyId|Post|NotFound)"/.exec(JSON.stringify(data))?.[1];
    };
    expect(await typeOf(withheld.id, 'DE')).toBe('WithheldInCountry');
    expect(await typeOf(withheld.id, 'FR')).toBe('Post');
    expect(await typeOf('', null)).toMatch(/EmptyId/);
  });

  test('what may not be seen stands in no list, feed, sitemap, card or oEmbed', async () => {
    const { stories } = program.world;
    const hidden = (
      ['unlisted', 'draft', 'trashed', 'suspended', 'takedown', 'bySuspended', 'byDeleted', 'byDeactivated'] as const
    ).map((key) => stories[key]);
    for (const path of [
      '/',
      '/tag/letters',
      '/tag/letters/archive/2026/11',
      '/tag/letters/top/week',
      '/top-stories/november-12-2026',
      '/@bela',
      '/@sam',
      '/feed',
      '/feed/tag/letters',
      '/feed/@bela',
      '/sitemap/stories-2026-11-1.xml',
      '/no-such-page',
    ]) {
      const { text } = await program.ask(path);
      for (const { title, id } of hidden)
        expect(text.includes(title) || text.includes(id), `${title} on ${path}`).toBe(false);
    }
    for (const { id, path } of hidden.slice(1)) {
      expect((await program.ask(`/_/card/${id}.png`)).status, `card of ${path}`).toBe(404);
      const { status } = await program.ask(`/_/oembed?url=${encodeURIComponent(program.url + path)}`);
      expect(status, `oEmbed of ${path}`).toBe(404);
    }
  });
});

test('STORY-3: of a member-only story only the preview leaves the house', async () => {
  const { locked } = program.world.stories;
  const last = 'Number 29 of 3.';
  const page = await program.ask(locked.path);
  expect(page.text).toContain('Number 0 of 3.');
  expect(page.text).not.toContain(last);
  for (const path of ['/feed/@bela', '/feed/@bela?format=json', '/feed/@bela?format=atom']) {
    expect((await program.ask(path)).text, path).not.toContain(last);
  }
});
