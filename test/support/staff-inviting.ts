import type { SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

type Data = Readonly<Record<string, unknown>> & { readonly message?: string };
type Answer = { readonly data: { readonly answer: Data | null } | null; readonly code: string | undefined };

/** Asks the graph as somebody who is signed in; what it answers is called `answer`. */
export async function askAs(program: TestProgram, who: SignedIn, query: string, variables: object): Promise<Answer> {
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
export const ANSWER = `mutation($id: ID!, $token: String, $role: AssignableStaffRole!, $accept: Boolean!) {
  answer: answerStaffInvitation(id: $id, token: $token, role: $role, accept: $accept) {
    ... on Collection { viewerEdge { viewerStaffRole } viewerCan { submitStories editSettings } } ... on UserError { message } } }`;
