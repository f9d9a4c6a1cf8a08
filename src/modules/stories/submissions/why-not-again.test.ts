import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const OBSTACLE = `query($id: ID!, $postId: ID!) { collection(id: $id) { submissionObstacle(postId: $postId) } }`;

async function obstacle(who: Submitter, id: string, postId: string): Promise<unknown> {
  const { collection } = await who.read(OBSTACLE, { id, postId });
  return (collection as { readonly submissionObstacle: unknown }).submissionObstacle;
}

test('PUB-5: a guest hears of the limits before they write to the editors', async () => {
  const scene = submissionsWorld(world);
  const { id } = await scene.publication();
  const guest = await scene.person();
  const writer = await scene.staff(id, 'writer');
  for (const who of [guest, guest, guest, writer, writer, writer]) {
    const postId = await who.write();
    expect(await obstacle(who, id, postId)).toBeNull();
    expect((await who.submit(postId, id)).status).toBe('OPEN');
  }
  const fourth = await guest.write();
  const told = 'Guests can have 3 stories with a publication at once. Wait for an answer first.';
  expect(await obstacle(guest, id, fourth)).toBe(told);
  expect((await guest.submit(fourth, id)).message).toBe(told);
  expect(await obstacle(writer, id, await writer.write())).toBeNull();
  expect(await obstacle(writer, id, fourth), 'of somebody else’s story').toBeNull();
});

test('PUB-5: after two declines no third try is offered, and editors read how often they declined', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const guest = await scene.person();
  const postId = await guest.write();
  const COUNT = 'query($id: ID!) { submission(id: $id) { declinedCount } }';
  const counted = async (who: Submitter, id: string) => (await who.read(COUNT, { id }))['submission'];
  let last = '';
  for (const before of [0, 1]) {
    const { id } = await guest.submit(postId, publicationId);
    expect(await counted(owner, id)).toEqual({ declinedCount: before });
    await owner.act('decline', { id, reason: 'OFF_TOPIC' });
    await guest.edit(postId, `Other words ${before}.`);
    last = id;
  }
  expect(await obstacle(guest, publicationId, postId)).toBe(
    'This publication has declined the story twice. It can’t be submitted there again.',
  );
  await owner.act('reopen', { id: last });
  expect(await counted(owner, last)).toEqual({ declinedCount: 2 });
  expect(await counted(guest, last)).toEqual({ declinedCount: 0 });
});

test('rule 65: what was declined is edited first, which its writer reads before they write to the editors again', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const writer = await scene.staff(publicationId, 'writer');
  const postId = await writer.write();
  const { id } = await writer.submit(postId, publicationId);
  await owner.act('decline', { id, reason: 'NEEDS_WORK' });
  const told = 'This publication declined the story as it is. Edit it first, and you can submit it there once more.';
  expect(await obstacle(writer, publicationId, postId)).toBe(told);
  expect((await writer.submit(postId, publicationId)).message).toBe(told);
  await writer.edit(postId, 'Other words.');
  expect(await obstacle(writer, publicationId, postId)).toBeNull();
  expect((await writer.submit(postId, publicationId)).status).toBe('OPEN');
});
