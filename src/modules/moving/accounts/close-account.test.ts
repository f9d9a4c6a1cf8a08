import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { findViewer } from '#modules/identity/sessions/find-viewer.ts';
import { startSession } from '#modules/identity/sessions/start-session.ts';
import { completeSignIn } from '#modules/identity/sign-in/complete-sign-in.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const DAY = 86_400_000;
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

let count = 0;
async function member(changes: Partial<Viewer> = {}) {
  count += 1;
  const email = `leaver${count}@mail.example`;
  const made = await createAccount(world.context, { email, isEmailVerified: true, name: `Leaver ${count}` });
  if ('error' in made) throw new Error(made.error);
  const { personId } = made;
  const { cookieValue } = await startSession(world.context, { personId, host: 'main', method: 'email' });
  const viewer = buildViewer({ personId, steppedUpAt: clock.now(), ...changes });
  const browser = accountBrowser(world.graph, viewer);
  const context: CommandContext = { ...world.context, isProgram: false, viewer: null, browser: browser.browser };
  const close = (field: 'deactivateAccount' | 'deleteAccount') =>
    browser.ask(`mutation { ${field} { __typename ... on ClosedAccount { erasedAt } ... on BadRequest { message } } }`);
  const signInAgain = async () => {
    const token = await issueLoginToken(context, { personId, operation: 'login', method: 'email', redirect: '/' });
    return (await completeSignIn(context, { token, host: 'main' })).kind;
  };
  return { email, personId, cookieValue, viewer, browser, close, signInAgain };
}
const stateOf = async (personId: string) =>
  (await world.database.kysely.selectFrom('person').select('state').where('id', '=', personId).executeTakeFirst())
    ?.state;
const seen = async (personId: string, storyId: string) =>
  await accountBrowser(world.graph, null).ask(
    'query($id: ID!, $post: ID!) { userResult(id: $id) { __typename } postResult(id: $post) { __typename } popularTags { items { latestPosts { items { post { id } } } } } }',
    { id: personId, post: storyId },
  );

test('rule 143: deactivated, somebody is hidden everywhere until they sign in', async () => {
  const { email, personId, cookieValue, close, signInAgain } = await member();
  const series = { key: 'hidden', title: 'Hidden series' };
  const story = await buildStory(world.context, { authorIds: [personId], tags: ['Hidden'], series });
  const listId = await createList(world.context, { ownerId: personId, name: 'Hidden list', storyIds: [story.id] });
  const around = () =>
    accountBrowser(world.graph, null).ask(
      'query($id: ID!) { catalogById(catalogId: $id) { name } sequence(slug: "hidden-series") { title } }',
      { id: listId },
    );
  expect(await around()).toEqual({ catalogById: { name: 'Hidden list' }, sequence: { title: 'Hidden series' } });
  expect(await close('deactivateAccount')).toEqual({
    deactivateAccount: { __typename: 'ClosedAccount', erasedAt: null },
  });
  expect(await findViewer(world.context, cookieValue, 'main')).toBeUndefined();
  expect(await seen(personId, story.id)).toEqual({
    userResult: { __typename: 'NotFound' },
    postResult: { __typename: 'NotFound' },
    popularTags: { items: [{ latestPosts: { items: [] } }] },
  });
  expect(await around()).toEqual({ catalogById: null, sequence: null });
  expect((await readMail(world.context)).at(-1)).toMatchObject({
    to: email,
    subject: 'Your Longhand account is deactivated',
  });
  clock.advance(400 * DAY);
  await sweepAccounts(world.context);
  expect(await signInAgain()).toBe('signedIn');
  expect(await stateOf(personId)).toBe('active');
  expect(await seen(personId, story.id)).toMatchObject({
    userResult: { __typename: 'User' },
    postResult: { __typename: 'Post' },
  });
});

test('rule 143: deleted, somebody may come back within 14 days, and nothing happens to them after that', async () => {
  const { personId, close, signInAgain } = await member();
  const erasedAt = clock.now().getTime() + 14 * DAY;
  expect(await close('deleteAccount')).toEqual({ deleteAccount: { __typename: 'ClosedAccount', erasedAt } });
  expect((await readMail(world.context)).at(-1)?.subject).toMatch(/^Your Longhand account will be deleted on /);
  clock.advance(14 * DAY - 1);
  await sweepAccounts(world.context);
  expect(await signInAgain()).toBe('signedIn');
  clock.advance(DAY);
  await sweepAccounts(world.context);
  expect(await stateOf(personId)).toBe('active');
});

