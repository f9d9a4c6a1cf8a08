import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';
import { actOn, openPublication } from '#test/support/submitting.ts';

const program = await openProgram({ withWorld: false });

type Answer = { readonly data: { readonly answer: Read } };
type Read = { readonly __typename: string; readonly status?: string; readonly history?: readonly object[] };

const FIELDS = '{ __typename ... on Submission { status history { toStatus } } ... on UserError { message } }';
const OPEN = `mutation($id: ID!) { answer: openSubmission(id: $id) ${FIELDS} }`;
const ASSIGN = `mutation($id: ID!, $userId: ID) { answer: assignSubmission(id: $id, userId: $userId) ${FIELDS} }`;

test('CORE-2, PUB-5: of two changes in one request each answers with all that it did, whichever came first', async () => {
  const { id: collectionId, owner } = await openPublication(program, { name: 'The Lantern', slug: 'the-lantern' });
  const writer = await signIn(program);
  const { id: postId } = await ownStories(program.context, writer.personId).draft('Lamps');
  const { id } = await actOn(program, writer, 'submit', { input: { postId, collectionId, editorCut: 0 } });
  const operations = [
    { query: OPEN, variables: { id } },
    { query: ASSIGN, variables: { id, userId: owner.personId } },
  ];
  const body = JSON.stringify(operations);
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers: owner.headers, body });
  const [, assigned] = JSON.parse(text) as readonly Answer[];
  expect(assigned?.data.answer).toMatchObject({
    status: 'IN_REVIEW',
    history: [{ toStatus: 'OPEN' }, { toStatus: 'TRIAGE' }, { toStatus: 'IN_REVIEW' }],
  });
});
