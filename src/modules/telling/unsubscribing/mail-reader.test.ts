import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandReader } from '#modules/ground/command-reader.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

test('NEWS-5: an address without an account sees all its newsletters by the link of one, and leaves one or all of them', async () => {
  const newsletters: string[] = [];
  for (const at of [1, 2, 3]) {
    const { personId } = await world.member();
    const id = await ensureFirstNewsletter(world.context, { kind: 'person', id: personId });
    newsletters.push(id);
    await world.database.query(
      'test_subscriber',
      `insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, created_at)
       values (lpad($3, 12, '0'), $1, 'ann@a.example', 'active', 'form', $2, $4),
         (lpad($3, 12, '1'), $1, 'bob@a.example', 'active', 'form', $2, $4)`,
      [id, personId, String(at), new Date(world.clock.now().getTime() + at)],
    );
  }
  const { secrets } = world.context;
  const token = makeUnsubscribeToken(secrets, { personId: '', target: 'reader/000000000001' });
  const read = async (one = token) => {
    const found = await readUnsubscription({ ...commandReader(world.context), secrets }, one);
    return found && { isOff: found.isOff, email: found.email, ids: found.newsletters.map(({ id }) => id) };
  };
  const [first = '', second = '', third = ''] = newsletters;
  expect(await read()).toMatchObject({ isOff: false, ids: [third, second, first] });
  expect((await read())?.email).not.toContain('ann@');
  expect(await unsubscribe(world.context, token, `newsletter/${second}`)).toBe(true);
  expect(await read()).toMatchObject({ ids: [third, first] });
  expect(await unsubscribe(world.context, token, 'newsletter/x')).toBe(false);
  expect(await unsubscribe(world.context, token)).toBe(true);
  expect(await read()).toMatchObject({ isOff: true, ids: [] });
  const other = makeUnsubscribeToken(secrets, { personId: '', target: 'reader/111111111111' });
  expect(await read(other)).toMatchObject({ isOff: false, ids: [third, second, first] });
  const gone = makeUnsubscribeToken(secrets, { personId: '', target: 'reader/ffffffffffff' });
  expect([await read(gone), await unsubscribe(world.context, gone)]).toEqual([null, false]);
});

test('NEWS-5: who leaves one newsletter signed out or without an account is led to everything, and not to settings behind a sign-in', async () => {
  const writer = await world.member();
  const reader = await world.member();
  const newsletterId = await ensureFirstNewsletter(world.context, { kind: 'person', id: writer.personId });
  await world.database.query(
    'test_subscribers',
    `insert into subscriber (id, newsletter_id, address, person_id, state, source, first_of_person_id, created_at)
     values ('a00000000001', $1, 'cleo@a.example', null, 'active', 'form', $2, $4),
       ('a00000000002', $1, null, $3, 'active', 'site', $2, $4)`,
    [newsletterId, writer.personId, reader.personId, world.clock.now()],
  );
  const { secrets } = world.context;
  const read = (token: string) => readUnsubscription({ ...commandReader(world.context), secrets }, token);
  const place = (id: string) => makeUnsubscribeToken(secrets, { personId: '', target: `subscriber/${id}` });
  await unsubscribe(world.context, place('a00000000001'));
  const everything = (await read(place('a00000000001')))?.everythingToken ?? '';
  expect(await read(everything)).toMatchObject({ target: 'NEWSLETTERS', email: 'c••@a••.example' });
  const ofAccount = (await read(place('a00000000002')))?.everythingToken ?? '';
  expect(await read(ofAccount)).toMatchObject({
    target: 'NEWSLETTERS',
    email: null,
    newsletters: [{ id: newsletterId }],
  });
  const viewer = buildViewer({ personId: reader.personId });
  const signedIn = { ...commandReader({ ...world.context, viewer, isProgram: false }), secrets };
  expect(await readUnsubscription(signedIn, place('a00000000002'))).toMatchObject({ everythingToken: null });
});

test('NEWS-5: signed out, an account sees each kind of email that is on by the link of everything, and stops one or all of them', async () => {
  const { personId } = await world.member();
  const { secrets } = world.context;
  const token = makeUnsubscribeToken(secrets, { personId, target: 'NEWSLETTERS' });
  const read = () => readUnsubscription({ ...commandReader(world.context), secrets }, token);
  const kinds = async () => (await read())?.kinds ?? [];
  const before = await kinds();
  expect(before).toContain('DIGEST');
  expect(before).toContain('NOTIFICATIONS_ALLOW_EMAIL_RESPONSES');
  expect(before, 'what is off is not offered').not.toContain('NOTIFICATIONS_ALLOW_EMAIL_CLAPS');
  for (const kind of ['NOTIFICATIONS_ALLOW_EMAIL_RESPONSES', 'NOTIFICATIONS_ALLOW_EMAIL_RESPONSES', 'DIGEST']) {
    expect(await unsubscribe(world.context, token, kind)).toBe(true);
  }
  const left = before.filter((kind) => kind !== 'DIGEST' && kind !== 'NOTIFICATIONS_ALLOW_EMAIL_RESPONSES');
  expect(await kinds()).toEqual(left);
  expect(await read()).toMatchObject({ isOff: false });
  for (const none of ['NOTIFICATIONS_ALLOW_PUSH_NOTES', 'toString', 'NEWSLETTERS']) {
    expect(await unsubscribe(world.context, token, none), none).toBe(false);
  }
  expect(await kinds()).toEqual(left);
  expect(await unsubscribe(world.context, token)).toBe(true);
  expect(await read()).toMatchObject({ isOff: true });
  expect(await kinds(), 'what goes to one alone is left as it was').toContain('NOTIFICATIONS_ALLOW_EMAIL_NOTES');
});

test('rule 321: whoever is signed in reads that emails go to somebody else, also where that account has no address', async () => {
  const [viewer, other] = [await world.member(), await world.member()];
  const { secrets } = world.context;
  const token = makeUnsubscribeToken(secrets, { personId: other.personId, target: 'NEWSLETTERS' });
  const context = commandReader({
    ...world.context,
    viewer: buildViewer({ personId: viewer.personId }),
    isProgram: false,
  });
  expect(await readUnsubscription({ ...context, secrets }, token)).toMatchObject({ anotherEmail: '' });
});
