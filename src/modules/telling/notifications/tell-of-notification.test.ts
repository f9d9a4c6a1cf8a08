import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { startPushService, type TestPushService } from '#test/support/push-service.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';

let world: NotificationsWorld;
let pushes: TestPushService;
let author: ToldMember;
let ada: ToldMember;
let storyId: string;
beforeAll(async () => {
  pushes = await startPushService();
  world = await notificationsWorld({ trustedOrigins: [pushes.origin] });
});
beforeEach(async () => {
  [author, ada] = [await world.member(), await world.member()];
  await world.giveAddress(author);
  storyId = (await buildStory(world.context, { authorIds: [author.personId], title: 'On maps' })).id;
  pushes.received.length = 0;
  pushes.answerWith(201);
});
afterAll(async () => {
  await world.close();
  await pushes.close();
});

const RESPOND = `mutation($id: ID!, $text: String!) {
  publishPostResponse(input: { inResponseToPostId: $id, text: $text }) { __typename } }`;
const respond = (who: ToldMember, text = 'Well said.') => who.ask(RESPOND, { id: storyId, text });
const FOLLOW = 'mutation($id: ID!) { followUser(targetUserId: $id) { __typename } }';
const CLAP = 'mutation($id: ID!) { clapPost(targetPostId: $id, clapCount: 1) { __typename } }';
const ALLOW = `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
  allowPushes(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { isAllowed } }`;
const mailsTo = async (member: ToldMember) =>
  (await readMail(world.context)).filter(({ to }) => to === `${member.personId}@mail.example`);
const choose = (member: ToldMember, preference: object) =>
  member.ask(
    `mutation($id: ID!, $preferences: [ViewerPreferenceInput!]!) {
      updateViewerPreferences(userId: $id, preferences: $preferences) { success } }`,
    { id: member.personId, preferences: [preference] },
  );

test('NOTI-2, NEWS-5: a response is mailed at once, with the way out of its kind for people and for mail programs', async () => {
  await respond(ada);
  await world.tell();
  const [mail, ...more] = await mailsTo(author);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/responded to On maps$/);
  expect(mail?.text).toContain('> Well said.');
  const { siteUrl } = world.context.config;
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(link).toMatch(new RegExp(`^${siteUrl}/m/unsubscribe/`));
  expect(mail?.text).toContain(link);
  expect(mail?.text).toContain(`${siteUrl}/me/settings/notifications#NOTIFICATIONS_ALLOW_EMAIL_RESPONSES`);
  expect(mail && linkOf(mail).pathname).toMatch(/^\/p\/[0-9a-f]{12}\/responses$/);
  expect(await unsubscribe(world.context, link.split('/').at(-1) ?? '')).toBe(true);
  await respond(ada, 'And again.');
  await world.tell();
  expect(await mailsTo(author)).toHaveLength(1);
});

test('NEWS-4: NETWORK lets those through whom one follows, OFF nobody', async () => {
  const name = 'NOTIFICATIONS_ALLOW_EMAIL_RESPONSES';
  await choose(author, { name, enumValue: 'NETWORK' });
  const bob = await world.member();
  await author.ask(FOLLOW, { id: bob.personId });
  await respond(ada, 'From a stranger.');
  await respond(bob, 'From somebody known.');
  await world.tell();
  expect((await mailsTo(author)).map(({ text }) => text).join('')).toContain('From somebody known.');
  expect(await mailsTo(author)).toHaveLength(1);
  await choose(author, { name, enumValue: 'OFF' });
  await respond(bob, 'Nobody hears.');
  await world.tell();
  expect(await mailsTo(author)).toHaveLength(1);
});

test('NOTI-2: nothing is mailed to an address that is not confirmed, of what was seen, or of whom one muted', async () => {
  const bob = await world.member();
  await respond(ada);
  await world.settle();
  world.clock.advance(1_000);
  await author.seeAll();
  await world.tell();
  await respond(bob);
  await world.settle();
  await author.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: bob.personId });
  await world.tell();
  const quiet = await world.member();
  const other = await buildStory(world.context, { authorIds: [quiet.personId] });
  await ada.ask(RESPOND, { id: other.id, text: 'Hello' });
  await world.tell();
  expect([await mailsTo(author), await mailsTo(quiet)]).toEqual([[], []]);
});

test('rule 77: claps are mailed at ten, and not before', async () => {
  await choose(author, { name: 'NOTIFICATIONS_ALLOW_EMAIL_CLAPS', booleanValue: true });
  for (let number = 1; number <= 10; number += 1) {
    await (await world.member()).ask(CLAP, { id: storyId });
    await world.tell();
    const claps = (await mailsTo(author)).filter(({ subject }) => subject.includes('clapped for'));
    expect(claps).toHaveLength(number < 10 ? 0 : 1);
  }
  expect((await mailsTo(author)).at(-1)?.subject).toMatch(/and 9 others clapped for On maps$/);
});

test('NOTI-2: a browser that was allowed to is pushed the sentence and no word of what was written', async () => {
  await author.ask(ALLOW, pushes.device('one'));
  await respond(ada, 'A secret word.');
  await world.tell();
  const [push] = pushes.received;
  expect(JSON.parse(push?.text ?? '{}')).toMatchObject({
    title: expect.stringMatching(/responded to On maps$/) as string,
    path: expect.stringMatching(/^\/p\/[0-9a-f]{12}\/responses$/) as string,
  });
  expect(push?.text).not.toContain('secret');
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=.+, k=.+$/) as string,
  });
  const rows = await world.database.query<{ sealed: string }>('test_devices', 'select sealed from push_device', []);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('NOTI-2: a browser that is gone is forgotten, and one that turned pushes off is told nothing', async () => {
  const devices = async () =>
    await world.database.query('test_devices_of', 'select id from push_device where person_id = $1', [author.personId]);
  await author.ask(ALLOW, pushes.device('two'));
  pushes.answerWith(410);
  await respond(ada);
  await world.tell();
  expect([pushes.received.length, await devices()]).toEqual([1, []]);
  await author.ask(ALLOW, pushes.device('three'));
  await author.ask('mutation($endpoint: String!) { stopPushes(endpoint: $endpoint) { isAllowed } }', {
    endpoint: pushes.device('three').endpoint,
  });
  await respond(ada);
  await world.tell();
  expect([pushes.received.length, await devices()]).toEqual([1, []]);
});
