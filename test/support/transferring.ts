import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { offerOfLeaving } from '#modules/stories/publication-transfers/offer-of-leaving.ts';
import { reactions } from '#modules/stories/publication-transfers/publication-transfers.jobs.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { cancelSubmissionsOf } from '#modules/stories/submissions/settle-submissions.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { readMail } from './read-mail.ts';
import { runJobs } from './run-jobs.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

export type Data = Readonly<Record<string, unknown>> & { readonly message?: string };

async function askTransfer(
  program: TestProgram,
  who: SignedIn,
  query: string,
  variables: object,
): Promise<Data | string | null> {
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
export const WITHDRAW = `mutation($id: ID!) { answer: withdrawCollectionOwnershipOffer(collectionId: $id) { ${STANDS} } }`;
export const ANSWER = `mutation($id: ID!, $transferId: ID!, $accept: Boolean!) {
  answer: answerCollectionOwnershipOffer(collectionId: $id, transferId: $transferId, accept: $accept) { ${STANDS} } }`;
export const UNDO = `mutation($id: ID!) { answer: undoCollectionTransfer(collectionId: $id) { ${STANDS} } }`;
export const READ = `query($id: ID!) { answer: collection(id: $id) { ${STANDS.split('... on UserError')[0]} } }`;
export const ROLE = `mutation($id: ID!, $userId: ID!) {
  answer: setCollectionStaffRole(collectionId: $id, userId: $userId, role: WRITER) { __typename ... on UserError { message } } }`;
export const REMOVE = `mutation($id: ID!, $userId: ID!) {
  answer: removeCollectionStaff(collectionId: $id, userId: $userId) { __typename ... on UserError { message } } }`;
export const LEAVE =
  'mutation($id: ID!) { answer: leaveCollectionStaff(collectionId: $id) { __typename ... on UserError { message } } }';
export const CONNECT = `mutation($id: ID!) { answer: connectCustomDomain(domain: "read.paper.example", collectionId: $id) { __typename } }`;
export const DELETE_ACCOUNT = 'mutation { answer: deleteAccount { __typename } }';

/** Publications that change hands. */
export function transferring(programOf: () => TestProgram) {
  const ask = (who: SignedIn, query: string, variables: object) => askTransfer(programOf(), who, query, variables);
  /** Reacts to what happened, and does what that leads to. */
  const settle = () => {
    const { context, clock } = programOf();
    // Nothing happens at the moment in which something else does.
    clock.advance(1_000);
    return runJobs(context.database, {
      ...outboxTasks(context.database, reactions(context)),
      'submissions:leave': (leaving) => cancelSubmissionsOf(asProgram(context), leaving),
      'publication-transfers:leave': ({ personId }) => offerOfLeaving(asProgram(context), personId),
    });
  };

  let count = 0;

  /** A publication with its owner and two editors, the first of whom serves longer. */
  const scene = async () => {
    count += 1;
    const name = `Paper ${count}`;
    const id = await buildPublication(programOf().context, { slug: `paper-${count}`, name });
    const member = async (role: StaffRole): Promise<SignedIn> => {
      const { personId } = await signIn(programOf());
      await appointMember(programOf().context, { publicationId: id, personId, role });
      programOf().clock.advance(1_000);
      return signIn(programOf(), { person: personId });
    };
    const [owner, editor, second] = [await member('owner'), await member('editor'), await member('editor')];
    const { kysely } = programOf().context.database;
    const roles = async () => {
      const rows = await kysely.selectFrom('publication_member').selectAll().where('publication_id', '=', id).execute();
      return Object.fromEntries(rows.map((row) => [row.person_id, row.role]));
    };
    const again = (who: SignedIn) => signIn(programOf(), { person: who.personId });
    const offer = async (to: SignedIn, by = owner) => {
      programOf().clock.advance(1_000);
      return ask(by, OFFER, { id, userId: to.personId });
    };
    const transferOf = async (who: SignedIn) => {
      const answer = (await ask(who, READ, { id })) as Data;
      return answer['ownershipTransfer'] as {
        readonly id: string;
        readonly stage: string;
        readonly endedBecause: string;
      } | null;
    };
    const reply = async (who: SignedIn, accept: boolean) => {
      const transferId = (await transferOf(who))?.id ?? '';
      return ask(who, ANSWER, { id, transferId, accept });
    };
    const mails = async () => (await readMail(programOf().context)).filter(({ subject }) => subject.includes(name));
    const address = async ({ personId }: SignedIn) => {
      const row = kysely.selectFrom('email_address').select('address').where('person_id', '=', personId);
      return (await row.executeTakeFirstOrThrow()).address;
    };
    return { id, name, owner, editor, second, member, roles, offer, transferOf, reply, again, mails, address };
  };
  return { ask, settle, scene };
}

export const hasEnded = (why: keyof typeof messages.ended) => ({ stage: 'ENDED', endedBecause: messages.ended[why] });
