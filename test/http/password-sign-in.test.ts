import { beforeEach, describe, expect, test } from 'vitest';
import { stepOf, totpCode } from '#modules/identity/two-factor/totp-code.ts';
import type { Answer } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';
import { callbackPath, cookiesOf, openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const PASSWORD = 'a blue horse in the rain';
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signInWithPassword(email: $email, password: $password) { __typename ... on Token { value }
    ... on SignInRefusal { code message failCount lockedOutUntil } ... on RateLimited { message retryAfter } } }`;

type Refusal = {
  readonly __typename: string;
  readonly code?: string;
  readonly failCount?: number;
  readonly value?: string;
};
type Headers = Readonly<Record<string, string>>;
const program = await openProgram({ servers: 2, withWorld: false });
// Limits count by this clock, and failures by the day.
beforeEach(() => program.clock.advance(2 * 86_400_000));

async function post(body: unknown, headers: Headers, server = 0): Promise<Answer> {
  return await program.ask('/_/graphql', { method: 'POST', body: JSON.stringify(body), headers, server });
}
async function graph<Data>(query: string, headers: Headers, variables: unknown = {}): Promise<Data> {
  const { text } = await post({ query, variables }, headers);
  const { data, errors } = JSON.parse(text) as { readonly data: Data; readonly errors?: unknown };
  if (errors !== undefined) throw new Error(text);
  return data;
}
async function addressOf({ personId }: SignedIn): Promise<string> {
  const { kysely } = program.context.database;
  const query = kysely.selectFrom('email_address').select('address').where('person_id', '=', personId);
  return (await query.executeTakeFirstOrThrow()).address;
}
async function memberWithPassword(): Promise<SignedIn & { readonly email: string }> {
  const person = await signIn(program);
  const set = `mutation { setPassword(password: "${PASSWORD}") { __typename ... on AccountSecurity { hasPassword } } }`;
  expect(await graph(set, person.headers)).toEqual({
    setPassword: { __typename: 'AccountSecurity', hasPassword: true },
  });
  return { ...person, email: await addressOf(person) };
}
async function tryPassword(email: string, password: string, headers: Headers): Promise<Refusal> {
  const data = await graph<{ signInWithPassword: Refusal }>(SIGN_IN, headers, { email, password });
  return data.signInWithPassword;
}

describe('IDEN-5: password and second factor from outside', () => {
  test('a password leads through the callback to a session', async () => {
    const { email } = await memberWithPassword();
    const visitor = await openVisitor(program);
    const token = await tryPassword(email, PASSWORD, visitor.headers);
    const answer = await program.ask(callbackPath(token.value ?? ''), { headers: { cookie: visitor.cookie } });
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer)[0]).toMatch(/^session=t/);
  });

  test('wrong, unknown and without a password: the same bytes and headers', async () => {
    const { email } = await memberWithPassword();
    const without = await addressOf(await signIn(program));
    const answers: unknown[] = [];
    for (const address of [email, without, 'nobody@mail.example']) {
      const visitor = await openVisitor(program);
      const variables = { email: address, password: 'wrong' };
      const { text, status, headers } = await post({ query: SIGN_IN, variables }, visitor.headers);
      const { date: _date, 'x-request-id': _id, 'server-timing': _timing, ...rest } = headers;
      answers.push({ text, status, rest });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('without proof against forgery nothing is tried, and settings need to be signed in', async () => {
    const { email } = await memberWithPassword();
    const visitor = await openVisitor(program);
    const { 'x-xsrf-token': _token, ...bare } = visitor.headers;
    const variables = { email, password: 'wrong' };
    expect((await post({ query: SIGN_IN, variables }, bare)).status).toBe(403);
    expect(await tryPassword(email, 'wrong', visitor.headers)).toMatchObject({ failCount: 1 });
    const { text } = await post({ query: 'mutation { removePassword { __typename } }' }, visitor.headers);
    expect(text).toContain('FORBIDDEN');
  });

  test('batches and aliases count each try, over two servers', async () => {
    const { email } = await memberWithPassword();
    const visitor = await openVisitor(program);
    const one = { query: SIGN_IN, variables: { email, password: 'wrong' } };
    const answers = await Promise.all(
      [0, 1, 0, 1, 0].map((server) =>
        post(
          Array.from({ length: 10 }, () => one),
          visitor.headers,
          server,
        ),
      ),
    );
    const tries = answers.flatMap(({ text }) => JSON.parse(text) as { data: { signInWithPassword: Refusal } }[]);
    const codes = tries.map(({ data }) => data.signInWithPassword.code);
    expect(codes.filter((code) => code === 'InvalidPassword')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PasswordSoftLockout')).toHaveLength(45);
    const other = await memberWithPassword();
    const alias = (index: number): string =>
      `a${index}: signInWithPassword(email: "${other.email}", password: "wrong") { ... on SignInRefusal { code } }`;
    const aliases = Array.from({ length: 8 }, (_item, index) => alias(index)).join('\n');
    const data = await graph<Record<string, Refusal>>(`mutation { ${aliases} }`, visitor.headers);
    expect(Object.values(data).filter(({ code }) => code === 'InvalidPassword')).toHaveLength(5);
    const counted = await program.context.database.kysely.selectFrom('sign_in_attempt').select('id').execute();
    expect(counted.length).toBeGreaterThanOrEqual(58);
  });

  test('with an authenticator app the callback asks for the second step, and its code ends it', async () => {
    const person = await memberWithPassword();
    const start = 'mutation { startAuthenticatorApp { ... on AuthenticatorSetup { secret uri qrSvg } } }';
    const { startAuthenticatorApp: setup } = await graph<{ startAuthenticatorApp: { secret: string } }>(
      start,
      person.headers,
    );
    const secret = fromBase32(setup.secret);
    const code = (): string => totpCode(secret, stepOf(program.clock.now()));
    const confirm =
      'mutation($code: String!) { confirmAuthenticatorApp(code: $code) { ... on RecoveryCodes { codes } } }';
    const confirmed = await graph<{ confirmAuthenticatorApp: { codes: string[] } }>(confirm, person.headers, {
      code: code(),
    });
    expect(confirmed.confirmAuthenticatorApp.codes).toHaveLength(10);
    const seen =
      '{ viewer { security { hasPassword passwordMinimum isTwoFactorOn hasAuthenticatorApp asksForPasskey recoveryCodesLeft arePasskeysPossible passkeys { id } } } }';
    expect(await graph(seen, person.headers)).toEqual({
      viewer: {
        security: {
          hasPassword: true,
          passwordMinimum: 8,
          isTwoFactorOn: true,
          hasAuthenticatorApp: true,
          asksForPasskey: false,
          recoveryCodesLeft: 10,
          arePasskeysPossible: false,
          passkeys: [],
        },
      },
    });
    program.clock.advance(60_000);
    const visitor = await openVisitor(program);
    const token = await tryPassword(person.email, PASSWORD, visitor.headers);
    const first = await program.ask(callbackPath(token.value ?? ''), { headers: { cookie: visitor.cookie } });
    expect(first.headers.location).toContain('/m/signin?step=ENTER_TWO_FACTOR');
    expect(cookiesOf(first).join()).not.toContain('session=');
    const verify = `mutation($code: String!) { verifyTwoFactorCode(code: $code) { __typename ... on Token { value } ... on SignInRefusal { code } } }`;
    const wrong = await graph<{ verifyTwoFactorCode: Refusal }>(verify, visitor.headers, { code: 'abcdef' });
    expect(wrong.verifyTwoFactorCode.code).toBe('InvalidTwoFactorAuthCode');
    const right = await graph<{ verifyTwoFactorCode: Refusal }>(verify, visitor.headers, { code: code() });
    const second = await program.ask(callbackPath(right.verifyTwoFactorCode.value ?? ''), {
      headers: { cookie: visitor.cookie },
    });
    expect(cookiesOf(second)[0]).toMatch(/^session=t/);
  });

  test('nobody sees the security of somebody else', async () => {
    const [person, other] = [await memberWithPassword(), await signIn(program)];
    const query = 'query($id: ID!) { user(id: $id) { security { hasPassword } } }';
    expect(await graph(query, person.headers, { id: person.personId })).toEqual({
      user: { security: { hasPassword: true } },
    });
    expect(await graph(query, other.headers, { id: person.personId })).toEqual({ user: { security: null } });
  });
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
