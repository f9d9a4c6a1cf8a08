import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationStaffMessages as staff } from '#shared/messages/publication-staff.ts';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { sweepAccounts } from '#modules/moving/accounts/sweep-accounts.ts';
import { offerOfLeaving } from '#modules/stories/publication-transfers/offer-of-leaving.ts';
import { reactions } from '#modules/stories/publication-transfers/publication-transfers.jobs.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { reopenAccount } from '#modules/identity/accounts/reopen-account.ts';
import { cancelSubmissionsOf } from '#modules/stories/submissions/settle-submissions.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
});
afterAll(() => program.close());

type Data = Readonly<Record<string, unknown>> & { readonly message?: string };

async function ask(who: SignedIn, query: string, variables: object): Promise<Data | string | null> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  const { data, errors } = JSON.parse(answer.text) as {
    data: { readonly answer: Data | null } | null;
    errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.answer ?? null;
}

const STANDS = `... on Collection { ownershipTransfer { id stage isOwnerLeaving endedBecause user { id } }
  viewerCan { transfer archive delete connectDomain manageEditors editSettings } } ... on UserError { message }`;
const OFFER = `mutation($id: ID!, $userId: ID!) { answer: offerCollectionOwnership(collectionId: $id, userId: $userId) { ${STANDS} } }`;
const WITHDRAW = `mutation($id: ID!) { answer: withdrawCollectionOwnershipOffer(collectionId: $id) { ${STANDS} } }`;
const ANSWER = `mutation($id: ID!, $transferId: ID!, $accept: Boolean!) {
  answer: answerCollectionOwnershipOffer(collectionId: $id, transferId: $transferId, accept: $accept) { ${STANDS} } }`;
const UNDO = `mutation($id: ID!) { answer: undoCollectionTransfer(collectionId: $id) { ${STANDS} } }`;
const READ = `query($id: ID!) { answer: collection(id: $id) { ${STANDS.split('... on UserError')[0]} } }`;
const ROLE = `mutation($id: ID!, $userId: ID!) {
  answer: setCollectionStaffRole(collectionId: $id, userId: $userId, role: WRITER) { __typename ... on UserError { message } } }`;
const REMOVE = `mutation($id: ID!, $userId: ID!) {
  answer: removeCollectionStaff(collectionId: $id, userId: $userId) { __typename ... on UserError { message } } }`;
const LEAVE =
  'mutation($id: ID!) { answer: leaveCollectionStaff(collectionId: $id) { __typename ... on UserError { message } } }';
const CONNECT = `mutation($id: ID!) { answer: connectCustomDomain(domain: "read.paper.example", collectionId: $id) { __typename } }`;
const DELETE_ACCOUNT = 'mutation { answer: deleteAccount { __typename } }';

const SUBMIT =
  'mutation($input: SubmitPostInput!) { answer: submitPost(input: $input) { __typename ... on UserError { message } } }';
const OPEN_TO_ALL = `mutation($input: SubmissionSettingsInput!) {
  answer: updateSubmissionSettings(input: $input) { __typename ... on UserError { message } } }`;
const openToAll = {
  openTo: 'EVERYONE',
  accepts: 'BOTH',
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
} as const;

/** Reacts to what happened, and does what that leads to. */
const settle = () => {
  const { context } = program;
  return runJobs(context.database, {
    ...outboxTasks(context.database, reactions(context)),
    'submissions:leave': (leaving) => cancelSubmissionsOf(asProgram(context), leaving),
    'publication-transfers:leave': ({ personId }) => offerOfLeaving(asProgram(context), personId),
  });
};

let count = 0;

