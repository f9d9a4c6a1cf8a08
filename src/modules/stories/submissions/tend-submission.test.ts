import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import type { FakeClock } from '#platform/clock/clock.ts';

const DAY = 86_400_000;

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HISTORY = 'query($id: ID!) { submission(id: $id) { history { fromStatus toStatus actor { id } } } }';
type Move = { readonly fromStatus: string; readonly toStatus: string; readonly actor: { readonly id: string } | null };

test('PUB-5: whoever assigns a submission to themselves takes it, once more after its edits, and nobody for another', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const [editor, writer] = [await scene.staff(publicationId, 'editor'), await scene.person()];
  const storyId = await writer.write();
  const { id } = await writer.submit(storyId, publicationId);
  const assign = async (who: typeof owner, userId: string | null) => (await who.act('assign', { id, userId })).status;
  expect(await assign(owner, editor.personId)).toBe('OPEN');
  expect(await assign(editor, editor.personId)).toBe('IN_REVIEW');
  expect(await assign(owner, owner.personId)).toBe('IN_REVIEW');
  expect(await assign(owner, null)).toBe('IN_REVIEW');
  await owner.act('ask', { id, note: 'Shorter.' });
  // The writer is awaited: who looks after it then takes nothing.
  expect(await assign(editor, editor.personId)).toBe('CHANGES_REQUESTED');
  await writer.edit(storyId, 'Short.');
  await writer.act('resubmit', { id });
  expect(await assign(owner, editor.personId)).toBe('CHANGES_MADE');
  expect(await assign(editor, editor.personId)).toBe('IN_REVIEW');
  const { history } = (await owner.read(HISTORY, { id }))['submission'] as { readonly history: readonly Move[] };
  const taken = history.filter(({ toStatus }) => toStatus === 'IN_REVIEW');
  expect(taken).toEqual([
    { fromStatus: 'TRIAGE', toStatus: 'IN_REVIEW', actor: { id: editor.personId } },
    { fromStatus: 'CHANGES_MADE', toStatus: 'IN_REVIEW', actor: { id: editor.personId } },
  ]);
});

test('PUB-5, rule 62: edits are answered to whoever asked for them, unless somebody looks after it already', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const [editor, writer] = [await scene.staff(publicationId, 'editor'), await scene.person()];
  const assigneeOf = async (id: string) =>
    (await owner.read('query($id: ID!) { submission(id: $id) { assignee { id } } }', { id }))['submission'];
  const { id } = await writer.submit(await writer.write(), publicationId);
  await editor.act('ask', { id, note: 'Shorter.' });
  expect(await assigneeOf(id), 'nobody’s before').toEqual({ assignee: { id: editor.personId } });
  const { id: other } = await writer.submit(await writer.write(), publicationId);
  await owner.act('assign', { id: other, userId: owner.personId });
  await editor.act('ask', { id: other, note: 'Longer.' });
  expect(await assigneeOf(other), 'a colleague’s').toEqual({ assignee: { id: owner.personId } });
});

const LEAVE = 'mutation($id: ID!) { leaveCollectionStaff(collectionId: $id) { __typename } }';
const DEMOTE = `mutation($id: ID!, $userId: ID!) {
  setCollectionStaffRole(collectionId: $id, userId: $userId, role: WRITER) { __typename } }`;

test('PUB-4, PUB-5, rule 278: what an editor looked after who leaves, or is a writer now, is nobody’s again', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const [angry, demoted, writer] = [
    await scene.staff(publicationId, 'editor'),
    await scene.staff(publicationId, 'editor'),
    await scene.person(),
  ];
  const ids: string[] = [];
  for (const { personId: userId } of [angry, demoted, owner]) {
    const { id } = await writer.submit(await writer.write(), publicationId);
    await owner.act('assign', { id, userId });
    ids.push(id);
  }
  expect(await angry.read(LEAVE, { id: publicationId })).toEqual({
    leaveCollectionStaff: { __typename: 'Collection' },
  });
  await owner.read(DEMOTE, { id: publicationId, userId: demoted.personId });
  await scene.settle();
  const assignees = [];
  for (const id of ids) {
    assignees.push(
      (await owner.read('query($id: ID!) { submission(id: $id) { assignee { id } } }', { id }))['submission'],
    );
  }
  expect(assignees).toEqual([{ assignee: null }, { assignee: null }, { assignee: { id: owner.personId } }]);
});

