import { expect, test } from 'vitest';
import { closeDueMonths, recomputeMonth } from '#modules/money/earnings/close-month.ts';
import { estimateMonth } from '#modules/money/earnings/count-month.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { enrollPartner } from '#test/factories/build-partner.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { submissionsWorld, type Submitter } from '#test/support/submissions-world.ts';
import { clockedGraph } from '#test/support/clocked-graph.ts';

const world = clockedGraph('2027-01-02T09:00:00Z');
const { clock } = world;

const CUT = `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) {
  __typename ... on SubmissionSettings { editorCut } ... on UserError { message } } }`;
const PARTS = `mutation($id: ID!, $parts: [StorySplitShareInput!]!) { saveEditorParts(collectionId: $id, parts: $parts) {
  __typename ... on EditorParts { parts { userId percent isOwner } } ... on UserError { message } } }`;
const READ = `query($id: ID!) { collection(id: $id) { editorParts { viewerCanChange parts { userId percent } } } }`;
const SUBMISSION = 'query($id: ID!) { submission(id: $id) { editorCut content { rev } } }';
const EARNED = `query($id: ID!) { user(id: $id) { partnerEarnings { totals { amount } stories { percents }
  asEditor { publicationId stories { percents amounts { amount } } } } } }`;

const answerOf = async (who: Submitter, query: string, variables: Readonly<Record<string, unknown>>) =>
  Object.values(await who.read(query, variables))[0] as Readonly<Record<string, unknown>>;
const setCut = (who: Submitter, collectionId: string, editorCut: number) =>
  answerOf(who, CUT, { input: { collectionId, editorCut } });
const setParts = (who: Submitter, id: string, given: Readonly<Record<string, number>>) =>
  answerOf(who, PARTS, { id, parts: Object.entries(given).map(([userId, percent]) => ({ userId, percent })) });

test('rule 223: the owner alone sets what editors get, from 0 to 20 percent', async () => {
  const { publication, staff } = submissionsWorld(world);
  const { id, owner } = await publication();
  const editor = await staff(id, 'editor');
  expect(await setCut(owner, id, 20)).toEqual({ __typename: 'SubmissionSettings', editorCut: 20 });
  for (const wrong of [21, -1]) expect(await setCut(owner, id, wrong)).toMatchObject({ __typename: 'BadRequest' });
  expect(await setCut(editor, id, 0)).toMatchObject({ __typename: 'Forbidden' });
  // What an editor leaves as it is is no change.
  expect(await setCut(editor, id, 20)).toMatchObject({ editorCut: 20 });
  const writer = await staff(id, 'writer');
  expect(await setCut(writer, id, 20)).toMatchObject({ __typename: 'Forbidden' });
});

test('rule 223: a part is for editors; the owner names them, has the rest, and nobody outside sees it', async () => {
  const { publication, staff, person } = submissionsWorld(world);
  const { id, owner } = await publication();
  const [editor, writer, stranger] = [await staff(id, 'editor'), await staff(id, 'writer'), await person()];
  expect(await setParts(owner, id, { [editor.personId]: 35 })).toMatchObject({
    parts: [
      { userId: owner.personId, percent: 65, isOwner: true },
      { userId: editor.personId, percent: 35, isOwner: false },
    ],
  });
  expect(await setParts(owner, id, { [editor.personId]: 101 })).toMatchObject({ __typename: 'BadRequest' });
  for (const { personId } of [writer, stranger, owner])
    expect(await setParts(owner, id, { [personId]: 10 })).toMatchObject({ __typename: 'BadRequest' });
  for (const who of [editor, writer, stranger])
    expect(await setParts(who, id, { [editor.personId]: 100 })).toMatchObject({ __typename: 'Forbidden' });
  const seen = async (who: Submitter) => (await answerOf(who, READ, { id }))['editorParts'];
  expect(await seen(editor)).toMatchObject({ viewerCanChange: false });
  for (const who of [writer, stranger]) expect(await seen(who)).toBeNull();
});

