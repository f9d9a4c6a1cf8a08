import { askGraph } from '#test/support/oauth-world.ts';
import { cookiesOf, openVisitor, type SignedIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';

const IMPERSONATE = `mutation ($id: ID!, $reason: String!) { result: impersonateUser(userId: $id, reason: $reason) {
  __typename ... on ImpersonationAsked { path } ... on UserError { message } } }`;

/** What asking for it comes to: the path that begins it, or what was said instead. */
export async function askToLook(
  program: TestProgram,
  staff: Pick<SignedIn, 'headers'>,
  personId: string,
  reason = 'They see an empty page.',
): Promise<{ readonly path?: string; readonly said: string }> {
  const { data, errors } = await askGraph(program, staff.headers, IMPERSONATE, { id: personId, reason });
  const result = (data?.['result'] ?? {}) as { __typename?: string; path?: string; message?: string };
  const said = result.message ?? result.__typename ?? String(errors?.[0]?.extensions?.['code']);
  return { said, ...(result.path !== undefined && { path: result.path }) };
}

export type Looking = {
  /** Of whoever works for the site, with the one that looks. */
  readonly cookie: string;
  /** What stands in every page of it. */
  readonly xsrf: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of what a browser opens. */
  readonly browser: Readonly<Record<string, string>>;
};

/** What programs open is counted, and nobody's. */
const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Begins to look at the site as somebody. */
export async function lookAs(program: TestProgram, staff: SignedIn, personId: string): Promise<Looking> {
  const { path, said } = await askToLook(program, staff, personId);
  if (path === undefined) throw new Error(said);
  const begun = await program.ask(path, { headers: { cookie: staff.cookie } });
  const look = cookiesOf(begun).find((pair) => /^(?:__Host-)?impersonation=/.test(pair));
  if (look === undefined) throw new Error(`It answered ${begun.status}.`);
  const cookie = `${staff.cookie}; ${look}`;
  const { xsrf } = await openVisitor(program, cookie);
  const browser = { ...AGENT, cookie };
  return { cookie, xsrf, browser, headers: { ...browser, 'x-xsrf-token': xsrf, 'content-type': 'application/json' } };
}
