import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { withTransaction } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { carryOut, endDecisionOf } from './carry-out.ts';
import type { Decision, Sanction } from './decision.ts';

const clock = createFakeClock('2026-11-21T12:00:00.000Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

async function decide(storyId: string, measure: Sanction['measure'], countries: readonly string[] = []) {
  clock.advance(1_000);
  const target = { kind: 'post', id: storyId } as const;
  return await withTransaction(world.context, async (inside): Promise<Decision> => {
    const decision = await carryOut(inside, target, { measure, countries, rule: 'SPAM', facts: `By ${measure}.` });
    if (decision === undefined) throw new Error(`nothing was decided: ${measure}`);
    return decision;
  });
}

async function signedIn() {
  const personId = await buildPerson(world.context);
  return { personId, ...accountBrowser(world.graph, buildViewer({ personId })) };
}

test('ADMIN-2: the link to a decision leads to it, however many there are since, and to nobody else’s', async () => {
  const [writer, other] = [await signedIn(), await signedIn()];
  const { id: storyId } = await buildStory(world.context, { authorIds: [writer.personId] });
  const { id } = await decide(storyId, 'hide');
  for (let number = 0; number < 25; number += 1) await decide(storyId, 'warn');
  const one =
    'query($id: ID) { viewer { decision(id: $id) { facts } decisions(paging: { limit: 20 }) { items { id } } } }';
  const asked = { viewer: { decision: { facts: 'By hide.' }, decisions: { items: expect.any(Array) as unknown } } };
  expect(await writer.ask(one, { id })).toEqual(asked);
  expect(JSON.stringify(await writer.ask(one, {}))).not.toContain(id);
  expect(await writer.ask(one, { id: 'none' })).toMatchObject({ viewer: { decision: null } });
  expect(await other.ask(one, { id })).toMatchObject({ viewer: { decision: null } });
});

test('ADMIN-2: in the list of their stories, writers see what moderators took from each, until it ends', async () => {
  const [writer, partner] = [await signedIn(), await signedIn()];
  const storyIds: string[] = [];
  for (const authorIds of [[writer.personId], [writer.personId, partner.personId]])
    storyIds.push((await buildStory(world.context, { authorIds })).id);
  const [first = '', second = ''] = storyIds;
  const OF_STORIES = `{ yourPosts(filter: PUBLIC) { items { post { id } decisions { id measure isProvisional } } } }`;
  type Listed = { yourPosts: { items: { post: { id: string }; decisions: { id: string; measure: string }[] }[] } };
  const marksFor = async (browser: typeof writer) => {
    const { yourPosts } = (await browser.ask(OF_STORIES)) as Listed;
    return new Map(yourPosts.items.map(({ post, decisions }) => [post.id, decisions.map(({ measure }) => measure)]));
  };
  await decide(first, 'warn');
  const { id } = await decide(first, 'hide');
  await decide(second, 'withhold', ['DE']);
  await decide(second, 'limit');
  expect(await marksFor(writer)).toEqual(
    new Map([
      [first, ['HIDE']],
      [second, ['LIMIT', 'WITHHOLD']],
    ]),
  );
  expect(await marksFor(partner)).toEqual(new Map([[second, ['LIMIT', 'WITHHOLD']]]));
  await withTransaction(world.context, (inside) => endDecisionOf(inside, id, { kind: 'lifted', reason: 'Enough.' }));
  expect((await marksFor(writer)).get(first)).toEqual([]);
});
