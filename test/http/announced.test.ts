import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();

/** What a page announces of one kind, by its whole address. */
async function announced(path: string, type: string): Promise<readonly string[]> {
  const { status, text } = await program.ask(path);
  expect(status, path).toBe(200);
  const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([link]) => link).filter((link) => link.includes(`"${type}"`));
  return links.map((link) => (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'));
}

test('CORE-13: stories, people and publications announce the card that other sites show of them, and it is there', async () => {
  for (const path of [program.world.stories.specimen.path, '/@ada', '/field-notes']) {
    const cards = await announced(path, 'application/json+oembed');
    expect(cards, path).toHaveLength(1);
    const card = new URL(cards[0] ?? '');
    const answer = await program.ask(card.pathname + card.search);
    expect(answer.status, path).toBe(200);
    expect(JSON.parse(answer.text), path).toMatchObject({ version: '1.0', type: 'link', title: expect.any(String) });
    for (const feed of await announced(path, 'application/rss+xml')) {
      expect((await program.ask(new URL(feed).pathname)).status, feed).toBe(200);
    }
  }
});
