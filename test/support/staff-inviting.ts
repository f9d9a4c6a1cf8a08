import type { StaffRole } from '#modules/ground/viewer.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { linkOf, readMail } from './read-mail.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

type Data = Readonly<Record<string, unknown>> & { readonly message?: string };
type Answer = { readonly data: { readonly answer: Data | null } | null; readonly code: string | undefined };

/** Asks the graph as somebody who is signed in; what it answers is called `answer`. */
async function askAs(program: TestProgram, who: SignedIn, query: string, variables: object): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  const { data, errors } = JSON.parse(answer.text) as {
    data: Answer['data'];
    errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code };
}

const OPEN = `... on Collection { staffInvitations { id role address isExpired isInviterGone user { id } } staffInvitesLeft { left } } ... on UserError { message }`;
export const INVITE = `mutation($input: InviteToStaffInput!) { answer: inviteToCollectionStaff(input: $input) { ${OPEN} } }`;
export const RESEND = `mutation($id: ID!) { answer: resendStaffInvitation(id: $id) { ${OPEN} } }`;
export const WITHDRAW = `mutation($id: ID!) { answer: withdrawStaffInvitation(id: $id) { ${OPEN} } }`;
export const BLOCK = 'mutation($id: ID!) { answer: blockUser(targetUserId: $id) { __typename } }';
const ANSWER = `mutation($id: ID!, $token: String, $role: AssignableStaffRole!, $accept: Boolean!) {
  answer: answerStaffInvitation(id: $id, token: $token, role: $role, accept: $accept) {
    ... on Collection { viewerEdge { viewerStaffRole } viewerCan { submitStories editSettings } } ... on UserError { message } } }`;

type Role = 'EDITOR' | 'WRITER';
export type SentInvitation = {
  readonly id: string;
  readonly role: string;
  readonly address: string | null;
  readonly isExpired: boolean;
  readonly isInviterGone: boolean;
  readonly user: { readonly id: string } | null;
};

/** Publications whose owners invite people, and people who answer what they were mailed. */
export function staffInviting(programOf: () => TestProgram) {
  const ask = (who: SignedIn, query: string, variables: object) => askAs(programOf(), who, query, variables);
  let count = 0;

  /** A publication with its owner, who is signed in. */
  const scene = async () => {
    const program = programOf();
    count += 1;
    const name = `Paper ${count}`;
    const publicationId = await buildPublication(program.context, { slug: `paper-${count}`, name });
    const member = async (role: StaffRole): Promise<SignedIn> => {
      const { personId } = await signIn(program);
      await appointMember(program.context, { publicationId, personId, role });
      return signIn(program, { person: personId });
    };
    const owner = await member('owner');
    const invite = async (who: SignedIn, to: string, role: Role = 'WRITER', replaces?: Role) => {
      const { data, code } = await ask(who, INVITE, { input: { collectionId: publicationId, to, role, replaces } });
      const open = (data?.answer?.['staffInvitations'] ?? []) as SentInvitation[];
      return { code, message: data?.answer?.message, open };
    };
    const roleOf = async (personId: string) =>
      program.context.database.kysely
        .selectFrom('publication_member')
        .select('role')
        .where('publication_id', '=', publicationId)
        .where('person_id', '=', personId)
        .executeTakeFirst();
    return { publicationId, name, owner, member, invite, roleOf };
  };

  const usernameOf = async (personId: string) => {
    const { kysely } = programOf().context.database;
    const found = kysely.selectFrom('person').select('username').where('id', '=', personId);
    return (await found.executeTakeFirstOrThrow()).username;
  };

  /** The link of the newest mail to an address. */
  const linkTo = async (address: string): Promise<URL> => {
    const mail = (await readMail(programOf().context)).findLast(({ to }) => to === address);
    if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
    return linkOf(mail);
  };

  const given = (link: URL, more: object = {}) => ({
    id: idOf(link),
    token: link.searchParams.get('token'),
    role: 'WRITER',
    accept: true,
    ...more,
  });
  const answer = async (who: SignedIn, link: URL, more: object = {}) =>
    (await ask(who, ANSWER, given(link, more))).data?.answer;
  const openLink = (who: SignedIn, link: URL) =>
    programOf().ask(link.pathname + link.search, { headers: { cookie: who.cookie } });
  return { ask, scene, usernameOf, linkTo, given, answer, openLink };
}

/** Of the invitation that a link leads to. */
export const idOf = (link: URL): string => link.pathname.split('/').at(-1) ?? '';