/** A publication with its owner and two editors, the first of whom serves longer. */
async function scene() {
  count += 1;
  const name = `Paper ${count}`;
  const id = await buildPublication(program.context, { slug: `paper-${count}`, name });
  const member = async (role: StaffRole): Promise<SignedIn> => {
    const { personId } = await signIn(program);
    await appointMember(program.context, { publicationId: id, personId, role });
    program.clock.advance(1_000);
    return signIn(program, { person: personId });
  };
  const [owner, editor, second] = [await member('owner'), await member('editor'), await member('editor')];
  const { kysely } = program.context.database;
  const roles = async () => {
    const rows = await kysely.selectFrom('publication_member').selectAll().where('publication_id', '=', id).execute();
    return Object.fromEntries(rows.map((row) => [row.person_id, row.role]));
  };
  const again = (who: SignedIn) => signIn(program, { person: who.personId });
  const offer = async (to: SignedIn, by = owner) => ask(by, OFFER, { id, userId: to.personId });
  const transferOf = async (who: SignedIn) => {
    const answer = (await ask(who, READ, { id })) as Data;
    return answer['ownershipTransfer'] as { readonly id: string; readonly stage: string; readonly endedBecause: string } | null;
  };
  const reply = async (who: SignedIn, accept: boolean) => {
    const transferId = (await transferOf(who))?.id ?? '';
    return ask(who, ANSWER, { id, transferId, accept });
  };
  const mails = async () => (await readMail(program.context)).filter(({ subject }) => subject.includes(name));
  const address = async ({ personId }: SignedIn) => {
    const row = kysely.selectFrom('email_address').select('address').where('person_id', '=', personId);
    return (await row.executeTakeFirstOrThrow()).address;
  };
  return { id, name, owner, editor, second, member, roles, offer, transferOf, reply, again, mails, address };
}

const hasEnded = (why: keyof typeof messages.ended) => ({ stage: 'ENDED', endedBecause: messages.ended[why] });
const isRefused = (answer: Data | string | null, message: string) => expect(answer).toMatchObject({ message });

test('PUB-4: an editor who is offered a publication takes it over, is held for 72 hours, and whoever gave it takes it back', async () => {
  const { id, name, owner, editor, second, roles, offer, transferOf, reply, again, mails, address } = await scene();
  const [toOwner, toEditor, toSecond] = [await address(owner), await address(editor), await address(second)];
  await offer(editor);
  expect(await transferOf(owner)).toMatchObject({ stage: 'WAITING', user: { id: editor.personId } });
  expect(await transferOf(editor)).toMatchObject({ stage: 'OFFERED', user: { id: owner.personId } });
  expect(await transferOf(second)).toBeNull();
  expect((await mails()).map(({ to }) => to)).toEqual([toEditor]);
  expect(await roles()).toMatchObject({ [owner.personId]: 'owner', [editor.personId]: 'editor' });

  const rights = { transfer: false, archive: false, delete: false, connectDomain: false, manageEditors: true };
  expect(await reply(editor, true)).toMatchObject({ viewerCan: rights, ownershipTransfer: { stage: 'SETTLING' } });
  expect(await roles()).toMatchObject({ [owner.personId]: 'editor', [editor.personId]: 'owner' });
  const told = (await mails()).filter(({ subject }) => subject.includes(`owns ${name}`));
  expect(told.map(({ to }) => to).toSorted()).toEqual([toOwner, toSecond].toSorted());

  const newOwner = await again(editor);
  expect(await ask(newOwner, READ, { id })).toMatchObject({
    viewerCan: rights,
    ownershipTransfer: { stage: 'SETTLING' },
  });
  for (const deed of [offer(second, newOwner), ask(newOwner, CONNECT, { id })]) expect(await deed).toBe('FORBIDDEN');
  for (const change of [ROLE, REMOVE]) {
    isRefused(await ask(newOwner, change, { id, userId: owner.personId }), staff.formerOwnerStays);
  }
  // What is refused is not offered either; whoever else is there can be removed.
  const MEMBERS = `query($id: ID!) { answer: collection(id: $id) { members { items {
    user { id } viewerCanRemove viewerCanChangeRole } } } }`;
  expect(await ask(newOwner, MEMBERS, { id })).toMatchObject({
    members: {
      items: expect.arrayContaining([
        { user: { id: owner.personId }, viewerCanRemove: false, viewerCanChangeRole: false },
        { user: { id: second.personId }, viewerCanRemove: true, viewerCanChangeRole: true },
      ]),
    },
  });
  const formerOwner = await again(owner);
  expect(await transferOf(formerOwner)).toMatchObject({ stage: 'UNDOABLE' });
  program.clock.advance(72 * HOUR - 60_000);
  const late = await again(owner);
  expect(await ask(late, UNDO, { id })).toMatchObject({ viewerCan: { transfer: true, archive: true, delete: true } });
  expect(await roles()).toMatchObject({ [owner.personId]: 'owner', [editor.personId]: 'editor' });
  expect(
    (await mails())
      .filter(({ subject }) => subject.includes('back'))
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([toEditor, toSecond].toSorted());
  isRefused(await ask(await again(owner), UNDO, { id }), messages.notUndoable);
  const kinds = await program.context.database.kysely
    .selectFrom('publication_activity')
    .select('kind')
    .where('publication_id', '=', id)
    .where('kind', 'in', ['transfer.offered', 'transfer.accepted', 'transfer.undone'])
    .orderBy('created_at')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['transfer.offered', 'transfer.accepted', 'transfer.undone']);
});

