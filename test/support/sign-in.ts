import { createHash } from 'node:crypto';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { SignInMethod, SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import type { Answer, Ask } from './ask.ts';

/** What signing in needs of a program. */
export type SignInProgram = {
  readonly context: CommandContext;
  readonly url: string;
  readonly ask: (target: string, options?: Ask) => Promise<Answer>;
};

export type SignedIn = {
  readonly personId: string;
  /** The value of the `Cookie` header: session and visitor. */
  readonly cookie: string;
  readonly xsrf: string;
  /** Of a change through the graph: cookie, token and content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** For `context.addCookies` of the browser, as the server would set them. */
  readonly cookies: readonly {
    readonly name: string;
    readonly value: string;
    readonly url: string;
    readonly httpOnly: true;
    readonly sameSite: 'Lax';
  }[];
};

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Signs a person in as a browser would be, by a login token: a new one with a verified address where none is given, and
 * on the staff where a role is.
 */
export async function signIn(
  program: SignInProgram,
  options: { readonly person?: string; readonly method?: SignInMethod; readonly role?: PlatformRole } = {},
): Promise<SignedIn> {
  const personId = options.person ?? (await buildReader(program.context));
  const visitor = await openVisitor(program);
  const token = await tokenFor(program, visitor.cookie, { personId, method: options.method });
  const answer = await program.ask(callbackPath(token), { headers: { cookie: visitor.cookie } });
  const session = cookiesOf(answer).find((pair) => pair.startsWith('session=') || pair.startsWith('__Host-session='));
  if (session === undefined) throw new Error(`The sign-in answered ${answer.status} ${answer.headers.location ?? ''}`);
  const cookie = `${session}; ${visitor.cookie}`;
  const { xsrf } = await openVisitor(program, cookie);
  if (options.role !== undefined) await changeRole(program.context, { personId, role: options.role, isGranted: true });
  return {
    personId,
    cookie,
    xsrf,
    headers: { cookie, 'x-xsrf-token': xsrf, ...JSON_TYPE },
    cookies: cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      return { name, value, url: program.url, httpOnly: true, sameSite: 'Lax' };
    }),
  };
}

/** A browser that is signed out: its cookie, and the token that its changes need. */
export async function openVisitor(
  { ask }: Pick<SignInProgram, 'ask'>,
  cookie?: string,
): Promise<{ readonly cookie: string; readonly xsrf: string; readonly headers: Readonly<Record<string, string>> }> {
  const headers = { ...JSON_TYPE, ...(cookie === undefined ? {} : { cookie }) };
  const answer = await ask('/_/visitor', { method: 'POST', body: '{}', headers });
  const { xsrf } = JSON.parse(answer.text) as { readonly xsrf: string };
  const held = [cookie, ...cookiesOf(answer)].filter((one) => one !== undefined).join('; ');
  return { cookie: held, xsrf, headers: { cookie: held, 'x-xsrf-token': xsrf, ...JSON_TYPE } };
}

/** A login token for the browser of a cookie, as any way of signing in ends with. */
export function tokenFor(
  { context }: Pick<SignInProgram, 'context'>,
  cookie: string,
  proven: {
    readonly personId: string;
    readonly method?: SignInMethod | undefined;
    readonly operation?: SignInOperation;
    readonly redirect?: string;
  },
): Promise<string> {
  return issueLoginToken(
    { ...context, browser: browserOf(cookie) },
    { method: 'email', operation: 'login', redirect: '/', ...withoutUndefined(proven), personId: proven.personId },
  );
}

/** The browser that a cookie stands for, as commands know it. */
export function browserOf(cookie: string): Browser {
  const value = /(?:^|; )(?:__Host-)?visitor=([^;]*)/.exec(cookie)?.[1] ?? '';
  const visitorHash = createHash('sha256').update(value).digest('hex');
  return { visitorHash, userAgent: '', network: '127.0.0.1', country: null };
}

/** Where a login token leads. */
export function callbackPath(token: string): string {
  return `/m/callback/authenticate?token=${token}&state=medium&operation=login`;
}

/** `name=value` of each cookie that an answer sets and does not take away. */
export function cookiesOf(answer: Answer): readonly string[] {
  const pairs = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('='));
}

let count = 0;

async function buildReader(context: CommandContext): Promise<string> {
  count += 1;
  const personId = await buildPerson(context, { username: `reader${count}`, name: `Reader Number ${count}` });
  await context.database.kysely
    .insertInto('email_address')
    .values({
      address: `reader${count}@mail.example`,
      person_id: personId,
      is_verified: true,
      created_at: context.clock.now(),
    })
    .execute();
  return personId;
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}
