import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandReader } from '#modules/ground/command-reader.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { subscribing } from '#test/support/subscribing.ts';
import { readershipValues, STORY_READERS } from '#modules/telling/issues/story-readers.ts';
import { readConsenting } from '#modules/telling/subscriber-exports/read-subscriber-exports.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { confirmSubscription, readSubscriptionRequest, sweepUnconfirmed } from './confirm-subscription.ts';

const DAY = 86_400_000;

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const { visitor, newsletterOf, request, tokenTo, listOf, add, countsOf, endAll } = subscribing(() => world);
const readRequest = (token: string) =>
  readSubscriptionRequest({ ...commandReader(visitor()), secrets: world.context.secrets, clock: world.clock }, token);

test('rule 75: an address without an account is asked, and is on the list from its answer on', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  expect(await request(id, 'reader@example.org', false)).toMatchObject({ type: 'FailedChallenge' });
  expect(await request(id, 'no address')).toMatchObject({ type: 'BadRequest' });
  expect(await request(id, ' Reader@Example.org ')).toEqual({
    type: 'SubscriptionRequested',
    email: 'reader@example.org',
  });
  expect(await listOf(writer, id, 'WAITING')).toMatchObject({
    newsletter: {
      subscriberCounts: { active: 0, waiting: 1 },
      subscribers: { items: [{ email: 'reader@example.org', source: 'FORM' }] },
    },
  });
  const token = await tokenTo('reader@example.org');
  expect(await readRequest(token)).toMatchObject({ emailObfuscated: 'r••@e••.org', isConfirmed: false });
  await confirmSubscription(visitor(), `${token.slice(0, -1)}${token.endsWith('A') ? 'g' : 'A'}`);
  expect(await listOf(writer, id, 'ACTIVE')).toMatchObject({ newsletter: { subscriberCounts: { active: 0 } } });
  for (let round = 0; round < 2; round += 1) await confirmSubscription(visitor(), token);
  expect(await listOf(writer, id, 'ACTIVE')).toMatchObject({
    newsletter: { subscriberCounts: { active: 1, waiting: 0 } },
  });
});

test('rule 75: a link is good for a week, and who gets it already is told so, once a day', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  await request(id, 'late@example.org');
  const token = await tokenTo('late@example.org');
  world.clock.advance(7 * DAY);
  await confirmSubscription(visitor(), token);
  expect(await listOf(writer, id, 'ACTIVE')).toMatchObject({ newsletter: { subscriberCounts: { active: 0 } } });
  await request(id, 'late@example.org');
  await confirmSubscription(visitor(), await tokenTo('late@example.org'));
  world.clock.advance(DAY);
  const mails = async () => (await readMail(world.context)).filter(({ to }) => to === 'late@example.org');
  const before = (await mails()).length;
  for (let round = 0; round < 2; round += 1) {
    expect(await request(id, 'late@example.org')).toMatchObject({ type: 'SubscriptionRequested' });
  }
  const [told, ...more] = (await mails()).slice(before);
  expect([told?.subject, more]).toEqual([expect.stringMatching(/^You already get /), []]);
  expect(told?.text).not.toContain('/m/subscribe/');
});

test('rule 75: who is past the mails of a day is told so, and it says nothing of who is on the list', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  await request(id, 'on-it@example.org');
  await confirmSubscription(visitor(), await tokenTo('on-it@example.org'));
  world.clock.advance(DAY);
  for (const email of ['on-it@example.org', 'stranger@example.org']) {
    const outcomes: string[] = [];
    for (let round = 0; round < 4; round += 1) outcomes.push((await request(id, email)).type);
    expect(outcomes, email).toEqual([...Array<string>(3).fill('SubscriptionRequested'), 'RateLimited']);
  }
});

test('rule 75: whoever asks again has a week from then', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  await request(id, 'again@example.org');
  world.clock.advance(6 * DAY);
  await request(id, 'again@example.org');
  world.clock.advance(2 * DAY);
  await sweepUnconfirmed(world.context);
  await confirmSubscription(visitor(), await tokenTo('again@example.org'));
  expect(await countsOf(writer, id)).toMatchObject({ subscriberCounts: { active: 1, waiting: 0, ended: 0 } });
});

