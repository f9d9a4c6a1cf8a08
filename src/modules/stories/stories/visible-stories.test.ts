import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestGraph, addStory, createTestGraph, reader } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const change = (text: string, id: string): Promise<unknown[]> => world.database.query(`test ${text}`, text, [id]);

async function titlesOnHome(country: string): Promise<readonly string[]> {
  const query = '{ latestPosts { items { post { title } } } }';
  const { body } = await world.graph.executeRequest({ query }, reader({ country }));
  const answer = JSON.parse(body) as { data: { latestPosts: { items: { post: { title: string } }[] } } };
  return answer.data.latestPosts.items.map(({ post }) => post.title);
}

test('lists leave out drafts, unlisted, suspended and withheld stories, and those of closed accounts', async () => {
  const { context } = world;
  await addStory(context, 0);
  await addStory(context, 1, { state: 'draft' });
  await addStory(context, 2, { state: 'unlisted' });
  const withheld = await addStory(context, 3);
  const suspended = await addStory(context, 4);
  await change(`insert into story_withholding select id, 'FR', 'a court', now() from story where id = $1`, withheld);
  await change('update story set is_withheld = true where id = $1', withheld);
  await change(`update story set state = 'suspended' where id = $1`, suspended);
  expect(await titlesOnHome('DE')).toEqual(['Story 3', 'Story 0']);
  expect(await titlesOnHome('FR')).toEqual(['Story 0']);
  await change(
    `update person set state = 'suspended' where id = (select creator_id from story where id = $1)`,
    withheld,
  );
  expect(await titlesOnHome('DE')).toEqual(['Story 0']);
});

test('a locked story sends its free part only, to page and feed', async () => {
  const secret = 'Only for members.';
  const id = await addStory(world.context, 9, {
    isMembersOnly: true,
    document: {
      version: 1,
      blocks: ['Free words.', 'More words.', 'Still more.', 'And more.', secret].map((text, index) => ({
        id: `p00${index}`,
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text }],
      })),
      footnotes: [],
    },
  });
  const answer = await world.graph.executeTrusted('StoryBodyQuery', { postId: id }, reader());
  expect(JSON.stringify(answer)).toContain('Free words.');
  expect(JSON.stringify(answer)).not.toContain(secret);
  const [row] = await world.database.query<{ html: string }>(
    'test_feed',
    'select feed_html as html from story_rendering where story_id = $1',
    [id],
  );
  expect(row?.html).not.toContain(secret);
});
