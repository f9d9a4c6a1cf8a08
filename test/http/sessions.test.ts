import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Ask } from '#test/support/ask.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { openProgram } from '#test/support/open-site.ts';
import { callbackPath, cookiesOf, openVisitor, signIn, type SignedIn, tokenFor } from '#test/support/sign-in.ts';

const DAY = 86_400_000;
const program = await openProgram({ servers: 2 });
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

async function graph<Data>(query: string, headers: Readonly<Record<string, string>>, server = 0): Promise<Data> {
  const body = JSON.stringify({ query });
  const answer = await program.ask('/_/graphql', { method: 'POST', body, headers, server });
  return (JSON.parse(answer.text) as { readonly data: Data }).data;
}

async function isSignedIn({ headers }: Pick<SignedIn, 'headers'>, server = 0): Promise<boolean> {
  return (await graph<{ readonly isLoggedIn: boolean }>('{ isLoggedIn }', headers, server)).isLoggedIn;
}

const setCookie = (answer: Answer): string => (answer.headers['set-cookie'] ?? []).join('\n');

describe('signing in by a login token', () => {
  test('starts a session by a cookie that no script reads and no other site sends', async () => {
    const visitor = await openVisitor(program);
    const personId = program.world.people.ada;
    const token = await tokenFor(program, visitor.cookie, { personId, redirect: '/@bela' });
    const answer = await program.ask(callbackPath(token), { headers: { cookie: visitor.cookie } });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/@bela');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookie(answer)).toMatch(/^session=t[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    const rows = await program.context.database.kysely.selectFrom('session').select('token_hash').execute();
    const value = cookiesOf(answer)[0]?.split('=')[1] ?? 'none';
    expect(JSON.stringify(rows), 'only its hash is stored').not.toContain(value);
  });

  test('somebody new goes to get started, which keeps where they wanted to go', async () => {
    const visitor = await openVisitor(program);
    const proven = { personId: program.world.people.ada, operation: 'register', redirect: '/@bela' } as const;
    const token = await tokenFor(program, visitor.cookie, proven);
    const answer = await program.ask(callbackPath(token), { headers: { cookie: visitor.cookie } });
    expect(answer.headers.location).toBe('/get-started?redirectUrl=%2F%40bela');
  });

  test('of a hundred uses of one token at once one comes through', async () => {
    const visitor = await openVisitor(program);
    const token = await tokenFor(program, visitor.cookie, { personId: program.world.people.bela });
    const uses = Array.from({ length: 100 }, (_use, index) =>
      program.ask(callbackPath(token), { headers: { cookie: visitor.cookie }, server: index % 2 }),
    );
    const answers = await Promise.all(uses);
    expect(answers.filter((answer) => setCookie(answer).includes('session=t'))).toHaveLength(1);
    const others = answers.filter((answer) => !setCookie(answer).includes('session=t'));
    expect(new Set(others.map((answer) => answer.headers.location))).toEqual(
      new Set(['/m/signin?susiEntry=email_login_timeout&operation=login']),
    );
  });

  test('not in another browser, not without one, not after a minute, not by HEAD, and not ahead of the click', async () => {
    const [own, other] = [await openVisitor(program), await openVisitor(program)];
    const token = await tokenFor(program, own.cookie, { personId: program.world.people.ada });
    const uses: readonly Ask[] = [
      { headers: { cookie: other.cookie } },
      {},
      { headers: { cookie: own.cookie }, method: 'HEAD' },
      { headers: { cookie: own.cookie, 'sec-purpose': 'prefetch' } },
      { headers: { cookie: `${own.cookie}; ${other.cookie}` } },
    ];
    for (const use of uses) expect(setCookie(await program.ask(callbackPath(token), use))).not.toContain('session=t');
    program.clock.advance(60_001);
    const late = await program.ask(callbackPath(token), { headers: { cookie: own.cookie } });
    expect(setCookie(late)).not.toContain('session=t');
  });

  test('a session is never one that the browser brought along', async () => {
    const visitor = await openVisitor(program);
    const planted = `session=t${'A'.repeat(43)}`;
    const token = await tokenFor(program, visitor.cookie, { personId: program.world.people.ada });
    const cookie = `${planted}; ${visitor.cookie}`;
    const answer = await program.ask(callbackPath(token), { headers: { cookie } });
    expect(cookiesOf(answer)[0]).toMatch(/^session=t/);
    expect(cookiesOf(answer)).not.toContain(planted);
    expect(await isSignedIn({ headers: { cookie, 'content-type': 'application/json' } })).toBe(false);
  });

  test('a new sign-in ends the session that was there, and steps up', async () => {
    const first = await signIn(program);
    const token = await tokenFor(program, first.cookie, { personId: first.personId });
    const answer = await program.ask(callbackPath(token), { headers: { cookie: first.cookie } });
    expect(setCookie(answer)).toContain('session=t');
    expect(await isSignedIn(first)).toBe(false);
  });

  test('rule 139: a page knows for how long that proof counts, and nobody else does', async () => {
    const [ada, bela] = [await signIn(program), await signIn(program)];
    const own = async () =>
      (
        await graph<{ viewer: { security: object | null } }>(
          '{ viewer { security { id stepUpTimeLeft } } }',
          ada.headers,
        )
      ).viewer.security;
    const id = ada.personId;
    expect(await own()).toEqual({ id, stepUpTimeLeft: 15 * 60_000 });
    program.clock.advance(14 * 60_000);
    expect(await own()).toEqual({ id, stepUpTimeLeft: 60_000 });
    program.clock.advance(60_001);
    expect(await own()).toEqual({ id, stepUpTimeLeft: 0 });
    const other = `{ user(id: "${id}") { ... on User { security { id stepUpTimeLeft } } } }`;
    expect(await graph(other, bela.headers)).toEqual({ user: { security: null } });
  });

  test.each(['deactivated', 'deleted'] as const)('nobody whose account is %s', async (state) => {
    const personId = await buildPerson(program.context, { state });
    await expect(signIn(program, { person: personId })).rejects.toThrow('/unrecognized-account');
  });
});

