import { beforeEach, describe, expect, test } from 'vitest';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { findPendingSignIn, finishPendingSignIn, holdSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import type { SignInMethod } from '#modules/identity/sign-in/sign-in-method.ts';
import type { Answer } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { browserOf, callbackPath, openVisitor, signIn, tokenFor } from '#test/support/sign-in.ts';

const program = await openProgram();
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const setCookie = (answer: Answer): string => (answer.headers['set-cookie'] ?? []).join('\n');

describe('a sign-in in a browser that the account has not seen', () => {
  const mails = async (personId: string) => {
    const { address } = await program.context.database.kysely
      .selectFrom('email_address')
      .select('address')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    return (await readMail(program.context)).filter(({ to }) => to === address);
  };

  test('is told by mail with the device, once for each browser', async () => {
    const reader = await signIn(program);
    expect(await mails(reader.personId)).toHaveLength(1);
    const again = await tokenFor(program, reader.cookie, { personId: reader.personId });
    await program.ask(callbackPath(again), { headers: { cookie: reader.cookie } });
    expect(await mails(reader.personId)).toHaveLength(1);
    const other = await openVisitor(program);
    const token = await tokenFor(program, other.cookie, { personId: reader.personId });
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await program.ask(callbackPath(token), { headers: { cookie: other.cookie, 'user-agent': agent } });
    expect((await mails(reader.personId)).at(-1)?.text).toContain('Firefox on Linux');
  });

  test('but not to somebody who has just signed up', async () => {
    const reader = await signIn(program);
    const before = (await mails(reader.personId)).length;
    const visitor = await openVisitor(program);
    const token = await tokenFor(program, visitor.cookie, { personId: reader.personId, operation: 'register' });
    await program.ask(callbackPath(token), { headers: { cookie: visitor.cookie } });
    expect(await mails(reader.personId)).toHaveLength(before);
  });
});

describe('the second factor', () => {
  const confirmed = async (): Promise<string> => {
    const { personId } = await signIn(program);
    const row = { person_id: personId, sealed_secret: 'sealed', is_confirmed: true, created_at: program.clock.now() };
    await program.context.database.kysely.insertInto('totp').values(row).execute();
    return personId;
  };
  const use = async (cookie: string, personId: string, method: SignInMethod): Promise<Answer> =>
    program.ask(callbackPath(await tokenFor(program, cookie, { personId, method, redirect: '/@ada' })), {
      headers: { cookie },
    });

  test.each(['email', 'password', 'google', 'apple', 'facebook', 'x'] as const)(
    'is asked for after %s',
    async (method) => {
      const personId = await confirmed();
      const visitor = await openVisitor(program);
      const answer = await use(visitor.cookie, personId, method);
      expect(answer.headers.location).toBe('/m/signin?step=ENTER_TWO_FACTOR&operation=login');
      expect(setCookie(answer)).toBe('');
    },
  );

  test.each(['passkey', 'secondFactor'] as const)('is not asked for after %s', async (method) => {
    const answer = await use((await openVisitor(program)).cookie, await confirmed(), method);
    expect(answer.headers.location).toBe('/@ada');
    expect(setCookie(answer)).toContain('session=t');
  });

  test('is waited for in this browser for ten minutes, for this person, and given once', async () => {
    const personId = await confirmed();
    const [visitor, other] = [await openVisitor(program), await openVisitor(program)];
    await use(visitor.cookie, personId, 'email');
    const contextOf = (cookie: string) => ({ ...program.context, browser: browserOf(cookie) });
    expect(await findPendingSignIn(contextOf(visitor.cookie))).toEqual({ personId });
    expect(await findPendingSignIn(contextOf(other.cookie))).toBeUndefined();
    expect(await finishPendingSignIn(contextOf(visitor.cookie), program.world.people.ada)).toBeUndefined();
    expect(await finishPendingSignIn(contextOf(other.cookie), personId)).toBeUndefined();
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => finishPendingSignIn(contextOf(visitor.cookie), personId)),
    );
    const given = tokens.filter((token) => token !== undefined);
    expect(given).toHaveLength(1);
    const answer = await program.ask(callbackPath(given[0] ?? ''), { headers: { cookie: visitor.cookie } });
    expect(answer.headers.location).toBe('/@ada');
    await use(visitor.cookie, personId, 'email');
    program.clock.advance(600_001);
    expect(await findPendingSignIn(contextOf(visitor.cookie))).toBeUndefined();
    expect(await finishPendingSignIn(contextOf(visitor.cookie), personId)).toBeUndefined();
  });
});

describe('a sign-in that has only begun', () => {
  const begin = async (personId: string) => {
    const visitor = await openVisitor(program);
    const context = { ...program.context, browser: browserOf(visitor.cookie) };
    const token = await tokenFor(program, visitor.cookie, { personId });
    await holdSignIn(context, { personId, operation: 'login', method: 'password', redirect: '/' });
    return async () => [
      setCookie(await program.ask(callbackPath(token), { headers: { cookie: visitor.cookie } })),
      await findPendingSignIn(context),
    ];
  };

  test('ends where its person is signed out everywhere', async () => {
    const { personId } = await signIn(program);
    const goOn = await begin(personId);
    await endAllSessions({ ...program.context, isProgram: true }, personId);
    expect(await goOn()).toEqual(['', undefined]);
  });

  test('ends with the other sessions, and is nobody else’s to end', async () => {
    const [reader, other] = [await signIn(program), await signIn(program)];
    const [goOn, goOnOfOther] = [await begin(reader.personId), await begin(other.personId)];
    const query = 'mutation { endOtherSessions { ... on EndedSessions { count } } }';
    await program.ask('/_/graphql', { method: 'POST', headers: reader.headers, body: JSON.stringify({ query }) });
    expect(await goOn()).toEqual(['', undefined]);
    expect(await goOnOfOther()).toEqual([expect.stringContaining('session=t'), { personId: other.personId }]);
  });
});

describe('rule 144: somebody suspended', () => {
  test('may read, see and end their sessions, and change nothing that says otherwise', async () => {
    const reader = await signIn(program);
    await program.context.database.kysely
      .updateTable('person')
      .set({ state: 'suspended' })
      .where('id', '=', reader.personId)
      .execute();
    const page = await program.ask('/', { headers: { cookie: reader.cookie } });
    expect([page.status, page.text.includes('"isSuspended":true')]).toEqual([200, true]);
    const body = JSON.stringify({ query: 'mutation { endOtherSessions { __typename } }' });
    const ended = await program.ask('/_/graphql', { method: 'POST', headers: reader.headers, body });
    expect(ended.text).toContain('EndedSessions');
  });
});