test('PUB-4, PUB-5, rule 278: what an editor looked after whose account is closed or suspended is nobody’s, and stays so when they are back', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const [closed, suspended, writer] = [
    await scene.staff(publicationId, 'editor'),
    await scene.staff(publicationId, 'editor'),
    await scene.person(),
  ];
  const mine: string[] = [];
  for (const { personId: userId } of [closed, suspended, owner]) {
    const { id } = await writer.submit(await writer.write(), publicationId);
    await owner.act('assign', { id, userId });
    mine.push(id);
  }
  const read = async () => {
    const all = [];
    for (const id of mine) all.push((await owner.read(ASSIGNEE, { id }))['submission']);
    return all;
  };
  const nobodys = [{ assignee: null }, { assignee: null }, { assignee: { id: owner.personId } }];
  await setPersonState(world.context, closed.personId, 'deactivated');
  await setPersonState(world.context, suspended.personId, 'suspended');
  await scene.settle();
  expect(await kept()).toEqual([null, null, owner.personId]);
  const other = await scene.person();
  const { id: another } = await other.submit(await other.write(), publicationId);
  for (const { personId: userId } of [closed, suspended]) {
    expect((await owner.act('assign', { id: another, userId })).__typename).toBe('BadRequest');
  }
  for (const { personId } of [closed, suspended]) await setPersonState(world.context, personId, 'active');
  await scene.settle();
  expect(await read()).toEqual(nobodys);
  expect((await owner.act('assign', { id: another, userId: closed.personId })).__typename).toBe('Submission');

  /** As it is kept, which says more than what an account that is closed is shown as. */
  async function kept() {
    const rows = await world.database.kysely
      .selectFrom('submission')
      .select(['id', 'assignee_id'])
      .where('id', 'in', mine)
      .execute();
    return mine.map((id) => rows.find((row) => row.id === id)?.assignee_id);
  }
});

const ASSIGNEE = 'query($id: ID!) { submission(id: $id) { assignee { id } } }';

const NUDGED = 'query($id: ID!) { submission(id: $id) { nudgedAt nudgeableAt actedAt viewerCan } }';
type Nudged = { readonly nudgedAt: number | null; readonly nudgeableAt: number | null; readonly actedAt: number };

test('PUB-5, rule 313: the writer reads when they reminded the editors and from when they may, and the editors do not', async () => {
  const scene = submissionsWorld(world);
  const clock = world.context.clock as FakeClock;
  const { id: publicationId, owner } = await scene.publication();
  const writer = await scene.person();
  const storyId = await writer.write();
  const { id } = await writer.submit(storyId, publicationId);
  const read = async (who = writer) => (await who.read(NUDGED, { id }))['submission'] as Nudged;
  const waiting = await read();
  expect(waiting).toMatchObject({ nudgedAt: null, nudgeableAt: waiting.actedAt + 7 * DAY });
  clock.advance(7 * DAY);
  await writer.act('nudge', { id });
  expect(await read()).toMatchObject({ nudgedAt: clock.now().getTime(), nudgeableAt: null });
  expect(await read(owner)).toMatchObject({ nudgedAt: null, nudgeableAt: null });
  // Now it is the writer who is awaited, and then the editors again.
  await owner.act('ask', { id, note: 'Shorter.' });
  expect(await read()).toMatchObject({ nudgedAt: null, nudgeableAt: null });
  await writer.edit(storyId, 'Short.');
  await writer.act('resubmit', { id });
  const again = await read();
  expect(again).toMatchObject({ nudgedAt: null, nudgeableAt: again.actedAt + 7 * DAY });
});