test.each([
  ['deleteAccount', 'Your Longhand account won’t be deleted', 'is open again and won’t be deleted'],
  ['deactivateAccount', 'Your Longhand account is open again', 'is no longer deactivated'],
] as const)('rule 317: after %s, whoever opens the account again is told by mail', async (field, subject, text) => {
  const { email, close, signInAgain } = await member();
  await close(field);
  const said = (await readMail(world.context)).at(-1)?.text;
  expect(said).toContain('you won’t be charged again unless you come back');
  expect(said?.replaceAll(/\s+/g, ' ')).toContain('A subscription from an app store has to be canceled there.');
  await signInAgain();
  const mails = (await readMail(world.context)).filter((mail) => mail.to === email && mail.subject === subject);
  expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining(text) })]);
  await signInAgain();
  expect((await readMail(world.context)).filter((mail) => mail.subject === subject && mail.to === email)).toHaveLength(
    1,
  );
});

test('rule 317: erased, the card of a membership is forgotten where it was kept', async () => {
  const { personId, close } = await member();
  await buildMembership(world.context, { personId });
  await close('deleteAccount');
  clock.advance(14 * DAY);
  await sweepAccounts(world.context);
  const kept = `select j.payload from graphile_worker._private_jobs j where j.key = 'forget-method:SANDBOX:card-1'`;
  expect(await world.database.query('test_forgotten', kept, [])).toEqual([
    { payload: { provider: 'SANDBOX', ref: 'card-1' } },
  ]);
});

test('rule 143: after 14 days nobody comes back, and the address answers that it is gone', async () => {
  const { email, personId, close, signInAgain } = await member();
  const story = await buildStory(world.context, { authorIds: [personId] });
  await close('deleteAccount');
  clock.advance(14 * DAY);
  expect(await signInAgain()).toBe('accountClosed');
  await sweepAccounts(world.context);
  expect(await stateOf(personId)).toBe('deleted');
  expect(await seen(personId, story.id)).toMatchObject({
    userResult: { __typename: 'AccountDeleted' },
    postResult: { __typename: 'AccountDeleted' },
  });
  const again = await createAccount(world.context, { email, isEmailVerified: true, name: 'Again' });
  expect(again).toHaveProperty('personId');
});

