import { expect, test } from 'vitest';
import { publicationStaffMessages as staff } from '#shared/messages/publication-staff.ts';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { reactions } from '#modules/telling/notifications/notifications.jobs.ts';
import { tellOfNotification } from '#modules/telling/notifications/tell-of-notification.ts';
import { sweepAccounts } from '#modules/moving/accounts/sweep-accounts.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import {
  ANSWER,
  CONNECT,
  DELETE_ACCOUNT,
  LEAVE,
  READ,
  REMOVE,
  ROLE,
  UNDO,
  WITHDRAW,
  hasEnded,
  transferring,
  type Data,
} from '#test/support/transferring.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { runJobs } from '#test/support/run-jobs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const program = await openProgram({ withWorld: false });

const { ask, settle, scene } = transferring(() => program);
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

test('PUB-4, rule 58: an editor who leaves or is removed has no offer anymore, also where they are invited again', async () => {
  const { id, owner, editor, second, offer, again, transferOf } = await scene();
  const back = (who: SignedIn) =>
    appointMember(program.context, { publicationId: id, personId: who.personId, role: 'editor' });
  await offer(editor);
  expect(await ask(editor, LEAVE, { id })).toEqual({ __typename: 'Collection' });
  expect(await transferOf(owner)).toBeNull();
  await back(editor);
  expect(await transferOf(await again(editor))).toBeNull();
  expect(await offer(second)).toMatchObject({ ownershipTransfer: { stage: 'WAITING' } });
  const asker = await again(owner);
  expect(await ask(asker, REMOVE, { id, userId: second.personId })).toEqual({ __typename: 'Collection' });
  await back(second);
  expect(await transferOf(await again(second))).toMatchObject(hasEnded('withdrawn'));
  expect(await transferOf(asker)).toBeNull();
  const { kysely } = program.context.database;
  const rows = await kysely
    .selectFrom('publication_transfer')
    .select('state')
    .where('publication_id', '=', id)
    .execute();
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['declined', 'withdrawn']);
});

test('PUB-4, rule 58: an editor who leaves after an offer ran out declines nothing', async () => {
  const { id, editor, offer, again } = await scene();
  await offer(editor);
  program.clock.advance(7 * DAY);
  expect(await ask(await again(editor), LEAVE, { id })).toEqual({ __typename: 'Collection' });
  const { kysely } = program.context.database;
  const rows = await kysely
    .selectFrom('publication_transfer')
    .select('state')
    .where('publication_id', '=', id)
    .execute();
  expect(rows).not.toContainEqual({ state: 'declined' });
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
  expect(await transferOf(await again(editor))).toMatchObject({ stage: 'RESTING', endedBecause: messages.resting });
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

test('PUB-4, NEWS-4: each step of a transfer is one mail to each who is told of it, and speaks to whoever it is about', async () => {
  const { id, name, owner, editor, second, offer, reply, again, mails, address } = await scene();
  const [toOwner, toEditor, toSecond] = [await address(owner), await address(editor), await address(second)];
  const seen = new Set<unknown>();
  /** Whom the last step was told to, with the words that follow. */
  const told = async () => {
    const { context } = program;
    await runJobs(context.database, {
      ...outboxTasks(context.database, reactions(context)),
      'notifications:tell': ({ notificationId }) => tellOfNotification(asProgram(context), notificationId),
    });
    const fresh = (await mails()).filter((mail) => !seen.has(JSON.stringify(mail)));
    for (const mail of fresh) seen.add(JSON.stringify(mail));
    return Object.fromEntries(
      Map.groupBy(fresh, ({ to }) => to)
        .entries()
        .map(([to, all]) => [to, all.map(({ text }) => text)]),
    );
  };
  await offer(editor);
  expect(await told()).toEqual({ [toEditor]: [expect.stringContaining('would like you to take over')] });
  await reply(await again(editor), true);
  expect(await told()).toEqual({
    [toOwner]: [expect.stringContaining('You can take it back for 72 hours.')],
    [toSecond]: [expect.stringContaining('can undo that for 72 hours.')],
  });
  expect(await ask(await again(owner), UNDO, { id })).toMatchObject({ viewerCan: { transfer: true } });
  expect(await told()).toEqual({
    [toEditor]: [expect.stringContaining('You’re one of its editors again.')],
    [toSecond]: [expect.stringContaining(`took ${name} back from`)],
  });
});
