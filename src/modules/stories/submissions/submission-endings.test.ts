import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { publishScheduled } from '#modules/stories/stories/publish-scheduled.ts';
import { cancelSubmissionsOf, settleSubmissionsOf } from './settle-submissions.ts';
import { sweepSubmissions } from './sweep-submissions.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;
const kinds = async (who: ToldMember) => (await who.told()).map(({ notificationType }) => notificationType);
const ENDED = 'query($id: ID!) { submission(id: $id) { status statusText canceledText history { statusText } } }';
const ARCHIVE = 'mutation($id: ID!) { archiveCollection(collectionId: $id) { __typename } }';
const REMOVE = `mutation($id: ID!, $postId: ID!) { removePostFromCollection(collectionId: $id, targetPostId: $postId) {
  __typename } }`;

/** A publication with an owner, an editor and a guest, and how an ending reads to both sides. */
async function scene() {
  const submissions = submissionsWorld(world);
  const { id: publicationId, owner } = await submissions.publication();
  const editor = await submissions.staff(publicationId, 'editor');
  const guest = await submissions.person();
  const reads = async (who: Submitter, id: string) => (await who.read(ENDED, { id }))['submission'];
  const leave = () =>
    runJobs(world.database, { 'submissions:leave': (leaving) => cancelSubmissionsOf(world.context, leaving) });
  return { publicationId, owner, editor, guest, reads, leave };
}

test('PUB-5: where a publication is archived its guests are told so, and nobody reads that they withdrew', async () => {
  const { publicationId, owner, editor, guest, reads, leave } = await scene();
  const ofEditor = await world.member({ staffRoles: new Map([[publicationId, 'editor']]) }, editor.personId);
  const ofGuest = await world.member({}, guest.personId);
  const { id } = await guest.submit(await guest.write('On closing'), publicationId);
  expect(await kinds(ofEditor)).toEqual(['SUBMISSION_RECEIVED']);
  world.clock.advance(1_000);
  expect(await owner.read(ARCHIVE, { id: publicationId })).toEqual({ archiveCollection: { __typename: 'Collection' } });
  await leave();
  expect(await kinds(ofGuest)).toEqual(['SUBMISSION_CLOSED']);
  expect(await kinds(ofEditor)).toEqual(['SUBMISSION_RECEIVED']);
  expect(await reads(guest, id)).toMatchObject({
    status: 'CANCELLED',
    statusText: 'Canceled',
    canceledText: expect.stringMatching(/^Publication \d+ was archived, so nobody will decide on this story/),
    history: [{}, { statusText: 'Canceled' }],
  });
});

test('rule 64: what nobody answered reads so, to the writer and to the editors, and not as withdrawn', async () => {
  const { publicationId, owner, guest, reads } = await scene();
  const { id } = await guest.submit(await guest.write('On waiting'), publicationId);
  world.clock.advance(31 * DAY);
  await sweepSubmissions(world.context);
  const ended = { statusText: 'Canceled', history: [{}, { statusText: 'Canceled' }] };
  expect(await reads(guest, id)).toMatchObject({
    ...ended,
    canceledText: 'Nobody answered within 30 days, so the story is yours to submit again.',
  });
  expect(await reads(owner, id)).toMatchObject({
    ...ended,
    canceledText: 'Nobody answered within 30 days, so the story went back to its writer.',
  });
  const again = await guest.submit(await guest.write('On leaving'), publicationId);
  await guest.act('withdraw', { id: again.id });
  expect(await reads(owner, again.id)).toMatchObject({ statusText: 'Withdrawn', canceledText: null });
});

test('rule 295: where edits were requested and never came, both sides read that, and not that nobody answered', async () => {
  const { publicationId, owner, guest, reads } = await scene();
  const { id } = await guest.submit(await guest.write('On edits'), publicationId);
  await owner.act('ask', { id, note: 'Say more.' });
  world.clock.advance(31 * DAY);
  await sweepSubmissions(world.context);
  expect(await reads(guest, id)).toMatchObject({
    statusText: 'Canceled',
    canceledText:
      'You didn’t submit your edits within 30 days, so this submission was canceled. You can submit it again.',
  });
  expect(await reads(owner, id)).toMatchObject({
    statusText: 'Canceled',
    canceledText: 'The writer didn’t submit edits within 30 days, so the story went back to them.',
  });
});

