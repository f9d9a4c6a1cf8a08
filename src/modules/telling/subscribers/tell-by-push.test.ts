import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import { pushNotification } from '#modules/telling/notifications/push-notification.ts';
import { makeUnsubscribeToken, type UnsubscribeTarget } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { readUnsubscription, unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { freezeIssuesOfStory } from '#modules/telling/issues/freeze-issues.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { startPushService, type TestPushService } from '#test/support/push-service.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { tellSubscribers, tellSubscribersOfStory } from './tell-subscribers.ts';

let world: IssuesWorld;
let pushes: TestPushService;
let author: ToldMember;
let reader: ToldMember;
beforeAll(async () => {
  pushes = await startPushService();
  world = await issuesWorld({ trustedOrigins: [pushes.origin] });
});
beforeEach(async () => {
  [author, reader] = [await world.member(), await world.member()];
  await world.giveAddress(reader);
  pushes.received.length = 0;
});
afterAll(async () => {
  await world.close();
  await pushes.close();
});

const SUBSCRIBE =
  'mutation($id: ID!) { subscribeToUser(targetUserId: $id) { ... on User { viewerEdge { isFollowing isSubscribed } } } }';
const allow = (member: ToldMember) =>
  member.ask(
    `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
      allowPushes(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { isAllowed } }`,
    pushes.device(member.personId),
  );
const turn = (member: ToldMember, way: 'EMAIL' | 'PUSH', booleanValue: boolean) =>
  member.ask(
    `mutation($id: ID!, $preferences: [ViewerPreferenceInput!]!) {
      updateViewerPreferences(userId: $id, preferences: $preferences) { success } }`,
    { id: member.personId, preferences: [{ name: `NOTIFICATIONS_ALLOW_${way}_NEW_STORIES`, booleanValue }] },
  );
async function publish(title: string, changes: { publicationId?: string } = {}): Promise<string> {
  world.clock.advance(60_000);
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title, ...changes });
  await emitEvent(world.database, 'story.published', { storyId: id, isFirst: true, isScheduled: false });
  return id;
}
async function tell(): Promise<void> {
  await runJobs(world.database, {
    ...outboxTasks(world.database, [tellSubscribersOfStory, freezeIssuesOfStory(world.context)]),
    'subscriptions:tell': (payload) => tellSubscribers(world.context, payload),
    'pushes:send': (push) => pushNotification(world.context, push),
  });
  await world.send();
}
const mails = () => world.sent.filter(({ to }) => to === `${reader.personId}@mail.example`);
const texts = () => pushes.received.map(({ text }) => JSON.parse(text) as unknown);

test('NEWS-4: a new story is pushed where its switch is on, and there alone, whatever that of mails says', async () => {
  await reader.ask(SUBSCRIBE, { id: author.personId });
  await allow(reader);
  await publish('Not by push');
  await tell();
  expect([texts(), mails().map(({ subject }) => subject)]).toEqual([[], ['Not by push']]);
  await turn(reader, 'PUSH', true);
  await turn(reader, 'EMAIL', false);
  const id = await publish('By push');
  await tell();
  expect(texts()).toEqual([{ title: 'New story: By push', path: `/p/${id}`, tag: `s-${id}` }]);
  expect(mails()).toHaveLength(1);
  expect((await reader.told())[0]).toMatchObject({ id: `s-${id}`, notificationType: 'NEW_STORY' });
});

test('NEWS-4: following alone pushes nothing, and nobody is pushed what they muted, saw or may not read by then', async () => {
  await allow(reader);
  await turn(reader, 'PUSH', true);
  await reader.ask('mutation($id: ID!) { followUser(targetUserId: $id) { __typename } }', { id: author.personId });
  await publish('To followers');
  await tell();
  await reader.ask(SUBSCRIBE, { id: author.personId });
  const id = await publish('Taken back');
  const early = outboxTasks(world.database, [tellSubscribersOfStory]);
  await runJobs(world.database, {
    ...early,
    'subscriptions:tell': async (payload) => {
      await tellSubscribers(world.context, payload);
      await world.database.query('test_unlist', 'update story set is_listed = false where id = $1', [id]);
    },
    'pushes:send': (push) => pushNotification(world.context, push),
  });
  await reader.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: author.personId });
  await publish('Muted');
  await tell();
  expect(texts()).toEqual([]);
});

test('NOTI-2: a browser that became somebody else’s is told nothing of the one before', async () => {
  await reader.ask(SUBSCRIBE, { id: author.personId });
  await turn(reader, 'PUSH', true);
  await allow(reader);
  await publish('For the one before');
  const other = await world.member();
  await runJobs(world.database, {
    ...outboxTasks(world.database, [tellSubscribersOfStory]),
    'subscriptions:tell': async (payload) => {
      await tellSubscribers(world.context, payload);
      await other.ask(
        `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
          allowPushes(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { isAllowed } }`,
        pushes.device(reader.personId),
      );
    },
    'pushes:send': (push) => pushNotification(world.context, push),
  });
  expect(texts()).toEqual([]);
});

test('NEWS-5: what one subscribed to is listed, and ended in the settings or by the link of a mail, the follow stays', async () => {
  const publicationId = await buildPublication(world.context, { name: 'Slow Press' });
  const LIST = '{ viewer { mailSubscriptions { ... on User { id } ... on Collection { id } } } }';
  const listed = async () =>
    ((await reader.ask(LIST)) as { viewer: { mailSubscriptions: { id: string }[] } }).viewer.mailSubscriptions.map(
      ({ id }) => id,
    );
  expect(await reader.ask(SUBSCRIBE, { id: author.personId })).toEqual({
    subscribeToUser: { viewerEdge: { isFollowing: true, isSubscribed: true } },
  });
  world.clock.advance(1_000);
  await reader.ask('mutation($id: ID!) { subscribeToCollection(targetCollectionId: $id) { __typename } }', {
    id: publicationId,
  });
  expect(await listed()).toEqual([publicationId, author.personId]);
  await publish('One mail of two', { publicationId });
  await tell();
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  const token = decodeURIComponent(/unsubscribe\/([^>]+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const asNobody = { ...commandReader(world.context), secrets: world.context.secrets };
  const newsletter = { personId: author.personId };
  expect(await readUnsubscription(asNobody, token)).toMatchObject({ newsletter, isOff: false });
  expect(await unsubscribe(world.context, token)).toBe(true);
  expect(await listed()).toEqual([publicationId]);
  expect(await readUnsubscription(asNobody, token)).toMatchObject({ isOff: true, newsletter });
  const all = (wanted: UnsubscribeTarget) =>
    makeUnsubscribeToken(world.context.secrets, { personId: reader.personId, target: wanted });
  const everything = await readUnsubscription(asNobody, all('NEWSLETTERS'));
  expect(everything?.newsletters.map((one) => one.publicationId)).toEqual([publicationId]);
  // Only the token of everything may name what it ends.
  await unsubscribe(world.context, all('DIGEST'), `publication/${publicationId}`);
  expect(await listed()).toEqual([publicationId]);
  expect(await unsubscribe(world.context, all('NEWSLETTERS'), 'publication/x')).toBe(false);
  expect(await unsubscribe(world.context, all('NEWSLETTERS'), `publication/${publicationId}`)).toBe(true);
  expect(await listed()).toEqual([]);
  const edge = await reader.ask(
    'query($id: ID!) { userResult(id: $id) { ... on User { viewerEdge { isFollowing isSubscribed } } } }',
    {
      id: author.personId,
    },
  );
  expect(edge).toMatchObject({ userResult: { viewerEdge: { isFollowing: true, isSubscribed: false } } });
});
