import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

type Values = Readonly<Record<string, unknown>>;
export type SubmissionAnswer = {
  readonly __typename: string;
  readonly id?: string;
  readonly status?: string;
  readonly message?: string;
  readonly content?: { readonly rev: number } | null;
};

const FIELDS = '{ __typename ... on Submission { id status } ... on UserError { message } }';
const one = (field: string) => `mutation($id: ID!) { ${field}(id: $id) ${FIELDS} }`;

const documents = {
  submit: `mutation($input: SubmitPostInput!) { submitPost(input: $input) ${FIELDS} }`,
  take: one('takeSubmission'),
  ask: `mutation($id: ID!, $note: String!) { requestSubmissionChanges(id: $id, note: $note) ${FIELDS} }`,
  accept: `mutation($input: AcceptSubmissionInput!) { acceptSubmission(input: $input) ${FIELDS} }`,
  decline: `mutation($id: ID!, $reason: SubmissionDeclineReason!) { declineSubmission(id: $id, reason: $reason) ${FIELDS} }`,
  suggest: `mutation($input: SuggestSubmissionEditsInput!) { suggestSubmissionEdits(input: $input) ${FIELDS} }`,
  answer: `mutation($suggestionId: ID!, $parts: [ID!], $isTaken: Boolean!) {
    answerSubmissionSuggestion(suggestionId: $suggestionId, parts: $parts, isTaken: $isTaken) ${FIELDS} }`,
  undoAnswer: `mutation($suggestionId: ID!, $parts: [ID!]!) {
    undoSubmissionSuggestionAnswer(suggestionId: $suggestionId, parts: $parts) ${FIELDS} }`,
  takeBack: `mutation($suggestionId: ID!) { withdrawSubmissionSuggestion(suggestionId: $suggestionId) ${FIELDS} }`,
  note: `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) ${FIELDS} }`,
  resubmit: `mutation($id: ID!, $note: String) { resubmitSubmission(id: $id, note: $note) ${FIELDS} }`,
  withdraw: one('withdrawSubmission'),
  nudge: one('nudgeSubmission'),
} as const;

const SAVE = `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) {
  __typename ... on UserError { message } } }`;
const plainSettings = {
  accepts: 'BOTH',
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
};

/** What somebody who is signed in asks the endpoint of a program for. */
export async function askGraph<Answer = SubmissionAnswer>(
  program: TestProgram,
  { headers }: SignedIn,
  query: string,
  variables: Values,
) {
  const body = JSON.stringify({ query, variables });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers, body });
  const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, Answer>> };
  if (data === undefined) throw new Error(text);
  return data;
}

/** What somebody does about a submission, over the endpoint. */
export async function actOn(program: TestProgram, person: SignedIn, deed: keyof typeof documents, variables: Values) {
  const [answer] = Object.values(await askGraph(program, person, documents[deed], variables));
  if (answer === undefined) throw new Error('No answer');
  return answer;
}

/** A publication with an owner who is signed in, and what it takes: of anybody, unless said otherwise. */
export async function openPublication(
  program: TestProgram,
  { name, slug, ...settings }: Values & { readonly name: string; readonly slug: string },
) {
  const { context } = program;
  const id = await buildPublication(context, { name, slug });
  const owner = await signIn(program);
  await appointMember(context, { publicationId: id, personId: owner.personId, role: 'owner' });
  const input = { ...plainSettings, collectionId: id, openTo: 'EVERYONE', ...settings };
  const { updateSubmissionSettings: saved } = await askGraph(program, owner, SAVE, { input });
  if (saved?.__typename !== 'SubmissionSettings') throw new Error(saved?.message);
  return { id, slug, name, owner };
}

const REV = 'query($id: ID!) { submission(id: $id) { id content { rev } } }';

/** The revision that an editor reads, to accept it. */
export async function readRevision(program: TestProgram, editor: SignedIn, id: string): Promise<number> {
  const { submission } = await askGraph(program, editor, REV, { id });
  return submission?.content?.rev ?? 0;
}