test('PUB-4: after 72 hours it is the new owner’s for good, who may all that an owner may', async () => {
  const { id, owner, editor, second, offer, reply, again, transferOf } = await scene();
  await offer(editor);
  await reply(editor, true);
  program.clock.advance(72 * HOUR);
  isRefused(await ask(await again(owner), UNDO, { id }), messages.notUndoable);
  const newOwner = await again(editor);
  expect(await ask(newOwner, READ, { id })).toMatchObject({
    ownershipTransfer: null,
    viewerCan: { transfer: true, archive: true, delete: true, connectDomain: true },
  });
  expect(await ask(newOwner, REMOVE, { id, userId: owner.personId })).toEqual({ __typename: 'Collection' });
  await offer(second, newOwner);
  expect(await transferOf(second)).toMatchObject({ stage: 'OFFERED' });
});

test('PUB-4, rule 58: a former owner who leaves gives up taking it back, also where they are invited again, and the new owner waits no longer', async () => {
  const { id, owner, editor, offer, reply, again, transferOf, roles } = await scene();
  await offer(editor);
  await reply(editor, true);
  expect(await ask(await again(owner), LEAVE, { id })).toEqual({ __typename: 'Collection' });
  const newOwner = await again(editor);
  expect(await ask(newOwner, READ, { id })).toMatchObject({
    ownershipTransfer: null,
    viewerCan: { transfer: true, archive: true, delete: true, connectDomain: true },
  });
  await appointMember(program.context, { publicationId: id, personId: owner.personId, role: 'writer' });
  const back = await again(owner);
  expect(await transferOf(back)).toBeNull();
  isRefused(await ask(back, UNDO, { id }), messages.notUndoable);
  expect(await roles()).toMatchObject({ [editor.personId]: 'owner', [owner.personId]: 'writer' });
});

test('PUB-4: an offer ends after 7 days, is taken back, is declined, and means nothing once the editor is none', async () => {
  const { id, owner, editor, second, offer, reply, again, transferOf } = await scene();
  await offer(editor);
  isRefused(await offer(second), messages.alreadyOpen);
  program.clock.advance(7 * DAY);
  expect(await transferOf(await again(editor))).toMatchObject(hasEnded('late'));
  const later = await again(owner);
  isRefused(await ask(later, WITHDRAW, { id }), messages.notOpen);
  await offer(second, later);
  const secondLater = await again(second);
  const shown = (await transferOf(secondLater))?.id ?? '';
  expect(await ask(later, WITHDRAW, { id })).toMatchObject({ ownershipTransfer: null });
  isRefused(await ask(secondLater, ANSWER, { id, transferId: shown, accept: true }), messages.notOpen);
  await offer(second, later);
  // What was shown is not the offer that stands now.
  isRefused(await ask(secondLater, ANSWER, { id, transferId: shown, accept: true }), messages.notOpen);
  expect(await reply(secondLater, false)).toMatchObject({ ownershipTransfer: null });
  await offer(second, later);
  await ask(later, ROLE, { id, userId: second.personId });
  expect(await transferOf(secondLater)).toMatchObject(hasEnded('notAnEditor'));
  isRefused(await reply(secondLater, true), messages.notOpen);
  isRefused(await offer(second, later), messages.notAnEditor);
});

