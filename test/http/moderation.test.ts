import { beforeEach, describe, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { endDueDecisions } from '#modules/running/decisions/end-due-decisions.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ servers: 2 });
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const SUSPEND = `mutation ($id: ID!, $reason: String!, $endsAt: Timestamp) {
  result: suspendUser(userId: $id, rule: SPAM, reason: $reason, excerpt: "Buy now", endsAt: $endsAt) {
    __typename ... on AdminUser { state suspensions { rule reason excerpt endsAt } audit { actor action before after } }
    ... on UserError { message } } }`;
const UNSUSPEND = `mutation ($id: ID!, $reason: String!) {
  result: unsuspendUser(userId: $id, reason: $reason) { __typename ... on AdminUser { state } ... on UserError { message } } }`;
const SIGN_OUT = 'mutation ($id: ID!) { result: endUserSessions(userId: $id) { __typename } }';
const ROLE = `mutation ($id: ID!, $role: PlatformRole!, $isGranted: Boolean!) {
  result: changeUserRole(userId: $id, role: $role, isGranted: $isGranted) {
    __typename ... on AdminUser { roles } ... on UserError { message } } }`;
const FLAG = `mutation ($name: String!, $isOn: Boolean!) {
  result: switchFlag(name: $name, isOn: $isOn) { __typename } }`;
const LOOK_UP = `query ($lookup: String!) { result: adminUser(lookup: $lookup) {
  __typename id username email roles waysIn sessions { method } viewerCan { suspend changeRoles } } }`;
const STATUS = 'query { result: internalStatus { __typename facts { name value } viewerCanSwitchFlags } }';

type Result = {
  readonly data: {
    readonly result: (Readonly<Record<string, unknown>> & { readonly __typename: string }) | null;
  } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

async function run(who: SignedIn | undefined, query: string, variables: object = {}): Promise<Result> {
  const headers = who?.headers ?? { 'content-type': 'application/json' };
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(answer.text) as Result;
}

const codeOf = ({ errors }: Result): string | undefined => errors?.[0]?.extensions?.code;
const typeOf = ({ data }: Result): string | undefined => data?.result?.__typename;

async function staff(role: PlatformRole): Promise<SignedIn> {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role, isGranted: true });
  return person;
}

