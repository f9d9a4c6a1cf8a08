import { createHash, randomBytes } from 'node:crypto';
import type { Answer } from './ask.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

type GraphAnswer = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

/** Asks the graph in the name of somebody: a session's headers, or those of a bearer token. */
export async function askGraph(
  program: TestProgram,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: object = {},
): Promise<GraphAnswer> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers, body });
  return JSON.parse(answer.text) as GraphAnswer;
}

export type TestApp = { readonly id: string; readonly secret: string | undefined };

/** An app of somebody's. */
export async function makeApp(
  program: TestProgram,
  owner: SignedIn,
  redirectAddresses: readonly string[],
  isPublic = false,
): Promise<TestApp> {
  const query = `mutation ($input: OAuthAppInput!, $isPublic: Boolean!) { createOAuthApp(input: $input, isPublic: $isPublic) {
    ... on MadeOAuthApp { secret app { id } } ... on UserError { message } } }`;
  const input = { name: 'Notes', description: 'Keeps notes.', redirectAddresses };
  const { data } = await askGraph(program, owner.headers, query, { input, isPublic });
  const made = data?.['createOAuthApp'] as { app?: { id: string }; secret?: string | null; message?: string };
  if (made.app === undefined) throw new Error(made.message);
  return { id: made.app.id, secret: made.secret ?? undefined };
}

export type Proof = { readonly verifier: string; readonly challenge: string };

export function makeProof(): Proof {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The query of `/m/oauth/authorize`; an `undefined` value leaves a parameter out. */
export function requestOf(
  app: TestApp,
  redirectAddress: string,
  proof: Proof,
  change: Readonly<Record<string, string | undefined>> = {},
): string {
  const all: Readonly<Record<string, string | undefined>> = {
    client_id: app.id,
    redirect_uri: redirectAddress,
    response_type: 'code',
    scope: 'read',
    state: 'a state',
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
    ...change,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, value);
  return query.toString();
}

/** Where the browser goes after somebody allowed the request or did not; a sentence where neither can be. */
export async function decide(
  program: TestProgram,
  person: SignedIn,
  query: string,
  isAllowed = true,
): Promise<URL | string> {
  const text = `mutation ($query: String!, $isAllowed: Boolean!) { authorizeApp(query: $query, isAllowed: $isAllowed) {
    ... on AuthorizationDecision { redirectTo } ... on UserError { message } } }`;
  const { data, errors } = await askGraph(program, person.headers, text, { query, isAllowed });
  const answer = data?.['authorizeApp'] as { redirectTo?: string; message?: string } | undefined;
  if (answer?.redirectTo !== undefined) return new URL(answer.redirectTo);
  return answer?.message ?? errors?.[0]?.extensions?.code ?? '';
}

/** The code that somebody's browser brings to the app. */
export async function codeFor(program: TestProgram, person: SignedIn, query: string): Promise<string> {
  const redirect = await decide(program, person, query);
  if (typeof redirect === 'string') throw new Error(redirect);
  return redirect.searchParams.get('code') ?? '';
}

export type Tokens = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly error?: string;
};

/** Asks the token endpoint, or with `path` the one that takes tokens back. */
export function askTokens(
  program: TestProgram,
  fields: Readonly<Record<string, string | undefined>>,
  ways: { readonly path?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
  return program.ask(ways.path ?? '/m/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ways.headers },
    body: body.toString(),
  });
}
