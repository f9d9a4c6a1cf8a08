import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';
import { sweepSubmissions } from './sweep-submissions.ts';

let world: TestGraph;
let scene: ReturnType<typeof submissionsWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  scene = submissionsWorld(world);
});
afterAll(() => world.close());

const DAY = 86_400_000;
const HISTORY = `query($id: ID!) { submission(id: $id) { status title statusText declineReason isSecondTry dueOn
  assignee { id } content { rev title bodyHtml wordCount } history { fromStatus toStatus note actor { id } } } }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename ... on Post { isPublished collection { id } } } }';

type Read = {
  readonly status: string;
  readonly title: string;
  readonly isSecondTry: boolean;
  readonly assignee: { readonly id: string } | null;
  readonly dueOn: string | null;
  readonly content: { readonly rev: number; readonly bodyHtml: string } | null;
  readonly history: readonly {
    readonly fromStatus: string;
    readonly toStatus: string;
    readonly note: string;
    readonly actor: { readonly id: string } | null;
  }[];
};

async function look(who: Submitter, id: string): Promise<Read> {
  return (await who.read(HISTORY, { id }))['submission'] as Read;
}

const post = async (who: Submitter, id: string) => (await who.read(POST, { id }))['postResult'];

/** A draft that a guest submitted to a publication that takes everybody's. */
async function submitted() {
  const { id: publicationId, owner } = await scene.publication();
  const writer = await scene.person();
  const storyId = await writer.write();
  const { id, status } = await writer.submit(storyId, publicationId, { note: 'Hello.' });
  expect(status).toBe('OPEN');
  return { publicationId, owner, writer, storyId, id };
}

describe('PUB-5: a submission', () => {
  test('goes through every state, each a row of its history, and into the publication', async () => {
    const { publicationId, owner, writer, storyId, id } = await submitted();
    expect((await owner.act('open', { id })).status).toBe('TRIAGE');
    expect((await owner.act('take', { id })).status).toBe('IN_REVIEW');
    expect((await owner.act('ask', { id, note: 'Shorter, please.' })).status).toBe('CHANGES_REQUESTED');
    expect((await writer.act('resubmit', { id })).message).toMatch(/^Make the edits first, or tell the editors/);
    const rev = await writer.edit(storyId, 'Fewer words.');
    expect((await writer.act('resubmit', { id, note: 'Done.' })).status).toBe('CHANGES_MADE');
    const { content } = await look(owner, id);
    expect(content).toMatchObject({ rev, title: 'On maps', wordCount: 2 });
    expect(content?.bodyHtml).toContain('Fewer words.');
    const early = await owner.act('accept', { input: { id, baseRev: rev - 1, publishNow: true } });
    expect(early.__typename).toBe('Conflict');
    expect((await owner.act('accept', { input: { id, baseRev: rev, publishNow: true } })).status).toBe('ACCEPTED');
    expect(await post(writer, storyId)).toMatchObject({ isPublished: true, collection: { id: publicationId } });
    const { history } = await look(owner, id);
    expect(history.map(({ fromStatus, toStatus }) => `${fromStatus} ${toStatus}`)).toEqual([
      'WIP OPEN',
      'OPEN TRIAGE',
      'TRIAGE IN_REVIEW',
      'IN_REVIEW CHANGES_REQUESTED',
      'CHANGES_REQUESTED CHANGES_MADE',
      'CHANGES_MADE ACCEPTED',
    ]);
    expect(history.map(({ note }) => note)).toEqual(['Hello.', '', '', 'Shorter, please.', 'Done.', '']);
    // Towards the writer the publication speaks, and not one of its people.
    const seen = await look(writer, id);
    expect(seen.history.map(({ actor }) => actor?.id ?? null)).toEqual([
      writer.personId,
      null,
      null,
      null,
      writer.personId,
      null,
    ]);
    await scene.settle();
    expect((await look(writer, id)).status).toBe('ACCEPTED');
    const out = `mutation($id: ID!) { updatePostSettings(input: { postId: $id, collectionId: null }) { __typename } }`;
    await writer.read(out, { id: storyId });
    await scene.settle();
    expect((await look(writer, id)).status).toBe('CANCELLED');
  });

  test('is moved by nobody as the table does not say, and by nobody whose it is not', async () => {
    const { owner, writer, storyId, publicationId, id } = await submitted();
    const [stranger, other] = [await scene.person(), await scene.publication()];
    for (const nobody of [stranger, other.owner, await scene.staff(publicationId, 'writer')]) {
      expect(await nobody.read(HISTORY, { id })).toEqual({ submission: null });
      expect((await nobody.act('take', { id })).__typename).toBe('NotFound');
      expect((await nobody.act('withdraw', { id })).__typename).toBe('NotFound');
      expect(await post(nobody, storyId)).toEqual({ __typename: 'NotFound' });
    }
    expect((await writer.act('take', { id })).__typename).toBe('Forbidden');
    expect((await owner.act('withdraw', { id })).__typename).toBe('Forbidden');
    expect((await owner.act('reopen', { id })).__typename).toBe('Conflict');
    expect((await owner.act('decline', { id, reason: 'OFF_TOPIC' })).status).toBe('REJECTED');
    expect((await owner.act('take', { id })).__typename).toBe('Conflict');
    // What is decided is read no more; of a draft that was never published nothing is.
    expect((await look(owner, id)).content).toBeNull();
    expect(await post(owner, storyId)).toEqual({ __typename: 'NotFound' });
  });

  test('of whoever is an editor no more is decided by them no more, also in a page that was open', async () => {
    const { publicationId, id } = await submitted();
    const editor = await scene.staff(publicationId, 'editor');
    await appointMember(world.context, { publicationId, personId: editor.personId, role: 'writer' });
    expect((await editor.act('take', { id })).__typename).toBe('Forbidden');
    expect((await editor.act('due', { id, dueOn: null })).__typename).toBe('Forbidden');
  });

  test('that was declined is taken up again within a month, or submitted once more after edits', async () => {
    const { publicationId, owner, writer, storyId, id } = await submitted();
    await owner.act('decline', { id, reason: 'NEEDS_WORK', note: 'Not yet.' });
    expect((await writer.submit(storyId, publicationId)).message).toMatch(
      /^This publication declined the story as it is/,
    );
    expect((await owner.act('reopen', { id })).status).toBe('IN_REVIEW');
    await owner.act('decline', { id, reason: 'NEEDS_WORK' });
    await writer.edit(storyId, 'Better words.');
    const second = await writer.submit(storyId, publicationId);
    expect(second.status).toBe('OPEN');
    expect((await look(owner, second.id)).isSecondTry).toBe(true);
    expect((await owner.act('reopen', { id })).__typename).toBe('Conflict');
    await owner.act('decline', { id: second.id, reason: 'NOT_NOW' });
    await writer.edit(storyId, 'Still better words.');
    expect((await writer.submit(storyId, publicationId)).message).toMatch(/declined the story twice/);
    (world.context.clock as FakeClock).advance(31 * DAY);
    expect((await owner.act('reopen', { id: second.id })).__typename).toBe('Conflict');
  });

  test('is one at a time for a story, and a guest has three with a publication', async () => {
    const { publicationId, owner, writer, storyId } = await submitted();
    const { id: elsewhere } = await scene.publication();
    expect((await writer.submit(storyId, publicationId)).__typename).toBe('Conflict');
    expect((await writer.submit(storyId, elsewhere)).__typename).toBe('Conflict');
    for (const title of ['Two', 'Three']) {
      expect((await writer.submit(await writer.write(title), publicationId)).status).toBe('OPEN');
    }
    const fourth = await writer.submit(await writer.write('Four'), publicationId);
    expect(fourth.message).toMatch(/^Guests can have 3 stories with a publication at once/);
    expect((await writer.submit(await writer.write('Five'), elsewhere)).status).toBe('OPEN');
    const approved = await scene.staff(publicationId, 'writer');
    for (const title of ['A', 'B', 'C', 'D']) {
      expect((await approved.submit(await approved.write(title), publicationId)).status).toBe('OPEN');
    }
    const INBOX = `query($id: ID!, $guests: Boolean) { collection(id: $id) {
      submissions(filter: { isGuest: $guests }, paging: { limit: 50 }) { items { title } } submissionCounts { status count } } }`;
    type Inbox = { collection: { submissions: { items: readonly unknown[] }; submissionCounts: readonly unknown[] } };
    const guests = (await owner.read(INBOX, { id: publicationId, guests: true })) as Inbox;
    expect(guests.collection.submissions.items).toHaveLength(3);
    expect(guests.collection.submissionCounts).toEqual([{ status: 'OPEN', count: 7 }]);
    const unseen = (await writer.read(INBOX, { id: publicationId })) as Inbox;
    expect(unseen.collection).toMatchObject({ submissions: { items: [] }, submissionCounts: [] });
  });

  test('waits for its day and its editor, whom the editors choose', async () => {
    const { publicationId, owner, id, writer } = await submitted();
    const editor = await scene.staff(publicationId, 'editor');
    expect((await owner.act('assign', { id, userId: writer.personId })).__typename).toBe('BadRequest');
    await owner.act('assign', { id, userId: editor.personId });
    const dueOn = new Date(world.context.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    expect((await owner.act('due', { id, dueOn: '2026-02-31' })).__typename).toBe('BadRequest');
    await owner.act('due', { id, dueOn });
    expect(await look(owner, id)).toMatchObject({ dueOn, assignee: { id: editor.personId } });
    expect((await look(writer, id)).assignee).toBeNull();
  });

  test('is reminded of after a week, nudged once, and goes back after 30 days', async () => {
    const { writer, id, storyId, publicationId } = await submitted();
    const clock = world.context.clock as FakeClock;
    expect((await writer.act('nudge', { id })).message).toBe('You can remind the editors after 7 days.');
    clock.advance(7 * DAY);
    const first = await writer.act('nudge', { id });
    expect(first.viewerCan).toEqual(['WITHDRAW']);
    expect((await writer.act('nudge', { id })).message).toBe('You’ve already reminded the editors.');
    await sweepSubmissions(world.context);
    const row = () =>
      world.database.kysely
        .selectFrom('submission')
        .select(['reminded_at', 'status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect((await row()).reminded_at).not.toBeNull();
    clock.advance(23 * DAY);
    await sweepSubmissions(world.context);
    expect((await row()).status).toBe('CANCELLED');
    expect((await writer.submit(storyId, publicationId)).status).toBe('OPEN');
  });
});

test('PUB-5: notes go to the other side or stay among editors, who keep answers ready and remember a writer', async () => {
  const { publicationId, owner, writer, id } = await submitted();
  const WRITE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
    __typename ... on UserError { message } } }`;
  const NOTES = `query($id: ID!) { submission(id: $id) { writerMemory { note submitted }
    notes { id body quote isShared resolvedAt author { id } } } }`;
  const write = (who: Submitter, body: string, isShared = false) =>
    who.read(WRITE, { input: { submissionId: id, body, isShared, quote: 'Some words' } });
  await write(owner, 'Is this true?');
  (world.context.clock as FakeClock).advance(1_000);
  await write(owner, 'Where is it?', true);
  (world.context.clock as FakeClock).advance(1_000);
  await write(writer, 'In the north.');
  expect((await write(await scene.person(), 'Hello.'))['createSubmissionNote']).toMatchObject({
    __typename: 'NotFound',
  });
  type Notes = {
    submission: { writerMemory: unknown; notes: readonly { id: string; body: string; author: unknown }[] };
  };
  const { submission: ofWriter } = (await writer.read(NOTES, { id })) as Notes;
  expect(ofWriter.notes.map(({ body, author }) => [body, author])).toEqual([
    ['Where is it?', null],
    ['In the north.', { id: writer.personId }],
  ]);
  expect(ofWriter.writerMemory).toBeNull();
  const REMEMBER = `mutation($c: ID!, $u: ID!, $note: String!) { rememberWriter(collectionId: $c, userId: $u, note: $note) { __typename } }`;
  const remember = (who: Submitter, u: string) => who.read(REMEMBER, { c: publicationId, u, note: 'Knows the north.' });
  expect(await remember(owner, writer.personId)).toEqual({ rememberWriter: { __typename: 'KeptForEditors' } });
  expect(await remember(owner, owner.personId)).toEqual({ rememberWriter: { __typename: 'Forbidden' } });
  const stranger = await scene.person();
  expect(await remember(owner, stranger.personId)).toEqual({ rememberWriter: { __typename: 'NotFound' } });
  expect(await remember(writer, writer.personId)).toEqual({ rememberWriter: { __typename: 'Forbidden' } });
  const { submission: ofOwner } = (await owner.read(NOTES, { id })) as Notes;
  expect(ofOwner.notes.map(({ body }) => body)).toEqual(['Is this true?', 'Where is it?', 'In the north.']);
  expect(ofOwner.writerMemory).toEqual({ note: 'Knows the north.', submitted: 1 });
  const RESOLVE = `mutation($id: ID!) { resolveSubmissionNote(noteId: $id, isResolved: true) { __typename } }`;
  const [hidden, shared] = ofOwner.notes;
  expect(await writer.read(RESOLVE, { id: hidden?.id })).toEqual({ resolveSubmissionNote: { __typename: 'NotFound' } });
  expect(await writer.read(RESOLVE, { id: shared?.id })).toEqual({
    resolveSubmissionNote: { __typename: 'Submission' },
  });
  const SAVE = `mutation($input: SubmissionReplyInput!) { saveSubmissionReply(input: $input) { __typename } }`;
  const REPLIES = 'query($id: ID!) { collection(id: $id) { submissionReplies { id title body } } }';
  const reply = { collectionId: publicationId, title: 'Thanks', body: 'Thank you for the story.' };
  expect(await owner.read(SAVE, { input: reply })).toEqual({ saveSubmissionReply: { __typename: 'KeptForEditors' } });
  expect(await owner.read(REPLIES, { id: publicationId })).toMatchObject({
    collection: { submissionReplies: [{ title: 'Thanks' }] },
  });
  expect(await writer.read(REPLIES, { id: publicationId })).toEqual({ collection: { submissionReplies: [] } });
});

