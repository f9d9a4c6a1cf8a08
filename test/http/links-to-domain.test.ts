import { beforeAll, expect, test } from 'vitest';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';

let story: BuiltStory;
const program = await openProgram({
  prepare: async (context) => {
    const row = await context.database.kysely
      .selectFrom('publication')
      .select('id')
      .where('slug', '=', 'slow-press')
      .executeTakeFirstOrThrow();
    story = await buildStory(context, { title: 'Where links lead', publicationId: row.id, tags: ['linked'] });
  },
});
let there: string;
beforeAll(async () => {
  there = `http://${program.domain}/${story.path.split('/').at(-1) ?? ''}`;
});

test('ROUTE-6: every way to a story of a publication with a domain ends at the domain', async () => {
  const { text: latest } = await program.ask('/tag/linked');
  const cards = [...latest.matchAll(/href="([^"]*where-links-lead[^"]*)"/g)].map(
    ([, to = '']) => new URL(to, program.url).href,
  );
  expect(cards.length).toBeGreaterThan(0);
  expect(new Set(cards.map((card) => card.split(/[?#]/, 1)[0]))).toEqual(new Set([there]));
  const page = await program.ask(there);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<link rel="canonical" href="${there}"`);
  for (const feed of [`http://${program.domain}/feed`, '/feed/tag/linked']) {
    const { text } = await program.ask(feed);
    expect(text, feed).toContain(there);
  }
  const shared = await program.ask(`/p/${story.id}/share/twitter`);
  expect(decodeURIComponent(shared.headers.location ?? '')).toContain(there);
  // Mails name the short address, which outlives a domain.
  let at = `${program.url}/p/${story.id}`;
  for (let step = 0; step < 2; step += 1) at = (await program.ask(at)).headers.location ?? at;
  expect(new URL(at, program.url).href).toBe(there);
});