test('PUB-4: an owner without a fresh proof, a suspended one and an editor offer nothing; the owner cannot leave', async () => {
  const { id, owner, editor, second, offer, again, transferOf } = await scene();
  program.clock.advance(20 * 60_000);
  expect(await offer(editor)).toBe('STEP_UP_NEEDED');
  const fresh = await again(owner);
  isRefused(await ask(fresh, LEAVE, { id }), staff.ownerDoesNotLeave);
  expect(await offer(second, await again(editor))).toBe('FORBIDDEN');
  await offer(editor, fresh);
  await suspendPerson(program.context, { personId: owner.personId, rule: 'SPAM', reason: 'Spam' });
  expect(await transferOf(await again(editor))).toMatchObject(hasEnded('away'));
});

test('PUB-4, rule 280: whoever comes by the mail of an offer that has ended reads why, for a while, and nobody else does', async () => {
  const { id, owner, editor, second, offer, reply, again, transferOf } = await scene();
  await offer(editor);
  await ask(owner, WITHDRAW, { id });
  expect(await transferOf(editor)).toMatchObject({ ...hasEnded('withdrawn'), user: { id: owner.personId } });
  expect([await transferOf(owner), await transferOf(second)]).toEqual([null, null]);
  // What is offered to somebody else leaves it as it was.
  await offer(second);
  expect(await transferOf(editor)).toMatchObject(hasEnded('withdrawn'));
  expect(await reply(second, false)).toMatchObject({ ownershipTransfer: null });
  await offer(editor);
  expect(await transferOf(editor)).toMatchObject({ stage: 'OFFERED', endedBecause: null });
  program.clock.advance(7 * DAY);
  expect(await transferOf(await again(editor))).toMatchObject(hasEnded('late'));
  program.clock.advance(7 * DAY);
  expect(await transferOf(await again(editor))).toBeNull();
});

test('PUB-4, rule 280: an owner who goes and comes back in time finds the offer as it was, and none made in their name', async () => {
  const { id, owner, editor, offer, reply, again, transferOf } = await scene();
  await offer(editor);
  await ask(owner, 'mutation { answer: deactivateAccount { __typename } }', {});
  await settle();
  expect(await transferOf(editor)).toMatchObject(hasEnded('away'));
  isRefused(await reply(editor, true), messages.notOpen);
  await reopenAccount(program.context, owner.personId);
  await settle();
  expect(await transferOf(editor)).toMatchObject({ stage: 'OFFERED', isOwnerLeaving: false });
  await ask(await again(owner), WITHDRAW, { id });
  await ask(await again(owner), DELETE_ACCOUNT, {});
  await settle();
  expect(await transferOf(editor)).toMatchObject({ stage: 'OFFERED', isOwnerLeaving: true });
  await reopenAccount(program.context, owner.personId);
  await settle();
  expect(await transferOf(editor)).toMatchObject(hasEnded('stays'));
  isRefused(await reply(editor, true), messages.notOpen);
  // What stands there of the time when they left keeps nobody from an offer of their own.
  await offer(editor, await again(owner));
  expect(await reply(editor, true)).toMatchObject({ ownershipTransfer: { stage: 'SETTLING' } });
});