/** A story that an editor accepted and published, with what its writer agreed to. */
async function placed(writer: Submitter, editor: Submitter, publicationId: string, editorCut: number) {
  const storyId = await writer.write('On shares');
  const { id } = await writer.submit(storyId, publicationId, { editorCut });
  const { content } = await answerOf(editor, SUBMISSION, { id });
  const { rev: baseRev } = content as { readonly rev: number };
  expect(await editor.act('accept', { input: { id, baseRev, publishNow: true } })).toMatchObject({
    status: 'ACCEPTED',
  });
  return { storyId, submissionId: id };
}

test('rule 223: what a writer agreed to stays as it was, whatever is set later', async () => {
  const { publication, staff, person } = submissionsWorld(world);
  const { id, owner } = await publication();
  const editor = await staff(id, 'editor');
  const writer = await person();
  await setCut(owner, id, 10);
  expect(await writer.submit(await writer.write('Too cheap'), id, { editorCut: 0 })).toMatchObject({
    __typename: 'Conflict',
  });
  const { submissionId } = await placed(writer, editor, id, 10);
  await setCut(owner, id, 20);
  expect(await answerOf(writer, SUBMISSION, { id: submissionId })).toMatchObject({ editorCut: 10 });
});

/** 5 dollars less what the provider keeps, and of it what writers get, in cents. */
const PART = Math.floor((500 - 15 - 30) * 0.6);
async function readAt(storyId: string, at: string): Promise<void> {
  const personId = await buildPerson(world.context);
  await buildCharge(world.context, { personId, at: `${at.slice(0, 10)}T00:10:00Z` });
  await buildMemberVisit(world.context, { personId, storyId, at });
}
const balanceOf = ({ personId }: Submitter) => readBalance(world.database, { kind: 'writer', owner: personId }, 'USD');

test('rule 223: editors are paid apart while the story is there; whoever leaves the staff keeps what they earned', async () => {
  clock.set('2027-02-01T09:00:00Z');
  const { publication, staff, person } = submissionsWorld(world);
  const { id, owner } = await publication();
  const [editor, writer] = [await staff(id, 'editor'), await person()];
  for (const who of [owner, editor, writer]) await enrollPartner(world.context, who.personId, '2027-01-01T00:00:00Z');
  await setCut(owner, id, 20);
  await setParts(owner, id, { [editor.personId]: 75 });
  const { storyId } = await placed(writer, editor, id, 20);
  await readAt(storyId, '2027-02-05T10:00:00Z');
  clock.set('2027-02-06T03:11:00Z');
  await estimateMonth(world.context);
  expect(await answerOf(editor, EARNED, { id: editor.personId })).toMatchObject({
    partnerEarnings: {
      totals: [{ amount: Math.floor(PART * 0.15) }],
      stories: [],
      asEditor: [{ publicationId: id }],
    },
  });
  expect(await answerOf(writer, EARNED, { id: writer.personId })).toMatchObject({
    partnerEarnings: { totals: [{ amount: Math.floor(PART * 0.8) }], asEditor: [] },
  });
  const off = 'delete from publication_member where publication_id = $1 and person_id = $2';
  await world.database.query('test_off', off, [id, editor.personId]);
  await readAt(storyId, '2027-02-07T10:00:00Z');
  clock.set('2027-02-07T03:11:00Z');
  await estimateMonth(world.context);
  await world.database.query('test_leave', 'update story set publication_id = null where id = $1', [storyId]);
  clock.set('2027-02-10T03:11:00Z');
  await readAt(storyId, '2027-02-10T02:00:00Z');
  await estimateMonth(world.context);
  clock.set('2027-03-05T05:31:00Z');
  await closeDueMonths(world.context);
  // First a quarter of it to the owner, then all; on the 10th the story stood there no more.
  expect(await balanceOf(editor)).toBe(Math.floor(PART * 0.15));
  expect(await balanceOf(owner)).toBe(Math.floor(PART * (0.05 + 0.2)));
  expect(await balanceOf(writer)).toBe(Math.floor(PART * (0.8 + 0.8 + 1)));
  expect((await recomputeMonth(world.context, '2027-02'))?.isSame).toBe(true);
});
