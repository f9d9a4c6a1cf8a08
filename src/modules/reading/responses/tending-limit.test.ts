import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { useUp } from '#test/support/use-up.ts';
import { responsesWorld, type ResponsesWorld } from '#test/support/responses-world.ts';

let world: ResponsesWorld;
beforeAll(async () => {
  world = await responsesWorld();
});
afterAll(() => world.close());

test('STORY-6: hiding and pinning without end is refused, and says when to come again', async () => {
  const { author, ada, respond, ask, read } = world;
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const made = await respond(ada, { story: id, text: 'hidden once' });
  const turn = (field: string) =>
    ask(
      author,
      `mutation { ${field}(parentPostId: "${id}", postResponseId: "${made.id}") { __typename ... on RateLimited { retryAfter } } }`,
    );
  expect(await turn('hidePostResponseOnParentPost')).toMatchObject({
    hidePostResponseOnParentPost: { __typename: 'Post' },
  });
  await useUp(world, 'tend responses');
  expect(await turn('unhidePostResponseOnParentPost')).toMatchObject({
    unhidePostResponseOnParentPost: { __typename: 'RateLimited', retryAfter: expect.any(Number) as number },
  });
  const pin = `mutation { pinPostResponse(postResponseId: "${made.id}", isPinned: true) { __typename } }`;
  expect(await ask(author, pin)).toEqual({ pinPostResponse: { __typename: 'RateLimited' } });
  expect(await read(null, id), 'it stays hidden').toEqual([]);
});
