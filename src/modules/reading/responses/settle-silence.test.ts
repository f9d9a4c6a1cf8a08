import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import type { PersonState } from '#modules/ground/viewer.ts';
import { buildStory } from '#test/factories/build-story.ts';
import {
  type Member,
  responsesWorld,
  type ResponsesWorld,
  type SeenResponse,
  type Sent,
} from '#test/support/responses-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { settleSilence, settleSilenceOfPerson } from './settle-silence.ts';

let world: ResponsesWorld;
beforeAll(async () => {
  world = await responsesWorld();
});
afterAll(() => world.close());

async function turn(member: Member, state: PersonState): Promise<void> {
  await setPersonState(world.context, member.personId, state);
  await runJobs(world.database, {
    ...outboxTasks(world.database, [settleSilenceOfPerson]),
    'responses:settle': (batch) => settleSilence(world.context, batch),
  });
}

/** One after another, as their order by age is looked at. */
async function respond(who: Member, sent: Sent): Promise<SeenResponse> {
  (world.context.clock as FakeClock).advance(1_000);
  return await world.respond(who, sent);
}

const COUNTS = `query($id: ID!) { postResult(id: $id) { ... on Post { responsesCount
  postResponses { count } threadedPostResponses(sortType: OLDEST) { items { excerpt repliesCount } } } } }`;
type Counts = {
  readonly responsesCount: number;
  readonly postResponses: { readonly count: number };
  readonly threadedPostResponses: { readonly items: readonly { excerpt: string; repliesCount: number }[] };
};

/** The number on the card, the number above the responses, and the replies of each that is shown. */
async function countsOf(id: string) {
  const { postResult } = (await world.ask(null, COUNTS, { id })) as { postResult: Counts };
  const { responsesCount, postResponses, threadedPostResponses } = postResult;
  return [
    responsesCount,
    postResponses.count,
    threadedPostResponses.items.map(({ excerpt, repliesCount }) => `${excerpt} ${repliesCount}`),
  ];
}

test('rules 143, 163: what somebody said is counted nowhere while they are away, and everywhere when they are back', async () => {
  const { author, bob } = world;
  const ada = await world.member();
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const first = await respond(ada, { story: id, text: 'first' });
  await respond(bob, { story: id, parent: first.id, text: 'below' });
  const second = await respond(bob, { story: id, text: 'second' });
  await respond(ada, { story: id, parent: second.id, text: 'leaf' });
  await respond(ada, { story: id, text: 'alone' });
  const all = [5, 5, ['first 1', 'second 1', 'alone 0']];
  expect(await countsOf(id)).toEqual(all);
  await turn(ada, 'suspended');
  const without = [2, 2, [' 1', 'second 0']];
  expect(await countsOf(id)).toEqual(without);
  await turn(ada, 'deactivated');
  expect(await countsOf(id)).toEqual(without);
  await turn(ada, 'deleted');
  expect(await countsOf(id)).toEqual(all);
});

test('rule 28: hidden, shown and deleted meanwhile, each is counted once', async () => {
  const { author, bob, moderator, ask } = world;
  const ada = await world.member();
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const top = await respond(bob, { story: id, text: 'top' });
  const middle = await respond(ada, { story: id, parent: top.id, text: 'middle' });
  const leaf = await respond(bob, { story: id, parent: middle.id, text: 'leaf' });
  const hide = (field: string, postResponseId: string) =>
    ask(author, `mutation($id: ID!, $r: ID!) { ${field}(parentPostId: $id, postResponseId: $r) { __typename } }`, {
      id,
      r: postResponseId,
    });
  const remove = (who: Member, target: string) =>
    ask(who, 'mutation($id: ID!) { deletePostResponse(postResponseId: $id) { __typename } }', { id: target });
  await turn(ada, 'suspended');
  expect(await countsOf(id)).toEqual([2, 2, ['top 1']]);
  await hide('hidePostResponseOnParentPost', middle.id);
  expect(await countsOf(id)).toEqual([1, 1, ['top 0']]);
  await turn(ada, 'active');
  expect(await countsOf(id)).toEqual([1, 1, ['top 0']]);
  await hide('unhidePostResponseOnParentPost', middle.id);
  expect(await countsOf(id)).toEqual([3, 3, ['top 1']]);
  await turn(ada, 'suspended');
  await remove(bob, leaf.id);
  expect(await countsOf(id)).toEqual([1, 1, ['top 0']]);
  await turn(ada, 'active');
  expect(await countsOf(id)).toEqual([2, 2, ['top 1']]);
  await remove(moderator, middle.id);
  expect(await countsOf(id)).toEqual([1, 1, ['top 0']]);
});
