import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { cancelSubmissionsOf } from './settle-submissions.ts';
import { sweepSubmissions } from './sweep-submissions.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;
const kinds = async (who: ToldMember) => (await who.told()).map(({ notificationType }) => notificationType);
const TITLES = '{ notifications { items { notificationType path submission { title status } post { id } } } }';

test('NOTI-1, PUB-5: each step is told to the other side, and to nobody else', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const second = await scene.staff(publicationId, 'editor');
  const writers = await scene.staff(publicationId, 'writer');
  const guest = await scene.person();
  const roles = {
    owner: new Map([[publicationId, 'owner' as const]]),
    editor: new Map([[publicationId, 'editor' as const]]),
  };
  const [ofOwner, ofEditor, ofWriter, ofGuest] = [
    await world.member({ staffRoles: roles.owner }, owner.personId),
    await world.member({ staffRoles: roles.editor }, second.personId),
    await world.member({}, writers.personId),
    await world.member({}, guest.personId),
  ];
  await world.giveAddress(ofGuest);
  await world.giveAddress(ofEditor);
  const storyId = await guest.write('On maps');
  const { id } = await guest.submit(storyId, publicationId);
  expect(await kinds(ofOwner)).toEqual(['SUBMISSION_RECEIVED']);
  expect(await kinds(ofWriter)).toEqual([]);
  expect(await ofOwner.ask(TITLES)).toMatchObject({
    notifications: { items: [{ submission: { title: 'On maps', status: 'OPEN' }, post: null }] },
  });
  await owner.act('assign', { id, userId: second.personId });
  world.clock.advance(1_000);
  await owner.act('ask', { id, note: 'Shorter.' });
  expect(await kinds(ofGuest)).toEqual(['SUBMISSION_CHANGES_REQUESTED']);
  expect(await ofGuest.ask(TITLES)).toMatchObject({ notifications: { items: [{ path: `/p/${storyId}/submission` }] } });
  await guest.edit(storyId, 'Short.');
  world.clock.advance(1_000);
  await guest.act('resubmit', { id });
  expect(await kinds(ofEditor)).toEqual(['SUBMISSION_RESUBMITTED', 'SUBMISSION_ASSIGNED', 'SUBMISSION_RECEIVED']);
  world.clock.advance(7 * DAY);
  await sweepSubmissions(world.context);
  expect((await kinds(ofEditor))[0]).toBe('SUBMISSION_WAITS');
  expect(await kinds(ofOwner)).not.toContain('SUBMISSION_WAITS');
  world.clock.advance(1_000);
  await second.act('decline', { id, reason: 'NOT_NOW' });
  await world.tell();
  const mails = await readMail(world.context);
  const to = (member: ToldMember) =>
    mails.filter((mail) => mail.to === `${member.personId}@mail.example`).map(({ subject }) => subject);
  expect(to(ofGuest).at(-1)).toMatch(/^Publication \d+ declined On maps$/);
  expect(to(ofEditor)).toContain('On maps has been waiting for a week');
});

test('NOTI-2, NEWS-4: whoever turned mail of submissions off gets none, and who is an editor no more is told nothing', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[publicationId, 'owner' as const]]) }, owner.personId);
  await world.giveAddress(ofOwner);
  await ofOwner.ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id, preferences: [
      { name: "NOTIFICATIONS_ALLOW_EMAIL_SUBMISSIONS", booleanValue: false }]) { success } }`,
    { id: owner.personId },
  );
  const guest = await scene.person();
  const { id } = await guest.submit(await guest.write('Unheard'), publicationId);
  expect(id).toBeDefined();
  await world.tell();
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${owner.personId}@mail.example`);
  expect(mails).toEqual([]);
  expect(await kinds(ofOwner)).toEqual(['SUBMISSION_RECEIVED']);
  const left = await world.member({}, owner.personId);
  expect(await kinds(left)).toEqual([]);
});