describe('IDEN-9: sessions listed and ended', () => {
  type Listed = {
    readonly viewer: { readonly sessions: readonly { readonly id: string; readonly isCurrent: boolean }[] };
  };
  const LIST = '{ viewer { sessions { id isCurrent device country network domain createdAt lastUsedAt } } }';

  test('each place with its device, the one that asks marked; one ended is ended in every process', async () => {
    const here = await signIn(program);
    const there = await signIn(program, { person: here.personId });
    const { viewer } = await graph<Listed>(LIST, here.headers);
    expect(viewer.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(viewer.sessions).toHaveLength(2);
    const other = viewer.sessions.find(({ isCurrent }) => !isCurrent);
    expect(await isSignedIn(there, 1)).toBe(true);
    const end = `mutation { endSession(sessionId: "${other?.id}") { ... on EndedSessions { count viewer { sessions { id } } } } }`;
    expect(await graph(end, here.headers)).toMatchObject({ endSession: { count: 1, viewer: { sessions: [{}] } } });
    expect([await isSignedIn(there, 1), await isSignedIn(there), await isSignedIn(here)]).toEqual([false, false, true]);
  });

  test('nobody ends or sees the session of somebody else', async () => {
    const [ada, bela] = [await signIn(program), await signIn(program)];
    const { viewer } = await graph<Listed>(LIST, bela.headers);
    const end = `mutation { endSession(sessionId: "${viewer.sessions[0]?.id}") { __typename } }`;
    expect(await graph(end, ada.headers)).toEqual({ endSession: { __typename: 'NotFound' } });
    expect(await isSignedIn(bela)).toBe(true);
    const look = `{ user(id: "${bela.personId}") { sessions { id } emailObfuscated unverifiedEmail isSuspended } }`;
    for (const { headers } of [ada, await openVisitor(program)]) {
      const nothing = { sessions: null, emailObfuscated: null, unverifiedEmail: null, isSuspended: null };
      expect(await graph(look, headers)).toEqual({ user: nothing });
    }
    const own = await graph('{ viewer { emailObfuscated unverifiedEmail isSuspended } }', ada.headers);
    expect(own).toMatchObject({
      viewer: { emailObfuscated: 'r••@m••.example', unverifiedEmail: null, isSuspended: false },
    });
  });

  test('the others end at once', async () => {
    const here = await signIn(program);
    const others = [await signIn(program, { person: here.personId }), await signIn(program, { person: here.personId })];
    expect(await graph('mutation { endOtherSessions { ... on EndedSessions { count } } }', here.headers)).toEqual({
      endOtherSessions: { count: 2 },
    });
    expect(await Promise.all([here, ...others].map((one) => isSignedIn(one, 1)))).toEqual([true, false, false]);
  });

  test('rule 139: 180 days from the last use, which is written once an hour', async () => {
    const reader = await signIn(program);
    const writes = async () => {
      const { database } = program.context;
      const row = await database.kysely
        .selectFrom('session')
        .select('last_used_at')
        .where('person_id', '=', reader.personId)
        .executeTakeFirst();
      return row?.last_used_at;
    };
    const begun = await writes();
    program.clock.advance(59 * 60_000);
    await isSignedIn(reader);
    expect(await writes()).toEqual(begun);
    program.clock.advance(60_000);
    const page = await program.ask('/', { headers: { cookie: reader.cookie } });
    expect(setCookie(page)).toContain('session=t');
    expect(await writes()).not.toEqual(begun);
    program.clock.advance(179 * DAY);
    expect(await isSignedIn(reader)).toBe(true);
    program.clock.advance(180 * DAY);
    expect(await isSignedIn(reader)).toBe(false);
    const gone = await program.ask('/', { headers: { cookie: reader.cookie } });
    expect(setCookie(gone)).toContain('session=; Path=/; Max-Age=0');
  });

  test('an account that is deactivated is signed out everywhere, and a suspended one may only read', async () => {
    const reader = await signIn(program);
    const setState = (state: 'active' | 'suspended' | 'deactivated') =>
      program.context.database.kysely.updateTable('person').set({ state }).where('id', '=', reader.personId).execute();
    await setState('suspended');
    expect(await graph('{ viewer { isSuspended } }', reader.headers)).toEqual({ viewer: { isSuspended: true } });
    await setState('deactivated');
    expect(await isSignedIn(reader)).toBe(false);
  });
});

describe('IDEN-9: signing out', () => {
  test('by GET or POST with the right token: the session is over and the way leads home', async () => {
    for (const method of ['GET', 'POST']) {
      const reader = await signIn(program);
      const answer = await program.ask(`/m/signout/${reader.xsrf}`, { method, headers: { cookie: reader.cookie } });
      expect([answer.status, answer.headers.location]).toEqual([303, '/']);
      expect(setCookie(answer)).toContain('session=; Path=/; Max-Age=0');
      expect(await isSignedIn(reader)).toBe(false);
    }
  });

  test('T11: any other token asks first and signs nobody out', async () => {
    const [reader, other] = [await signIn(program), await signIn(program)];
    for (const token of ['wrong', other.xsrf, `${reader.xsrf}x`, reader.xsrf.toUpperCase()]) {
      for (const method of ['GET', 'POST']) {
        const answer = await program.ask(`/m/signout/${token}`, { method, headers: { cookie: reader.cookie } });
        expect(answer.status).toBe(200);
        expect(answer.text).toContain(`action="/m/signout/${reader.xsrf}"`);
        expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    }
    const head = await program.ask(`/m/signout/${reader.xsrf}`, { method: 'HEAD', headers: { cookie: reader.cookie } });
    expect(head.status).not.toBe(303);
    expect(await isSignedIn(reader)).toBe(true);
  });

  test('who is signed out already is led home', async () => {
    const answer = await program.ask('/m/signout/anything');
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
  });
});

describe('pages of somebody signed in', () => {
  const stateOf = (answer: Answer) => answer.text.match(/window\.__PRELOADED_STATE__=(.*?);window/s)?.[1] ?? '';

  test('hold the viewer and the token, are for them alone, and leave no trace in the cache', async () => {
    const path = program.world.stories.specimen.path;
    const before = await program.ask(path);
    const reader = await signIn(program);
    const own = await program.ask(path, { headers: { cookie: reader.cookie } });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers['x-cache-status']).toBe('dynamic');
    expect(JSON.parse(stateOf(own))).toMatchObject({
      session: { xsrf: reader.xsrf, isLoggedInCookie: true, isSpoofed: false },
    });
    expect(own.text).toContain('"emailObfuscated":"r••@m••.example"');
    const after = await program.ask(path);
    expect(after.text).toBe(before.text);
    expect(after.headers['x-cache-status']).toBe('hit');
    expect(JSON.parse(stateOf(after))).toMatchObject({ session: { xsrf: null, isLoggedInCookie: false } });
    expect(setCookie(after)).toBe('');
  });
});

test('rule 249: on a full disk whoever is signed in reads on, though nothing is noted of it, and later it is', async () => {
  const reader = await signIn(program);
  const { database } = program.context;
  const lastUse = async () => {
    const query = database.kysely.selectFrom('session').select('last_used_at').where('person_id', '=', reader.personId);
    return (await query.executeTakeFirst())?.last_used_at.getTime();
  };
  const before = await lastUse();
  await database.query(
    'test_full_disk',
    `create function no_room() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
    [],
  );
  await database.query(
    'test_full_session',
    'create trigger no_room before update on session for each row execute function no_room()',
    [],
  );
  program.clock.advance(2 * 3_600_000);
  expect(await isSignedIn(reader)).toBe(true);
  const page = await program.ask('/', { headers: { cookie: reader.cookie } });
  expect([page.status, setCookie(page)]).toEqual([200, expect.not.stringContaining('session=')]);
  expect(await lastUse()).toBe(before);
  await database.query('test_room', 'drop function no_room cascade', []);
  expect(await isSignedIn(reader)).toBe(true);
  expect(await lastUse()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
});
