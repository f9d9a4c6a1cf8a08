import { expect, test } from 'vitest';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { sweepAccounts } from '#modules/moving/accounts/sweep-accounts.ts';
import { reopenAccount } from '#modules/identity/accounts/reopen-account.ts';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { DELETE_ACCOUNT, WITHDRAW, hasEnded, transferring, type Data } from '#test/support/transferring.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const program = await openProgram({ withWorld: false });

const { ask, settle, scene } = transferring(() => program);
const isRefused = (answer: Data | string | null, message: string) => expect(answer).toMatchObject({ message });

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
  const later = await again(editor);
  expect(await transferOf(later)).toBeNull();
  const asker = await again(owner);
  await offer(later, asker);
  await ask(asker, WITHDRAW, { id });
  expect(await transferOf(later)).toMatchObject(hasEnded('withdrawn'));
  program.clock.advance(7 * DAY);
  expect(await transferOf(await again(editor)), 'for as long as it would have lasted').toBeNull();
});

test('PUB-4, rule 280: an owner who goes and comes back in time finds the offer as it was, and none made in their name', async () => {
  const { id, owner, editor, offer, reply, again, transferOf } = await scene();
  await offer(editor);
  await ask(owner, 'mutation { answer: deactivateAccount { __typename } }', {});
  await settle();
  expect(await transferOf(editor)).toMatchObject({ stage: 'RESTING', endedBecause: messages.resting });
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
  const last = await ended
    .select('e.action')
    .where('s.publication_id', '=', id)
    .orderBy('e.position', 'desc')
    .execute();
  expect(last[0]).toEqual({ action: 'close' });
  const open = kysely
    .selectFrom('publication_invitation')
    .select(['state', 'address'])
    .where('publication_id', '=', id);
  expect(await open.execute()).toEqual([{ state: 'withdrawn', address: null }]);
  const told = (await mails()).filter(({ subject }) => subject === `${name} is archived`);
  expect(told.map(({ to }) => to).toSorted()).toEqual([await address(editor), await address(second)].toSorted());
  expect(told[0]?.text).toContain('nobody took over the publication');
});