test('rule 143: erased, no way in is left, and no lock of one either', async () => {
  const { email, personId, close } = await member();
  const { kysely } = world.database;
  const now = clock.now();
  await kysely
    .insertInto('password')
    .values({ person_id: personId, hash: 'x', is_short: false, created_at: now, updated_at: now })
    .execute();
  await kysely
    .insertInto('connection')
    .values({
      person_id: personId,
      provider: 'google',
      issuer: 'https://id.example',
      subject: 'sub-of-leaver',
      display_name: 'Leaver',
      is_proven: true,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  for (const [kind, owner] of [
    ['password', { email }],
    ['secondFactor', { personId }],
    ['recoveryCode', { personId }],
  ] as const)
    await kysely
      .insertInto('sign_in_lockout')
      .values({ kind, subject: lockoutSubject(world.context, owner), locked_until: null, updated_at: now })
      .execute();
  const left = async () => ({
    passwords: await kysely.selectFrom('password').select('hash').where('person_id', '=', personId).execute(),
    connections: await kysely.selectFrom('connection').select('subject').where('person_id', '=', personId).execute(),
    locks: await kysely
      .selectFrom('sign_in_lockout')
      .select('kind')
      .where('subject', 'in', [lockoutSubject(world.context, { email }), lockoutSubject(world.context, { personId })])
      .execute(),
  });
  expect(Object.values(await left()).map((rows) => rows.length)).toEqual([1, 1, 3]);
  await close('deleteAccount');
  clock.advance(14 * DAY);
  await sweepAccounts(world.context);
  expect(await left()).toEqual({ passwords: [], connections: [], locks: [] });
});

test('rule 144: somebody suspended may leave, and is suspended still when they come back', async () => {
  const { personId, close, signInAgain } = await member({ isSuspended: true });
  await world.database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', personId).execute();
  await close('deactivateAccount');
  expect(await stateOf(personId)).toBe('deactivated');
  expect(await signInAgain()).toBe('signedIn');
  expect(await stateOf(personId)).toBe('suspended');
});

test('an account that staff closed does not open by signing in', async () => {
  const { personId, signInAgain } = await member();
  await world.database.kysely.updateTable('person').set({ state: 'deactivated' }).where('id', '=', personId).execute();
  expect(await signInAgain()).toBe('accountClosed');
});

test('closing needs a fresh sign-in of a whole session', async () => {
  const { personId, viewer } = await member();
  const stale = new Date(clock.now().getTime() - 15 * 60_000 - 1);
  for (const [changes, code] of [
    [{ steppedUpAt: stale }, /STEP_UP_NEEDED/],
    [{ steppedUpAt: null }, /STEP_UP_NEEDED/],
    [{ scopes: new Set() }, /FORBIDDEN/],
  ] as const) {
    for (const field of ['deactivateAccount', 'deleteAccount', 'requestArchive']) {
      const browser = accountBrowser(world.graph, { ...viewer, ...changes } as Viewer);
      await expect(browser.ask(`mutation { ${field} { __typename } }`), field).rejects.toThrow(code);
    }
  }
  await expect(accountBrowser(world.graph, null).ask('mutation { deleteAccount { __typename } }')).rejects.toThrow(
    /FORBIDDEN/,
  );
  expect(await stateOf(personId)).toBe('active');
});

test('the last administrator stays, and of the last two one', async () => {
  const [ada, bob] = [await member(), await member()];
  const now = clock.now();
  const grant = (personId: string) =>
    world.database.kysely
      .insertInto('platform_role')
      .values({ person_id: personId, role: 'ADMIN' as PlatformRole, created_at: now })
      .execute();
  await grant(ada.personId);
  const refusal = {
    __typename: 'BadRequest',
    message: 'You’re the only administrator. Make someone else an administrator first.',
  };
  expect(await ada.close('deleteAccount')).toEqual({ deleteAccount: refusal });
  await grant(bob.personId);
  const answers = await Promise.all([ada.close('deleteAccount'), bob.close('deleteAccount')]);
  expect(answers.filter((answer) => JSON.stringify(answer).includes('BadRequest')).length).toBe(1);
});

test('an account is closed three times a day, since each time every kept page is dropped', async () => {
  const { close, signInAgain } = await member();
  const names = [];
  for (let round = 0; round < 4; round += 1) {
    const answer = (await close('deactivateAccount'))['deactivateAccount'] as { __typename: string };
    names.push(answer.__typename);
    await signInAgain();
  }
  expect(names).toEqual(['ClosedAccount', 'ClosedAccount', 'ClosedAccount', 'RateLimited']);
});

test('rule 131: a profile is changed whole or not at all, and by its own person', async () => {
  const { personId, viewer, browser } = await member();
  const UPDATE = `mutation($input: ProfileInput!) { updateProfile(input: $input) {
    __typename ... on User { name bio websiteUrl imageId } ... on BadRequest { message } } }`;
  const update = async (input: object) => (await browser.ask(UPDATE, { input }))['updateProfile'];
  expect(await update({ name: ' Ada  King ', bio: 'Counts.', websiteUrl: 'ada.example' })).toEqual({
    __typename: 'User',
    name: 'Ada King',
    bio: 'Counts.',
    websiteUrl: 'https://ada.example/',
    imageId: null,
  });
  const wrong = [
    [{ name: '' }, 'Enter your name.'],
    [{ name: null }, 'Enter your name.'],
    [{ name: 'n'.repeat(51) }, 'Keep your name to 50 characters.'],
    [{ bio: 'b'.repeat(251) }, 'Keep your bio to 250 characters.'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'Enter the address of a web page, such as https://example.org.'],
    [{ imageId: 'f'.repeat(32) }, 'We can’t find that picture. Please upload it again.'],
  ] as const;
  for (const [input, message] of wrong) {
    expect(await update({ bio: 'Changed', ...input })).toEqual({ __typename: 'BadRequest', message });
  }
  expect(await update({ websiteUrl: null })).toMatchObject({ name: 'Ada King', bio: 'Counts.', websiteUrl: null });
  const others = [null, { ...viewer, isSuspended: true }, { ...viewer, scopes: new Set(['write'] as const) }];
  for (const other of others) {
    await expect(accountBrowser(world.graph, other).ask(UPDATE, { input: { name: 'X' } })).rejects.toThrow(/FORBIDDEN/);
  }
  expect(await stateOf(personId)).toBe('active');
});

test('one archive is made at a time, and three a day', async () => {
  const { personId, browser } = await member();
  const ask = async () =>
    (await browser.ask('mutation { requestArchive { __typename ... on AccountExport { state downloadPaths } } }'))[
      'requestArchive'
    ];
  expect(await ask()).toEqual({ __typename: 'AccountExport', state: 'WAITING', downloadPaths: [] });
  expect(await ask()).toMatchObject({ __typename: 'AlreadyExists' });
  const finish = () =>
    world.database.kysely
      .updateTable('account_export')
      .set({ state: 'failed' })
      .where('person_id', '=', personId)
      .execute();
  const names = [];
  for (let round = 0; round < 3; round += 1) {
    await finish();
    names.push(((await ask()) as { __typename: string }).__typename);
  }
  expect(names).toEqual(['AccountExport', 'AccountExport', 'RateLimited']);
  const stranger = accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context) }));
  await expect(stranger.ask('query($id: ID!) { user(id: $id) { archives { id } } }', { id: personId })).rejects.toThrow(
    /FORBIDDEN/,
  );
});