test('rules 10, 55: when an accepted story goes out is told to both sides, and an editor who takes it out withdrew nothing', async () => {
  const { publicationId, owner, guest, reads } = await scene();
  const storyId = await guest.write('On time');
  const { id } = await guest.submit(storyId, publicationId);
  const GOES_OUT = 'query($id: ID!) { submission(id: $id) { goesOutAt } }';
  const goesOut = async (who: Submitter) => (await who.read(GOES_OUT, { id }))['submission'];
  expect(await goesOut(guest)).toEqual({ goesOutAt: null });
  const scheduleAt = world.clock.now().getTime() + DAY;
  await owner.act('accept', { input: { id, baseRev: 1, scheduleAt, timeZone: 'Europe/Lisbon' } });
  for (const who of [guest, owner]) expect(await goesOut(who)).toEqual({ goesOutAt: scheduleAt });
  await owner.read(REMOVE, { id: publicationId, postId: storyId });
  expect(await goesOut(guest)).toEqual({ goesOutAt: null });
  expect(await reads(guest, id)).toMatchObject({
    status: 'CANCELLED',
    statusText: 'Removed',
    canceledText: expect.stringMatching(/^The editors removed the story from Publication \d+. It’s still yours.$/),
    history: [{}, {}, {}, { statusText: 'Removed' }],
  });
});

test('PUB-1: nothing goes out in a publication that was archived, by its time or by hand, and its writer reads why', async () => {
  const { publicationId, owner, guest, leave } = await scene();
  const [timed, left] = [await guest.write('On rest'), await guest.write('On sleep')];
  const scheduleAt = world.clock.now().getTime() + DAY;
  for (const [storyId, more] of [[timed, { scheduleAt, timeZone: 'Europe/Lisbon' }] as const, [left, {}] as const]) {
    const { id } = await guest.submit(storyId, publicationId);
    await owner.act('accept', { input: { id, baseRev: 1, ...more } });
  }
  await owner.read(ARCHIVE, { id: publicationId });
  await leave();
  world.clock.advance(2 * DAY);
  await publishScheduled(world.context);
  const why = expect.stringMatching(/^Publication \d+ isn’t taking new stories anymore\. Choose another place/);
  const STATE = 'query($id: ID!) { postResult(id: $id) { ... on Post { isPublished settings { scheduleFailure } } } }';
  expect(await guest.read(STATE, { id: timed })).toEqual({
    postResult: { isPublished: false, settings: { scheduleFailure: why } },
  });
  const PUBLISH = `mutation($input: PublishPostInput!) { publishPost(input: $input) {
    __typename ... on UserError { message } } }`;
  for (const postId of [timed, left]) {
    const input = { postId, baseRev: 1, collectionId: publicationId };
    expect(await guest.read(PUBLISH, { input })).toEqual({ publishPost: { __typename: 'Conflict', message: why } });
  }
  const elsewhere = { postId: timed, baseRev: 1, collectionId: '' };
  expect(await guest.read(PUBLISH, { input: elsewhere })).toMatchObject({ publishPost: { __typename: 'Post' } });
});

test('NOTI-1, rule 267: editors read that a story which staff hid is gone, and not that its writer withdrew it', async () => {
  const { publicationId, editor, guest } = await scene();
  const ofEditor = await world.member({ staffRoles: new Map([[publicationId, 'editor']]) }, editor.personId);
  const storyId = await guest.write('On chairs');
  await guest.submit(storyId, publicationId);
  expect(await kinds(ofEditor)).toEqual(['SUBMISSION_RECEIVED']);
  world.clock.advance(1_000);
  await world.database.kysely.updateTable('story').set({ state: 'suspended' }).where('id', '=', storyId).execute();
  await settleSubmissionsOf(world.context, storyId);
  const [told] = await ofEditor.told();
  expect(told).toMatchObject({ notificationType: 'SUBMISSION_GONE', actors: [] });
});

test('rule 62: who takes a declined story up again looks after it', async () => {
  const { publicationId, owner, editor, guest } = await scene();
  const { id } = await guest.submit(await guest.write('On second thought'), publicationId);
  await owner.act('decline', { id, reason: 'NEEDS_WORK' });
  expect((await editor.act('reopen', { id })).status).toBe('IN_REVIEW');
  const TENDED = 'query($id: ID!) { submission(id: $id) { assignee { id } } }';
  expect((await owner.read(TENDED, { id }))['submission']).toEqual({ assignee: { id: editor.personId } });
});
