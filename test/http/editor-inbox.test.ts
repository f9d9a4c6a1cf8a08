import { beforeAll, expect, test } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let [editor, writer]: SignedIn[] = [];
beforeAll(async () => {
  editor = await staffOf('editor');
  writer = await staffOf('writer');
});

const PAGE = '/harbour/manage/inbox';

async function staffOf(role: 'editor' | 'writer'): Promise<SignedIn> {
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role });
  return signIn(program, { person: personId });
}

const look = (path: string, who: Pick<SignedIn, 'headers'> | undefined) =>
  program.ask(path, { headers: { cookie: who?.headers['cookie'] ?? '' } });

async function ask(who: SignedIn | undefined, query: string, variables: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ query, variables });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers: who?.headers ?? {}, body });
  const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> };
  return (Object.values(data ?? {})[0] ?? {}) as Record<string, unknown>;
}

const ANSWER = '{ __typename ... on Submission { id status } ... on UserError { message } }';

/** A draft of the publication's writer that waits there. */
async function submitted(title: string): Promise<string> {
  const { id: postId } = await ownStories(program.context, writer?.personId ?? '').draft(title);
  program.clock.advance(1_000);
  const input = { postId, collectionId: program.world.publications.harbour, editorCut: 0 };
  const { id } = await ask(writer, `mutation($input: SubmitPostInput!) { submitPost(input: $input) ${ANSWER} }`, {
    input,
  });
  return String(id);
}

test('PUB-5: owner and editors read what was submitted; writers and strangers find nothing, visitors sign in', async () => {
  const id = await submitted('Lighthouses');
  const owner = await signIn(program, { person: program.world.people.bela });
  for (const who of [owner, editor]) {
    const list = await look(PAGE, who);
    expect(list.status).toBe(200);
    expect(list.headers['cache-control']).toContain('no-store');
    expect(list.text).toContain('>Lighthouses</a>');
    const one = await look(`${PAGE}?p=${id}`, who);
    expect(one.status).toBe(200);
    expect(one.text).toContain('The words of Lighthouses.');
    expect(one.text).toContain('name="robots" content="noindex"');
  }
  const suspended = await staffOf('editor');
  await suspendPerson(program.context, { personId: suspended.personId, rule: 'SPAM', reason: 'Spam' });
  for (const who of [writer, await signIn(program), suspended]) {
    for (const path of [PAGE, `${PAGE}?p=${id}`]) {
      const answer = await look(path, who);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('>Lighthouses<');
    }
  }
  const visitor = await look(`${PAGE}?p=${id}`, await openVisitor(program));
  expect([visitor.status, visitor.headers.location]).toEqual([302, expect.stringContaining('/m/signin')]);
});

test('PUB-5: what is nowhere, or with another publication, is not found in this one', async () => {
  const id = await submitted('Buoys');
  const ada = await signIn(program, { person: program.world.people.ada });
  expect((await look(`/field-notes/manage/inbox?p=${id}`, ada)).status).toBe(404);
  expect((await look(`${PAGE}?p=000000000000`, editor)).status).toBe(404);
  const both = await staffOf('editor');
  const other = {
    publicationId: program.world.publications['field-notes'],
    personId: both.personId,
    role: 'editor',
  } as const;
  await appointMember(program.context, other);
  const again = await signIn(program, { person: both.personId });
  expect((await look(`/field-notes/manage/inbox?p=${id}`, again)).status).toBe(404);
  expect((await look(`${PAGE}?p=${id}`, again)).status).toBe(200);
});

test('PUB-5: what an editor cannot do is refused with its sentence', async () => {
  const id = await submitted('Piers');
  const refused: readonly (readonly [SignedIn | undefined, string, object, object])[] = [
    [
      editor,
      `mutation($id: ID!, $userId: ID) { assignSubmission(id: $id, userId: $userId) ${ANSWER} }`,
      { id, userId: writer?.personId },
      { __typename: 'BadRequest', message: 'Choose one of the publication’s editors.' },
    ],
    [
      editor,
      `mutation($id: ID!, $dueOn: String) { setSubmissionDue(id: $id, dueOn: $dueOn) ${ANSWER} }`,
      { id, dueOn: '1999-01-01' },
      { __typename: 'BadRequest', message: 'Choose a day within the next year.' },
    ],
    [
      editor,
      `mutation($id: ID!, $note: String!) { requestSubmissionChanges(id: $id, note: $note) ${ANSWER} }`,
      { id, note: ' ' },
      { __typename: 'BadRequest', message: 'Write something first.' },
    ],
    [
      editor,
      `mutation($id: ID!, $note: String) { declineSubmission(id: $id, reason: NOT_NOW, note: $note) ${ANSWER} }`,
      { id, note: 'x'.repeat(2_001) },
      { __typename: 'BadRequest', message: 'Keep the note to 2000 characters.' },
    ],
    [
      editor,
      `mutation($input: AcceptSubmissionInput!) { acceptSubmission(input: $input) ${ANSWER} }`,
      { input: { id, baseRev: 99 } },
      { __typename: 'Conflict', message: 'The writer changed the story while you were reading. Take another look.' },
    ],
    [
      editor,
      `mutation($id: ID!) { reopenSubmission(id: $id) ${ANSWER} }`,
      { id },
      { __typename: 'Conflict', message: 'This submission has changed since you opened it. Take another look.' },
    ],
    [
      writer,
      `mutation($id: ID!) { takeSubmission(id: $id) ${ANSWER} }`,
      { id },
      expect.objectContaining({ __typename: 'Forbidden' }) as object,
    ],
  ];
  for (const [who, query, variables, answer] of refused)
    expect(await ask(who, query, variables), query).toEqual(answer);
});