describe('ADMIN-1: what staff may do is refused', () => {
  const deeds = (id: string): readonly (readonly [string, object])[] => [
    [SUSPEND, { id, reason: 'Spam' }],
    [UNSUSPEND, { id, reason: 'Spam' }],
    [SIGN_OUT, { id }],
    [ROLE, { id, role: 'ADMIN', isGranted: true }],
    [FLAG, { name: 'enable_email_sign_in', isOn: false }],
  ];

  test('to everybody else, in every way, and nothing happens', async () => {
    const victim = await signIn(program);
    const strangers = [await signIn(program), await staff('CURATOR'), await staff('FINANCE')];
    for (const stranger of [undefined, ...strangers]) {
      for (const [query, variables] of deeds(victim.personId)) {
        const answer = await run(stranger, query, variables);
        expect([answer.data?.result ?? null, codeOf(answer)]).toEqual([null, stranger ? 'FORBIDDEN' : 'XSRF']);
      }
      for (const [query, variables] of [
        [LOOK_UP, { lookup: victim.personId }],
        [STATUS, {}],
      ] as const) {
        const answer = await run(stranger, query, variables);
        expect([answer.data?.result, codeOf(answer)]).toEqual([null, 'FORBIDDEN']);
      }
    }
    const { kysely } = program.context.database;
    const state = await kysely.selectFrom('person').select('state').where('id', '=', victim.personId).execute();
    expect(state).toEqual([{ state: 'active' }]);
    expect(await kysely.selectFrom('flag_override').select('name').execute()).toEqual([]);
  });

  test('to support, who only look up', async () => {
    const [support, victim] = [await staff('SUPPORT'), await signIn(program)];
    const found = await run(support, LOOK_UP, { lookup: victim.personId });
    expect(found.data?.result).toMatchObject({
      id: victim.personId,
      waysIn: ['email'],
      sessions: [{ method: 'email' }],
      viewerCan: { suspend: false, changeRoles: false },
    });
    const answers = await Promise.all(
      deeds(victim.personId).map(([query, variables]) => run(support, query, variables)),
    );
    expect(answers.map((answer) => typeOf(answer) ?? codeOf(answer))).toEqual([
      'Forbidden',
      'Forbidden',
      'Forbidden',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(codeOf(await run(support, STATUS))).toBe('FORBIDDEN');
  });

  test('to moderators against staff and themselves, and to suspended staff', async () => {
    const [moderator, other, admin] = [await staff('MODERATOR'), await staff('CURATOR'), await staff('ADMIN')];
    for (const id of [other.personId, moderator.personId, admin.personId]) {
      expect(typeOf(await run(moderator, SUSPEND, { id, reason: 'Spam' }))).toBe('Forbidden');
    }
    expect(typeOf(await run(admin, SUSPEND, { id: admin.personId, reason: 'Spam' }))).toBe('Forbidden');
    expect(typeOf(await run(admin, SUSPEND, { id: moderator.personId, reason: 'Spam' }))).toBe('AdminUser');
    expect(codeOf(await run(moderator, LOOK_UP, { lookup: other.personId }))).toBe('FORBIDDEN');
    expect(codeOf(await run(moderator, SIGN_OUT, { id: other.personId }))).toBe('FORBIDDEN');
  });

  test('without the token against forgery, also to administrators', async () => {
    const [admin, victim] = [await staff('ADMIN'), await signIn(program)];
    const { 'x-xsrf-token': _token, ...headers } = admin.headers;
    const forged = { ...admin, headers };
    const answer = await run(forged, SUSPEND, { id: victim.personId, reason: 'Spam' });
    expect([answer.data, codeOf(answer)]).toEqual([null, 'XSRF']);
  });
});

describe('ADMIN-2, rule 163: a suspension', () => {
  test('holds at once in every process, is written down and told by mail, and is lifted', async () => {
    const [moderator, victim] = [await staff('MODERATOR'), await signIn(program)];
    const { username } = await program.context.database.kysely
      .selectFrom('person')
      .select('username')
      .where('id', '=', victim.personId)
      .executeTakeFirstOrThrow();
    const profile = async () =>
      await Promise.all([0, 1].map(async (server) => (await program.ask(`/@${username}`, { server })).status));
    expect(await profile()).toEqual([200, 200]);
    const reason = 'Forty copies of one advertisement.';
    const answer = await run(moderator, SUSPEND, { id: victim.personId, reason });
    expect(answer.data?.result).toMatchObject({
      state: 'SUSPENDED',
      suspensions: [{ rule: 'SPAM', reason, excerpt: 'Buy now', endsAt: null }],
      audit: [{ action: 'person.suspended', before: '{"state":"active"}' }],
    });
    await expect.poll(profile).toEqual([410, 410]);
    // The session goes on (rule 144), and says so.
    const viewer = await run(victim, 'query { result: viewer { __typename isSuspended suspension { rule reason } } }');
    expect(viewer.data?.result).toMatchObject({ isSuspended: true, suspension: { rule: 'SPAM', reason } });
    const mail = (await readMail(program.context)).at(-1);
    expect(mail?.subject).toContain('suspended');
    expect(mail?.text).toContain(reason);
    expect(typeOf(await run(moderator, SUSPEND, { id: victim.personId, reason }))).toBe('Conflict');
    const lifted = await run(moderator, UNSUSPEND, { id: victim.personId, reason: 'A mistake.' });
    expect(lifted.data?.result).toMatchObject({ state: 'ACTIVE' });
    await expect.poll(profile).toEqual([200, 200]);
    expect(typeOf(await run(moderator, UNSUSPEND, { id: victim.personId, reason: 'Again.' }))).toBe('Conflict');
  });

  test('of many at once happens once', async () => {
    const [moderator, victim] = [await staff('MODERATOR'), await signIn(program)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run(moderator, SUSPEND, { id: victim.personId, reason: 'Spam' })),
    );
    expect(answers.map(typeOf).filter((type) => type === 'AdminUser')).toHaveLength(1);
  });

  test('ends by its date', async () => {
    const victim = await signIn(program);
    const endsAt = new Date(program.clock.now().getTime() + 3_600_000);
    const input = { personId: victim.personId, rule: 'HATE', reason: 'An hour to cool down.' } as const;
    await suspendPerson(program.context, { ...input, endsAt });
    const stateOf = async () =>
      (await run(victim, 'query { result: viewer { __typename isSuspended } }')).data?.result?.['isSuspended'];
    program.clock.advance(3_599_000);
    await endDueDecisions(program.context);
    expect(await stateOf()).toBe(true);
    program.clock.advance(1_000);
    await endDueDecisions(program.context);
    expect(await stateOf()).toBe(false);
  });

  test('asks for a reason and an end that is to come', async () => {
    const [moderator, victim] = [await staff('MODERATOR'), await signIn(program)];
    const id = victim.personId;
    const inputs = [
      { reason: ' ' },
      { reason: 'x'.repeat(2_001) },
      { reason: 'Spam', endsAt: program.clock.now().getTime() },
    ];
    for (const input of inputs) expect(typeOf(await run(moderator, SUSPEND, { id, ...input }))).toBe('BadRequest');
    expect(typeOf(await run(moderator, SUSPEND, { id: 'abc', reason: 'Spam' }))).toBe('NotFound');
  });

  test('of a closed account stays when it opens, and lifted leaves it closed', async () => {
    const [victim, { kysely }] = [await signIn(program), program.context.database];
    const { personId } = victim;
    const closure = {
      kind: 'deactivated',
      prior_state: 'active',
      closed_at: program.clock.now(),
      erase_at: null,
    } as const;
    await kysely
      .insertInto('account_closure')
      .values({ person_id: personId, ...closure })
      .execute();
    await kysely.updateTable('person').set({ state: 'deactivated' }).where('id', '=', personId).execute();
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
    const moderator = await staff('MODERATOR');
    expect((await run(moderator, UNSUSPEND, { id: personId, reason: 'Fine' })).data?.result).toMatchObject({
      state: 'DEACTIVATED',
    });
  });
});

describe('rule 161: roles', () => {
  test('are given and taken by administrators who proved who they are, and never from oneself', async () => {
    const [admin, other] = [await staff('ADMIN'), await signIn(program)];
    const given = await run(admin, ROLE, { id: other.personId, role: 'SUPPORT', isGranted: true });
    expect(given.data?.result).toMatchObject({ roles: ['SUPPORT'] });
    expect((await run(other, LOOK_UP, { lookup: admin.personId })).data?.result).toMatchObject({ roles: ['ADMIN'] });
    const own = await run(admin, ROLE, { id: admin.personId, role: 'ADMIN', isGranted: false });
    expect(typeOf(own)).toBe('Conflict');
    const taken = await run(admin, ROLE, { id: other.personId, role: 'SUPPORT', isGranted: false });
    expect(taken.data?.result).toMatchObject({ roles: [] });
    expect(codeOf(await run(other, LOOK_UP, { lookup: admin.personId }))).toBe('FORBIDDEN');
    program.clock.advance(901_000);
    const late = await run(admin, ROLE, { id: other.personId, role: 'ADMIN', isGranted: true });
    expect([late.data?.result ?? null, codeOf(late)]).toEqual([null, 'STEP_UP_NEEDED']);
  });

  test('of two administrators who depose each other one stays', async () => {
    const [one, two] = [await staff('ADMIN'), await staff('ADMIN')];
    const answers = await Promise.all([
      run(one, ROLE, { id: two.personId, role: 'ADMIN', isGranted: false }),
      run(two, ROLE, { id: one.personId, role: 'ADMIN', isGranted: false }),
    ]);
    // Whoever comes second is refused at the door or within, by how far they had come.
    const outcomes = answers.map((answer) => (typeOf(answer) ?? codeOf(answer) ?? '').toUpperCase()).toSorted();
    expect(outcomes).toEqual(['ADMINUSER', 'FORBIDDEN']);
  });
});

test('endUserSessions signs somebody out at once', async () => {
  const [moderator, victim] = [await staff('MODERATOR'), await signIn(program)];
  expect(typeOf(await run(moderator, SIGN_OUT, { id: victim.personId }))).toBe('AdminUser');
  expect((await run(victim, 'query { result: viewer { __typename } }')).data?.result).toBeNull();
});

test('ADMIN-2, CORE-5: administrators switch every flag, those of signing in too, and it is written down', async () => {
  const [admin, moderator] = [await staff('ADMIN'), await staff('MODERATOR')];
  const offered = async () => {
    const answer = await run(undefined, 'query { result: signInOptions { __typename methods { email } } }');
    return answer.data?.result?.['methods'];
  };
  expect(await offered()).toMatchObject({ email: true });
  expect(codeOf(await run(moderator, FLAG, { name: 'enable_email_sign_in', isOn: false }))).toBe('FORBIDDEN');
  expect(typeOf(await run(admin, FLAG, { name: 'enable_email_sign_in', isOn: false }))).toBe('InternalStatus');
  expect(await offered()).toMatchObject({ email: false });
  expect(typeOf(await run(admin, FLAG, { name: 'enable_email_sign_in', isOn: true }))).toBe('InternalStatus');
  expect(await offered()).toMatchObject({ email: true });
  expect(typeOf(await run(admin, FLAG, { name: 'drop table', isOn: true }))).toBe('NotFound');
  const rows = await program.context.database.kysely
    .selectFrom('audit_entry')
    .select(['actor_id', 'before', 'after'])
    .where('target_id', '=', 'enable_email_sign_in')
    .orderBy('created_at')
    .execute();
  expect(rows).toContainEqual({ actor_id: admin.personId, before: { value: true }, after: { value: false } });
  expect((await run(moderator, STATUS)).data?.result).toMatchObject({ viewerCanSwitchFlags: false });
});