test('NOTI-1, PUB-5: a note that is done, or opened again, is told to whom the note was told', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const second = await scene.staff(publicationId, 'editor');
  const guest = await scene.person();
  const staff = (role: 'owner' | 'editor') => ({ staffRoles: new Map([[publicationId, role]]) });
  const ofOwner = await world.member(staff('owner'), owner.personId);
  const ofSecond = await world.member(staff('editor'), second.personId);
  const ofGuest = await world.member({}, guest.personId);
  const { id } = await guest.submit(await guest.write('On notes'), publicationId);
  const NOTE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
    ... on Submission { notes { id body } } } }`;
  const RESOLVE = `mutation($noteId: ID!, $isResolved: Boolean!) {
    resolveSubmissionNote(noteId: $noteId, isResolved: $isResolved) { __typename } }`;
  const noteOf = async (body: string, isShared: boolean) => {
    const made = await owner.read(NOTE, { input: { submissionId: id, body, isShared } });
    const { notes } = made['createSubmissionNote'] as { notes: readonly { id: string; body: string }[] };
    return notes.find((note) => note.body === body)?.id;
  };
  const newest = async (who: ToldMember) => (await kinds(who))[0];
  const [shared, inner] = [await noteOf('Shorter', true), await noteOf('Weak', false)];
  // What was told before is older than what comes.
  for (const who of [ofOwner, ofSecond, ofGuest]) await kinds(who);
  world.clock.advance(1_000);
  await guest.read(RESOLVE, { noteId: shared, isResolved: true });
  for (const who of [ofOwner, ofSecond]) expect(await newest(who)).toBe('SUBMISSION_NOTE_MARKED_DONE');
  world.clock.advance(1_000);
  await owner.read(RESOLVE, { noteId: shared, isResolved: false });
  expect(await newest(ofGuest)).toBe('SUBMISSION_NOTE_REOPENED');
  expect(await newest(ofSecond)).toBe('SUBMISSION_NOTE_MARKED_OPEN');
  world.clock.advance(1_000);
  await second.read(RESOLVE, { noteId: inner, isResolved: true });
  expect(await newest(ofOwner)).toBe('SUBMISSION_NOTE_MARKED_DONE');
  expect(await newest(ofGuest)).toBe('SUBMISSION_NOTE_REOPENED');
});

test('PUB-5, NOTI-1: an editor changes an accepted draft, and its authors are told, with what was there before', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const other = await scene.publication();
  const guest = await scene.person();
  const ofGuest = await world.member({}, guest.personId);
  const storyId = await guest.write('On bridges', 'They hold, mostly.');
  const { id } = await guest.submit(storyId, publicationId);
  const LOOK = `query($id: ID!) { submission(id: $id) { viewerCanEdit viewerCanSuggest
    content { rev title subtitle document previewBreak } } }`;
  type Looked = { viewerCanEdit: boolean; viewerCanSuggest: boolean; content: (DraftValue & { rev: number }) | null };
  const look = async (who: Submitter) => (await who.read(LOOK, { id }))['submission'] as Looked | null;
  const EDIT = `mutation($input: AcceptedEditsInput!) { editAcceptedSubmission(input: $input) {
    __typename ... on UserError { message } } }`;
  let read: Looked['content'] = null;
  const edit = async (who: Submitter, text: string, change: object = {}) => {
    read = (await look(guest))?.content ?? read;
    if (read === null) throw new Error('Nobody reads it');
    const { rev: baseRev, ...value } = read;
    const delta = diffDrafts(value, draftOf(value.title, text));
    const answer = await who.read(EDIT, { input: { submissionId: id, baseRev, delta, ...change } });
    return answer['editAcceptedSubmission'] as { __typename: string };
  };
  expect(await edit(owner, 'Too early.')).toMatchObject({ __typename: 'Conflict' });
  await owner.act('accept', { input: { id, baseRev: 1, publishNow: false } });
  expect(await look(owner)).toMatchObject({ viewerCanEdit: true, viewerCanSuggest: false });
  expect((await look(guest))?.viewerCanEdit).toBe(false);
  expect(await edit(guest, 'Mine.')).toMatchObject({ __typename: 'Forbidden' });
  expect(await edit(other.owner, 'Elsewhere.')).toMatchObject({ __typename: 'NotFound' });
  expect(await edit(owner, 'Stale.', { baseRev: 7 })).toMatchObject({ __typename: 'Conflict' });
  world.clock.advance(60_000);
  expect(await edit(owner, 'They hold up.')).toEqual({ __typename: 'Submission' });
  expect(JSON.stringify((await look(guest))?.content?.document)).toContain('They hold up.');
  const told = (await ofGuest.told()).filter(({ notificationType }) => notificationType === 'STORY_EDITED');
  expect(told).toHaveLength(1);
  const versionId = new RegExp(`^/p/${storyId}/revert/([0-9a-f]{12})/1$`).exec(told[0]?.path ?? '')?.[1];
  const VERSION =
    'query($postId: ID!, $versionId: ID!) { draftVersion(postId: $postId, versionId: $versionId) { document } }';
  expect(JSON.stringify(await guest.read(VERSION, { postId: storyId, versionId }))).toContain('They hold, mostly.');
  const REVERT = `mutation($postId: ID!, $versionId: ID!) { revertDraft(postId: $postId, versionId: $versionId, baseRev: 2) {
    __typename } }`;
  expect(await guest.read(REVERT, { postId: storyId, versionId })).toEqual({
    revertDraft: { __typename: 'DraftSaved' },
  });
  expect(JSON.stringify((await look(owner))?.content?.document)).toContain('They hold, mostly.');
  // What was accepted and taken back is its writer's alone.
  await guest.act('withdraw', { id });
  expect(await look(owner)).toMatchObject({ viewerCanEdit: false, content: null });
  expect(await edit(owner, 'Too late.')).toMatchObject({ __typename: 'Conflict' });
});

const REMOVE = `mutation($id: ID!, $userId: ID!) { removeCollectionStaff(collectionId: $id, userId: $userId) {
  __typename } }`;
const ENDED = `query($id: ID!) { submission(id: $id) { statusText canceledText
  history { statusText actor { id } } } }`;

test('PUB-4, PUB-5: whoever is taken off the staff is told what becomes of their submission, who did it is not', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const [second, writer] = [await scene.staff(publicationId, 'editor'), await scene.staff(publicationId, 'writer')];
  const staff = (role: 'owner' | 'editor') => ({ staffRoles: new Map([[publicationId, role]]) });
  const ofOwner = await world.member(staff('owner'), owner.personId);
  const ofSecond = await world.member(staff('editor'), second.personId);
  const ofWriter = await world.member({}, writer.personId);
  const { id } = await writer.submit(await writer.write('On leaving'), publicationId);
  world.clock.advance(1_000);
  await owner.read(REMOVE, { id: publicationId, userId: writer.personId });
  await runJobs(world.database, { 'submissions:leave': (leaving) => cancelSubmissionsOf(world.context, leaving) });
  expect(await kinds(ofSecond)).toContain('SUBMISSION_CANCELED');
  expect(await kinds(ofWriter)).toEqual(expect.arrayContaining(['SUBMISSION_ENDED', 'STAFF_REMOVED']));
  expect(await kinds(ofOwner)).toEqual(['SUBMISSION_RECEIVED']);
  const own = (await writer.read(ENDED, { id }))['submission'];
  expect(own).toMatchObject({
    statusText: 'Canceled',
    canceledText: expect.stringMatching(/^You’re not on the staff of Publication \d+ anymore, so this submission was/),
    history: [{}, { statusText: 'Canceled', actor: null }],
  });
  expect((await owner.read(ENDED, { id }))['submission']).toMatchObject({
    statusText: 'Canceled',
    canceledText: expect.stringContaining('isn’t on the staff anymore'),
    history: [{}, { statusText: 'Canceled', actor: { id: owner.personId } }],
  });
});

test('NEWS-4, PUB-5: the mail of a decision has the reason and the words of the editors', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const guest = await scene.person();
  const ofGuest = await world.member({}, guest.personId);
  await world.giveAddress(ofGuest);
  const { id } = await guest.submit(await guest.write('On words'), publicationId);
  const last = async () => {
    await world.tell();
    return (await readMail(world.context)).findLast(({ to }) => to === `${guest.personId}@mail.example`);
  };
  await owner.act('ask', { id, note: 'Shorter, please.' });
  expect((await last())?.text).toContain('Shorter, please.');
  world.clock.advance(1_000);
  await guest.act('resubmit', { id, note: 'No.' });
  world.clock.advance(1_000);
  await owner.act('decline', { id, reason: 'NOT_NOW', note: 'We have had many of these.' });
  const declined = await last();
  expect(declined?.text).toContain('Reason: Not taking pieces like this right now');
  expect(declined?.text).toContain('We have had many of these.');
  expect(declined?.html).toContain('We have had many of these.');
});

test('PUB-5, NOTI-1, rule 312: a writer who owes edits is reminded once a week after they were requested, and anew the next time', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[publicationId, 'owner' as const]]) }, owner.personId);
  const guest = await scene.person();
  const ofGuest = await world.member({}, guest.personId);
  const storyId = await guest.write('On edits');
  const { id } = await guest.submit(storyId, publicationId);
  const isReminded = async () => (await kinds(ofGuest))[0] === 'SUBMISSION_EDITS_AWAITED';
  const sweepAfter = async (days: number) => {
    world.clock.advance(days * DAY);
    await sweepSubmissions(world.context);
    return isReminded();
  };
  // The editors were reminded of it before: that was their turn.
  await sweepAfter(8);
  await owner.act('ask', { id, note: 'Shorter.' });
  expect(await sweepAfter(6)).toBe(false);
  expect(await sweepAfter(1)).toBe(true);
  expect((await kinds(ofOwner)).filter((kind) => kind === 'SUBMISSION_WAITS')).toHaveLength(1);
  await guest.edit(storyId, 'Short.');
  await guest.act('resubmit', { id });
  world.clock.advance(1_000);
  await owner.act('ask', { id, note: 'Shorter still.' });
  expect(await isReminded()).toBe(false);
  expect(await sweepAfter(7)).toBe(true);
});

test('rule 312: nobody is reminded of a wait that ended before they were told', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[publicationId, 'owner' as const]]) }, owner.personId);
  const guest = await scene.person();
  const ofGuest = await world.member({}, guest.personId);
  const { id } = await guest.submit(await guest.write('On time'), publicationId);
  world.clock.advance(8 * DAY);
  await sweepSubmissions(world.context);
  await owner.act('ask', { id, note: 'Shorter.' });
  expect(await kinds(ofGuest)).not.toContain('SUBMISSION_EDITS_AWAITED');
  expect(await kinds(ofOwner)).not.toContain('SUBMISSION_WAITS');
});