test('rule 75: whoever left stays among those who left until they come back by a link that is newer than that', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  const address = 'left@example.org';
  await request(id, address);
  const old = await tokenTo(address);
  await confirmSubscription(visitor(), old);
  world.clock.advance(1_000);
  await endAll(id, 'complained');
  await confirmSubscription(visitor(), old);
  expect(await readRequest(old), 'the old link').toBeNull();
  world.clock.advance(1_000);
  await request(id, address);
  await confirmSubscription(visitor(), old);
  expect(await listOf(writer, id, 'ENDED'), 'a stranger may have asked').toMatchObject({
    newsletter: { subscribers: { items: [{ email: address, endReason: 'COMPLAINED' }] } },
  });
  const token = await tokenTo(address);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: false });
  for (let round = 0; round < 2; round += 1) await confirmSubscription(visitor(), token);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: true });
  expect(await listOf(writer, id, 'ACTIVE')).toMatchObject({
    newsletter: { subscriberCounts: { active: 1, ended: 0 }, subscribers: { items: [{ endReason: null }] } },
  });
});

test('rule 283: a link to confirm puts nobody on the list of a newsletter that ended meanwhile', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  await request(id, 'too-late@example.org');
  const token = await tokenTo('too-late@example.org');
  await world.database.query('test_end', 'update newsletter set ended_at = $2 where id = $1', [id, world.clock.now()]);
  expect(await readRequest(token)).toBeNull();
  await confirmSubscription(visitor(), token);
  expect(await countsOf(writer, id)).toMatchObject({ subscriberCounts: { active: 0, waiting: 1 } });
});

test('rule 71: a writer who adds an address does not learn whether an account hides it from them', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  const [gets, left] = [await world.member(), await world.member()];
  for (const reader of [gets, left]) {
    await world.giveAddress(reader);
    await reader.ask(
      'mutation($id: ID!) { subscribeToNewsletter(newsletterId: $id, sharesAddress: false) { __typename } }',
      { id },
    );
  }
  await left.ask('mutation($id: ID!) { unsubscribeFromNewsletter(newsletterId: $id) { __typename } }', { id });
  const addresses = [...[gets, left].map(({ personId }) => `${personId}@mail.example`), 'nobody@example.org'];
  const answers = [];
  for (const email of addresses) {
    world.clock.advance(1_000);
    answers.push(await add(writer, id, email));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await listOf(writer, id, 'WAITING', '')).toMatchObject({
    newsletter: {
      subscriberCounts: { waiting: 3 },
      subscribers: { items: addresses.toReversed().map((email) => ({ email, user: null })) },
    },
  });
  expect(await Promise.all(addresses.map(tokenTo)), 'who gets it, and who left, is left alone').toEqual([
    '',
    '',
    expect.stringMatching(/./),
  ]);
});

test('rule 31: who is kept apart from a writer cannot subscribe to them', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  const them = new Set([writer.personId]);
  const [blocked, blocking] = [await world.member({ blockedBy: them }), await world.member({ blocking: them })];
  for (const reader of [blocked, blocking]) {
    expect(
      await reader.ask(
        'mutation($id: ID!) { subscribeToNewsletter(newsletterId: $id, sharesAddress: true) { __typename } }',
        { id },
      ),
    ).toEqual({ subscribeToNewsletter: { __typename: 'NotFound' } });
  }
  expect(await countsOf(writer, id)).toMatchObject({ subscriberCounts: { active: 0, waiting: 0, ended: 0 } });
});

test('NEWS-1: where the address has come to belong to an account, it is that account which subscribes', async () => {
  const [writer, reader] = [await world.member(), await world.member()];
  await world.giveAddress(reader);
  const id = await newsletterOf(writer);
  const address = `${reader.personId}@mail.example`;
  await request(id, address);
  await confirmSubscription(visitor(), await tokenTo(address));
  expect(await listOf(writer, id, 'ACTIVE')).toMatchObject({
    newsletter: { subscribers: { items: [{ user: { id: reader.personId }, email: address }] } },
  });
});

