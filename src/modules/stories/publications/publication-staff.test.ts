import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';
import { appointMember } from './appoint-member.ts';
import { mayRemove } from './publication-staff.policy.ts';

let world: TestGraph;
let scene: ReturnType<typeof submissionsWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  scene = submissionsWorld(world);
});
afterAll(() => world.close());

const ANSWER = '{ __typename ... on Collection { staff { role user { id } } } ... on UserError { message } }';
const documents = {
  remove: `mutation($id: ID!, $userId: ID!) { answer: removeCollectionStaff(collectionId: $id, userId: $userId) ${ANSWER} }`,
  leave: `mutation($id: ID!) { answer: leaveCollectionStaff(collectionId: $id) ${ANSWER} }`,
  role: `mutation($id: ID!, $userId: ID!, $role: AssignableStaffRole!) {
    answer: setCollectionStaffRole(collectionId: $id, userId: $userId, role: $role) ${ANSWER} }`,
} as const;

const act = async (who: Submitter, deed: keyof typeof documents, variables: Readonly<Record<string, unknown>>) =>
  (await who.read(documents[deed], variables))['answer'];

const STATUS = 'query($id: ID!) { submission(id: $id) { status } }';
const statusOf = async (who: Submitter, id: string) => (await who.read(STATUS, { id }))['submission'];

const logOf = async (publicationId: string) =>
  world.database.kysely
    .selectFrom('publication_activity')
    .select(['kind', 'actor_id', 'subject_person_id', 'subject'])
    .where('publication_id', '=', publicationId)
    .where('actor_id', 'is not', null)
    .where('kind', 'in', ['member.removed', 'member.left', 'member.appointed'])
    .execute();

test('PUB-4: editors remove writers, the owner editors too, and nobody the owner', () => {
  const members = ['owner', 'editor', 'writer'] as const;
  const of = (actor: (typeof members)[number] | undefined) => members.filter((member) => mayRemove(actor, member));
  expect(of('owner')).toEqual(['editor', 'writer']);
  expect(of('editor')).toEqual(['writer']);
  expect(of('writer')).toEqual([]);
  expect(of(undefined)).toEqual([]);
});

test('PUB-4: what a removed writer has submitted there is cancelled, and elsewhere it is not', async () => {
  const { id, owner } = await scene.publication();
  const other = await scene.publication();
  const editor = await scene.staff(id, 'editor');
  const writer = await scene.staff(id, 'writer');
  const here = await writer.submit(await writer.write(), id);
  const elsewhere = await writer.submit(await writer.write(), other.id);
  const userId = writer.personId;
  const staff = [owner, editor].map(({ personId }) => personId).toSorted();
  const removed = (await act(editor, 'remove', { id, userId })) as { staff: { user: { id: string } }[] };
  expect(removed.staff.map(({ user }) => user.id).toSorted()).toEqual(staff);
  await scene.settle();
  expect(await statusOf(writer, here.id)).toEqual({ status: 'CANCELLED' });
  expect(await statusOf(writer, elsewhere.id)).toEqual({ status: 'OPEN' });
  expect(await act(editor, 'remove', { id, userId })).toMatchObject({ message: messages.notOnStaff });
  expect(await logOf(id)).toEqual([
    { kind: 'member.removed', actor_id: editor.personId, subject_person_id: userId, subject: '' },
  ]);
});

test('PUB-4: who leaves goes alone, and the owner stays', async () => {
  const { id, owner } = await scene.publication();
  const writer = await scene.staff(id, 'writer');
  const { id: submissionId } = await writer.submit(await writer.write(), id);
  expect(await act(writer, 'leave', { id })).toMatchObject({ staff: [{ role: 'OWNER' }] });
  await scene.settle();
  expect(await statusOf(writer, submissionId)).toEqual({ status: 'CANCELLED' });
  expect(await act(owner, 'leave', { id })).toMatchObject({ message: messages.ownerDoesNotLeave });
  expect(await act(owner, 'remove', { id, userId: owner.personId })).toMatchObject({
    message: messages.ownerDoesNotLeave,
  });
  expect((await logOf(id)).map(({ kind }) => kind)).toEqual(['member.left']);
});

test('PUB-4: who is on the staff of a publication that was archived leaves it all the same', async () => {
  const { id } = await scene.publication();
  const writer = await scene.person();
  await appointMember(world.context, { publicationId: id, personId: writer.personId, role: 'writer' });
  await world.database.kysely.updateTable('publication').set({ state: 'archived' }).where('id', '=', id).execute();
  expect(await act(writer, 'leave', { id })).toMatchObject({ staff: [{ role: 'OWNER' }] });
  expect(await act(writer, 'leave', { id })).toMatchObject({ message: messages.youAreNotOnStaff });
});

