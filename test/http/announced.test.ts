import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

/** What a page announces of one kind, by its whole address. */
async function announced(path: string, type: string): Promise<readonly string[]> {
  const { status, text } = await program.ask(path);
  expect(status, path).toBe(200);
  const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([link]) => link).filter((link) => link.includes(`"${type}"`));
  return links.map((link) => (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'));
}

async function somewhere(): Promise<Readonly<Record<'story' | 'person' | 'publication', string>>> {
  const [row] = await program.context.database.query<{ username: string; slug: string; id: string }>(
    'test_places',
    `select p.username, c.slug, s.id from story s join publication c on c.id = s.publication_id
      join person p on p.id = s.creator_id where s.is_listed and c.state = 'active' order by s.id limit 1`,
    [],
  );
  if (row === undefined) throw new Error('There is no story.');
  return { story: `/p/${row.id}`, person: `/@${row.username}`, publication: `/${row.slug}` };
}

test('CORE-13: stories, people and publications announce the card that other sites show of them, and it is there', async () => {
  const { story, person, publication } = await somewhere();
  const moved = (await program.ask(story)).headers.location ?? story;
  for (const path of [new URL(moved, program.url).pathname, person, publication]) {
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