test('NEWS-1: the list is for who runs it: they search, remove and forget; nobody else sees a row', async () => {
  const [writer, reader, stranger] = [await world.member(), await world.member(), await world.member()];
  await world.giveAddress(reader);
  const id = await newsletterOf(writer);
  const subscribe = `mutation($id: ID!, $shares: Boolean!) {
    subscribeToNewsletter(newsletterId: $id, sharesAddress: $shares) { __typename ... on Newsletter { viewerEdge { isSubscribed } } } }`;
  expect(await reader.ask(subscribe, { id, shares: false })).toMatchObject({
    subscribeToNewsletter: { viewerEdge: { isSubscribed: true } },
  });
  expect(await writer.ask(subscribe, { id, shares: false })).toMatchObject({
    subscribeToNewsletter: { __typename: 'BadRequest' },
  });
  const hidden = await listOf(writer, id, 'ACTIVE');
  expect(hidden).toMatchObject({
    newsletter: { subscribers: { items: [{ email: null, user: { id: reader.personId } }] } },
  });
  expect(await listOf(writer, id, 'ACTIVE', 'mail.example')).toMatchObject({
    newsletter: { subscribers: { items: [] } },
  });
  expect(await listOf(stranger, id, 'ACTIVE')).toEqual({ newsletter: { subscriberCounts: null, subscribers: null } });
  const subscriberId = /"id":"(\w+)","email"/.exec(JSON.stringify(hidden))?.[1] ?? '';
  const remove = 'mutation($id: ID!) { removeSubscriber(subscriberId: $id) { __typename } }';
  await expect(stranger.ask(remove, { id: subscriberId })).rejects.toThrow();
  await writer.ask(remove, { id: subscriberId });
  expect(await listOf(writer, id, 'ENDED')).toMatchObject({
    newsletter: { subscribers: { items: [{ endReason: 'REMOVED' }] } },
  });
  await writer.ask('mutation($id: ID!) { eraseSubscriber(subscriberId: $id) { __typename } }', { id: subscriberId });
  expect(await listOf(writer, id, 'ENDED')).toMatchObject({ newsletter: { subscriberCounts: { ended: 0 } } });
});

test('NEWS-1: nobody is put on a list by others: an address that is added is asked, and who left is left alone', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  await add(writer, id, 'friend@example.org');
  expect(await listOf(writer, id, 'WAITING')).toMatchObject({
    newsletter: { subscribers: { items: [{ email: 'friend@example.org', source: 'ADDED' }] } },
  });
  await confirmSubscription(visitor(), await tokenTo('friend@example.org'));
  expect(await add(writer, id, 'Friend@example.org'), 'they are on it').toEqual({
    addSubscriber: { __typename: 'Conflict' },
  });
  await endAll(id, 'unsubscribed');
  expect(await add(writer, id, 'friend@example.org')).toEqual({ addSubscriber: { __typename: 'Conflict' } });
});

test('NEWS-5: whoever leaves everything has left every list, for its writer too, and gets what they then subscribe to', async () => {
  const [first, second, reader] = [await world.member(), await world.member(), await world.member()];
  await world.giveAddress(reader);
  const ids = [await newsletterOf(first), await newsletterOf(second)];
  const SUBSCRIBE =
    'mutation($id: ID!) { subscribeToNewsletter(newsletterId: $id, sharesAddress: true) { __typename } }';
  for (const id of ids) await reader.ask(SUBSCRIBE, { id });
  const token = makeUnsubscribeToken(world.context.secrets, { personId: reader.personId, target: 'NEWSLETTERS' });
  expect(await unsubscribe(world.context, token)).toBe(true);
  const [id = ''] = ids;
  expect(await countsOf(first, id)).toMatchObject({ subscriberCounts: { active: 0, ended: 1 } });
  expect(await readConsenting(world.database, id, { after: '', most: 10 })).toEqual([]);
  const MINE = 'query($id: ID!) { newsletter(id: $id) { viewerEdge { isSubscribed } } }';
  const isOnList = async (newsletterId: string) => await reader.ask(MINE, { id: newsletterId });
  expect(await isOnList(id)).toEqual({ newsletter: { viewerEdge: { isSubscribed: false } } });
  const readersOf = async (authorId: string) => {
    const now = world.clock.now();
    const values = readershipValues({ authorIds: [authorId], publicationId: null, mailing: null, topicIds: [], now });
    return (await world.database.query('test_readers', STORY_READERS, values)).length;
  };
  world.clock.advance(1_000);
  await reader.ask(SUBSCRIBE, { id });
  expect(await isOnList(id)).toEqual({ newsletter: { viewerEdge: { isSubscribed: true } } });
  expect([await readersOf(first.personId), await readersOf(second.personId)]).toEqual([1, 0]);
});