/** Whatever of a publication is for its staff alone; for everybody else it is null or empty. */
const OF_STAFF = `viewerMembership { id } viewerCan { submitStories editSettings design manageStaff decideSubmissions }
  viewerEdge { viewerStaffRole } members { items { id } } staffInvitations { id } activity { items { id } }
  ownershipTransfer { id } designEdit { revision } writtenPage(slug: "about") { id }
  managedPosts(filter: PUBLISHED) { items { id } } waitingSubmissions { items { id } } submissions { items { id } }
  submissionEditors { id } submissionCounts { status } submissionReplies { id }
  followerFeed { items { followedAt } }`;
const LEAVE_AND_LOOK = `mutation($id: ID!) { answer: leaveCollectionStaff(collectionId: $id) { ... on Collection { ${OF_STAFF} } } }`;
const LOOK = `query($id: ID!) { answer: collection(id: $id) { ${OF_STAFF} } }`;

test('PUB-4: the answer to who leaves is what a stranger is told', async () => {
  const { id } = await scene.publication();
  const editor = await scene.staff(id, 'editor');
  const writer = await scene.staff(id, 'writer');
  await follow(world.context, { followerId: writer.personId, kind: 'publication', id });
  await buildStory(world.context, { publicationId: id });
  await writer.submit(await writer.write(), id);
  const stranger = (await (await scene.person()).read(LOOK, { id }))['answer'];
  expect((await editor.read(LOOK, { id }))['answer']).toMatchObject({
    viewerCan: { editSettings: true },
    managedPosts: { items: [{}] },
    submissions: { items: [{}] },
    designEdit: {},
  });
  expect((await editor.read(LEAVE_AND_LOOK, { id }))['answer']).toEqual(stranger);
});

test('PUB-4: who is on the staff of an archived publication is told so, without any right there', async () => {
  const { id, owner } = await scene.publication();
  const writer = await scene.person();
  await appointMember(world.context, { publicationId: id, personId: writer.personId, role: 'writer' });
  await world.database.kysely.updateTable('publication').set({ state: 'archived' }).where('id', '=', id).execute();
  const asked = `query($id: ID!) { answer: collection(id: $id) { isArchived viewerMembership { role canLeave }
    viewerCan { submitStories } } }`;
  const of = async (who: Submitter) => (await who.read(asked, { id }))['answer'];
  const closed = { isArchived: true, viewerCan: { submitStories: false } };
  expect(await of(writer)).toEqual({ ...closed, viewerMembership: { role: 'WRITER', canLeave: true } });
  const former = await scene.person({ personId: owner.personId });
  expect(await of(former)).toEqual({ ...closed, viewerMembership: { role: 'OWNER', canLeave: false } });
  expect(await of(await scene.person())).toEqual({ ...closed, viewerMembership: null });
  expect(await of(await scene.person({ personId: writer.personId, isSuspended: true }))).toMatchObject({
    viewerMembership: null,
  });
});

test('PUB-4: who has no right to it changes nobody, also where the right went while the page was open', async () => {
  const { id, owner } = await scene.publication();
  const [editor, second] = [await scene.staff(id, 'editor'), await scene.staff(id, 'editor')];
  const writer = await scene.staff(id, 'writer');
  const stranger = await scene.person();
  const { owner: foreign } = await scene.publication();
  for (const who of [writer, stranger, foreign]) {
    await expect(act(who, 'remove', { id, userId: editor.personId })).rejects.toThrow('FORBIDDEN');
  }
  await expect(act(editor, 'remove', { id, userId: second.personId })).rejects.toThrow('FORBIDDEN');
  await expect(act(editor, 'role', { id, userId: writer.personId, role: 'EDITOR' })).rejects.toThrow('FORBIDDEN');
  expect(await act(editor, 'remove', { id, userId: owner.personId })).toMatchObject({
    message: messages.ownerIsNotRemoved,
  });
  expect(await act(owner, 'role', { id, userId: editor.personId, role: 'WRITER' })).toMatchObject({
    __typename: 'Collection',
  });
  await expect(act(editor, 'remove', { id, userId: writer.personId })).rejects.toThrow('FORBIDDEN');
  expect(await act(owner, 'role', { id, userId: owner.personId, role: 'WRITER' })).toMatchObject({
    message: messages.ownerStaysOwner,
  });
  expect(await act(owner, 'remove', { id, userId: second.personId })).toMatchObject({ __typename: 'Collection' });
});
