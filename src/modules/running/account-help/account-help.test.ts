import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HELP = `mutation($id: ID!, $help: AccountHelp!) { result: helpUser(userId: $id, help: $help) {
  __typename ... on AdminUser { help } ... on UserError { message } } }`;
const LOOK = 'query($id: String!) { adminUser(lookup: $id) { help viewerCan { help } } }';

let count = 0;
async function person({ isVerified = true, role }: { isVerified?: boolean; role?: PlatformRole } = {}) {
  const { context, database } = world;
  const personId = await buildPerson(context);
  const address = `help${(count += 1)}@mail.example`;
  const created_at = context.clock.now();
  await database.kysely
    .insertInto('email_address')
    .values({ address, person_id: personId, is_verified: isVerified, created_at })
    .execute();
  if (role !== undefined)
    await database.kysely.insertInto('platform_role').values({ person_id: personId, role, created_at }).execute();
  const viewer = buildViewer({ personId, roles: new Set(role === undefined ? [] : [role]) });
  return { ...accountBrowser(world.graph, viewer), personId, address };
}
const mailsTo = async (address: string) => (await readMail(world.context)).filter(({ to }) => to === address);

test('ADMIN-1, rule 266: support sends a sign-in link to the account’s own address, and never sees it', async () => {
  const [support, reader] = [await person({ role: 'SUPPORT' }), await person()];
  const answer = await support.ask(HELP, { id: reader.personId, help: 'SEND_SIGN_IN_LINK' });
  expect(answer).toEqual({ result: { __typename: 'AdminUser', help: ['SEND_SIGN_IN_LINK'] } });
  const [mail] = await mailsTo(reader.address);
  const [, token = ''] = /[?&]token=([^&\s]+)/.exec(mail?.text ?? '') ?? [];
  expect(token).not.toBe('');
  expect(JSON.stringify(answer)).not.toContain(token);
  const audit = await world.database.query<{ all: string }>(
    'test_audit',
    'select e::text as all from audit_entry e where target_id = $1',
    [reader.personId],
  );
  expect([audit.length, JSON.stringify(audit).includes(token)]).toEqual([1, false]);
  for (let time = 0; time < 2; time += 1) await support.ask(HELP, { id: reader.personId, help: 'SEND_SIGN_IN_LINK' });
  expect(await support.ask(HELP, { id: reader.personId, help: 'SEND_SIGN_IN_LINK' })).toMatchObject({
    result: { __typename: 'Conflict' },
  });
});

test('rule 266: what there is to help with is offered, and nothing else works', async () => {
  const support = await person({ role: 'SUPPORT' });
  const unsure = await person({ isVerified: false });
  expect(await support.ask(LOOK, { id: unsure.personId })).toEqual({
    adminUser: { help: ['SEND_CONFIRMATION'], viewerCan: { help: true } },
  });
  for (const help of ['SEND_SIGN_IN_LINK', 'RESUME_MAIL', 'LIFT_LOCKOUT'])
    expect(await support.ask(HELP, { id: unsure.personId, help })).toMatchObject({
      result: { __typename: 'Conflict' },
    });
  await support.ask(HELP, { id: unsure.personId, help: 'SEND_CONFIRMATION' });
  expect(await mailsTo(unsure.address)).toHaveLength(1);

  const held = await person();
  const hold = {
    address: held.address,
    kind: 'bounced',
    status: '5.1.1',
    since: world.context.clock.now(),
    until: null,
  } as const;
  await world.database.kysely.insertInto('mail_suppression').values(hold).execute();
  const locked = {
    kind: 'secondFactor',
    subject: lockoutSubject(world.context, { personId: held.personId }),
    is_permanent: true,
    locked_until: null,
    updated_at: world.context.clock.now(),
  } as const;
  await world.database.kysely.insertInto('sign_in_lockout').values(locked).execute();
  expect(await support.ask(LOOK, { id: held.personId })).toMatchObject({
    adminUser: { help: ['SEND_SIGN_IN_LINK', 'RESUME_MAIL', 'LIFT_LOCKOUT'] },
  });
  await support.ask(HELP, { id: held.personId, help: 'RESUME_MAIL' });
  expect(await support.ask(HELP, { id: held.personId, help: 'LIFT_LOCKOUT' })).toEqual({
    result: { __typename: 'AdminUser', help: ['SEND_SIGN_IN_LINK'] },
  });
  expect((await mailsTo(held.address)).map(({ subject }) => subject)).toContain('Two-step sign-in is unlocked');
});

test('rule 266: whoever works here is helped by administrators alone, nobody helps themselves, and other roles nobody', async () => {
  const [support, admin, moderator] = [
    await person({ role: 'SUPPORT' }),
    await person({ role: 'ADMIN' }),
    await person({ role: 'MODERATOR' }),
  ];
  const help = 'SEND_SIGN_IN_LINK';
  for (const [by, about, type] of [
    [support, moderator, 'Forbidden'],
    [moderator, admin, 'Forbidden'],
    [admin, admin, 'Forbidden'],
    [admin, support, 'AdminUser'],
  ] as const)
    expect(await by.ask(HELP, { id: about.personId, help })).toMatchObject({ result: { __typename: type } });
  const reader = await person();
  for (const role of ['CURATOR', 'FINANCE'] as const)
    await expect((await person({ role })).ask(HELP, { id: reader.personId, help })).rejects.toThrow(/FORBIDDEN/);
  expect(await mailsTo(reader.address)).toEqual([]);
});