describe('PUB-5: what becomes of a story', () => {
  test('that is deleted, or whose writer goes, is withdrawn', async () => {
    const [deleted, closed] = [await submitted(), await submitted()];
    await deleted.writer.read('mutation($id: ID!) { deletePost(targetPostId: $id) { __typename } }', {
      id: deleted.storyId,
    });
    await setPersonState(world.context, closed.writer.personId, 'deactivated');
    await scene.settle();
    expect((await look(deleted.owner, deleted.id)).status).toBe('CANCELLED');
    expect((await look(closed.owner, closed.id)).status).toBe('CANCELLED');
  });

  test('that is published there by an editor of its own is accepted', async () => {
    const { id: publicationId } = await scene.publication();
    const editor = await scene.staff(publicationId, 'editor');
    const storyId = await editor.write();
    const { id } = await editor.submit(storyId, publicationId);
    await editor.read(
      'mutation($input: PublishPostInput!) { publishPost(input: $input) { __typename ... on UserError { message } } }',
      { input: { postId: storyId, baseRev: 1, collectionId: publicationId } },
    );
    await scene.settle();
    expect((await look(editor, id)).status).toBe('ACCEPTED');
  });

  test('that was accepted and left to its writer may be published there by them, and by nobody else’s leave', async () => {
    const { publicationId, owner, writer, storyId, id } = await submitted();
    const PUBLISH = `mutation($input: PublishPostInput!) { publishPost(input: $input) {
      __typename ... on UserError { message } } }`;
    const input = { postId: storyId, baseRev: 1, collectionId: publicationId };
    expect(await writer.read(PUBLISH, { input })).toMatchObject({ publishPost: { __typename: 'Forbidden' } });
    expect((await owner.act('accept', { input: { id, baseRev: 1 } })).status).toBe('ACCEPTED');
    const { id: elsewhere } = await scene.publication();
    expect((await writer.submit(storyId, elsewhere)).message).toMatch(/^This story was accepted/);
    expect(await writer.read(PUBLISH, { input })).toMatchObject({ publishPost: { __typename: 'Post' } });
    expect(await post(writer, storyId)).toMatchObject({ isPublished: true, collection: { id: publicationId } });
    await scene.settle();
    expect((await look(owner, id)).status).toBe('ACCEPTED');
    expect((await writer.act('withdraw', { id })).message).toMatch(/^This story is in the publication/);
  });

  test('that is published already comes in as its writer has it, and is reviewed again without being taken down', async () => {
    const { id: publicationId, owner } = await scene.publication();
    const writer = await scene.person();
    const storyId = await writer.write();
    const PUBLISH = 'mutation($input: PublishPostInput!) { publishPost(input: $input) { __typename } }';
    await writer.read(PUBLISH, { input: { postId: storyId, baseRev: 1 } });
    const BODY = 'query($id: ID!) { postResult(id: $id) { ... on Post { content { bodyHtml } } } }';
    const body = async () => JSON.stringify(await writer.read(BODY, { id: storyId }));
    const { id } = await writer.submit(storyId, publicationId);
    await owner.act('ask', { id, note: 'Shorter, please.' });
    const rev = await writer.edit(storyId, 'Fewer words.');
    await writer.act('resubmit', { id });
    expect((await look(owner, id)).content?.bodyHtml).toContain('Fewer words.');
    expect(await body()).not.toContain('Fewer words.');
    await owner.act('accept', { input: { id, baseRev: rev } });
    await scene.settle();
    expect(await post(writer, storyId)).toMatchObject({ collection: { id: publicationId } });
    expect(await body()).toContain('Fewer words.');
    const again = await writer.edit(storyId, 'Other words.');
    const review = await writer.submit(storyId, publicationId);
    expect((await look(owner, review.id)).content?.bodyHtml).toContain('Other words.');
    await owner.act('accept', { input: { id: review.id, baseRev: again } });
    await scene.settle();
    expect((await look(owner, review.id)).status).toBe('ACCEPTED');
    expect((await look(owner, id)).status).toBe('ACCEPTED');
    expect(await body()).toContain('Other words.');
  });
});