test('PUB-4, PUB-5, rules 59, 267: what nobody took over is archived as by its owner, and everybody who waits there is told', async () => {
  const { id, name, owner, editor, second, mails, address } = await scene();
  const { owner: invited } = await scene();
  const INVITED = `mutation($id: ID!) { answer: inviteToCollectionStaff(input: {
    collectionId: $id, to: "waits@mail.example", role: WRITER }) { __typename } }`;
  expect(await ask(editor, INVITED, { id })).toEqual({ __typename: 'Collection' });
  const { kysely } = program.context.database;
  const { id: postId } = await ownStories(program.context, invited.personId).draft('On waiting');
  await ask(editor, OPEN_TO_ALL, { input: { ...openToAll, collectionId: id } });
  const submitted = await ask(invited, SUBMIT, { input: { postId, collectionId: id, editorCut: 0 } });
  expect(submitted).toMatchObject({ __typename: 'Submission' });
  await ask(owner, DELETE_ACCOUNT, {});
  await settle();
  program.clock.advance(15 * DAY);
  await sweepAccounts(asProgram(program.context));
  await settle();
  const rows = kysely.selectFrom('submission').select('status').where('publication_id', '=', id);
  expect(await rows.execute()).toEqual([{ status: 'CANCELLED' }]);
  const ended = kysely.selectFrom('submission_event as e').innerJoin('submission as s', 's.id', 'e.submission_id');
  const last = await ended.select('e.action').where('s.publication_id', '=', id).orderBy('e.position', 'desc').execute();
  expect(last[0]).toEqual({ action: 'close' });
  const open = kysely.selectFrom('publication_invitation').select(['state', 'address']).where('publication_id', '=', id);
  expect(await open.execute()).toEqual([{ state: 'withdrawn', address: null }]);
  const told = (await mails()).filter(({ subject }) => subject === `${name} is archived`);
  expect(told.map(({ to }) => to).toSorted()).toEqual([await address(editor), await address(second)].toSorted());
  expect(told[0]?.text).toContain('nobody took it over');
});

test('PUB-4: of accepting and taking back at one moment one happens, whichever', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, owner, editor, offer, roles, transferOf } = await scene();
    await offer(editor);
    const transferId = (await transferOf(editor))?.id ?? '';
    const [accepted, withdrawn] = await Promise.all([
      ask(editor, ANSWER, { id, transferId, accept: true }),
      ask(owner, WITHDRAW, { id }),
    ]);
    const didAccept = (accepted as Data).message === undefined;
    const didWithdraw = (withdrawn as Data).message === undefined;
    expect([didAccept, didWithdraw].filter(Boolean)).toHaveLength(1);
    expect((await roles())[editor.personId]).toBe(didAccept ? 'owner' : 'editor');
    expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
  }
});

test('PUB-4: an owner who deletes their account leaves it to the longest-serving editor, then to the next, then it is archived', async () => {
  const { id, owner, editor, second, roles, reply, again, transferOf } = await scene();
  await ask(owner, DELETE_ACCOUNT, {});
  await settle();
  expect(await transferOf(editor)).toMatchObject({ stage: 'OFFERED', isOwnerLeaving: true });
  expect(await transferOf(second)).toBeNull();
  await reply(editor, false);
  await settle();
  expect(await transferOf(editor)).toBeNull();
  expect(await transferOf(second)).toMatchObject({ stage: 'OFFERED', isOwnerLeaving: true });
  program.clock.advance(13 * DAY);
  expect(await reply(await again(second), true)).toMatchObject({ viewerCan: { manageEditors: true } });
  expect((await roles())[second.personId]).toBe('owner');

  const [other, suspended] = [await scene(), await scene()];
  const { kysely } = program.context.database;
  await kysely.updateTable('publication').set({ state: 'suspended' }).where('id', '=', suspended.id).execute();
  await ask(suspended.owner, DELETE_ACCOUNT, {});
  await ask(other.owner, DELETE_ACCOUNT, {});
  await settle();
  program.clock.advance(15 * DAY);
  await sweepAccounts(asProgram(program.context));
  await settle();
  const stateOf = async (publicationId: string) => {
    const row = kysely.selectFrom('publication').select('state').where('id', '=', publicationId);
    return (await row.executeTakeFirstOrThrow()).state;
  };
  // Nobody reads a suspended one again because its owner went.
  expect([await stateOf(other.id), await stateOf(suspended.id), await stateOf(id)]).toEqual([
    'archived',
    'suspended',
    'active',
  ]);
});