test('PUB-5: a publication says whose stories it takes, which, and when', async () => {
  const closedTo = async (
    settings: Readonly<Record<string, unknown>>,
    openTo: 'WRITERS' | 'FOLLOWERS' | 'EVERYONE',
  ) => {
    const { id } = await scene.publication(openTo, settings);
    const guest = await scene.person();
    const { status, message } = await guest.submit(await guest.write('Title', 'Three short words.'), id);
    const WHY = 'query($id: ID!) { collection(id: $id) { name submissionsClosedBecause } }';
    const { collection } = (await guest.read(WHY, { id })) as { collection: { name: string } };
    return (message ?? status).replace(collection.name, 'It');
  };
  expect(await closedTo({}, 'EVERYONE')).toBe('OPEN');
  expect(await closedTo({}, 'WRITERS')).toBe('It only takes stories from its own writers.');
  expect(await closedTo({}, 'FOLLOWERS')).toBe('It only takes stories from its followers. Follow it first.');
  expect(await closedTo({ isPaused: true, pauseReason: 'We’re moving.' }, 'EVERYONE')).toBe(
    'It isn’t taking submissions right now: We’re moving.',
  );
  const today = world.context.clock.now().toISOString().slice(0, 10);
  expect(await closedTo({ isPaused: true, pausedUntil: today }, 'EVERYONE')).toBe('OPEN');
  expect(await closedTo({ leastWords: 4 }, 'EVERYONE')).toBe('At least 4 words.');
  expect(await closedTo({ topics: ['Bread'] }, 'EVERYONE')).toBe('One of these topics: Bread.');
  expect(await closedTo({ needsCover: true }, 'EVERYONE')).toBe('A picture for the cover.');
  const { saved } = await scene.publication('EVERYONE', { leastWords: 5, mostWords: 4 });
  expect(saved).toEqual({ __typename: 'BadRequest', message: 'The maximum can’t be less than the minimum.' });
});
