import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandReader } from '#modules/ground/command-reader.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { subscribing } from '#test/support/subscribing.ts';
import { confirmSubscription, readSubscriptionRequest } from './confirm-subscription.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const { visitor, newsletterOf, request, tokenTo, add, rowOf, leaveBy, stage } = subscribing(() => world);
const readRequest = (token: string) =>
  readSubscriptionRequest({ ...commandReader(visitor()), secrets: world.context.secrets, clock: world.clock }, token);

test('rule 72: who came with a long list and has not joined is counted apart from who gets it', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  for (const email of ['one@list.example', 'two@list.example']) {
    await request(id, email);
    await confirmSubscription(visitor(), await tokenTo(email));
  }
  await world.database.kysely
    .updateTable('subscriber')
    .set({ is_staged: true })
    .where('newsletter_id', '=', id)
    .where('address', '=', 'two@list.example')
    .execute();
  const counts = '{ newsletter(id: $id) { subscriberCounts { active joining } } }';
  expect(await writer.ask(`query($id: ID!) ${counts}`, { id })).toMatchObject({
    newsletter: { subscriberCounts: { active: 1, joining: 1 } },
  });
  // Whoever leaves before their turn, and comes back by themselves, waits for none.
  world.clock.advance(1_000);
  await leaveBy(id, 'two@list.example');
  world.clock.advance(1_000);
  await request(id, 'two@list.example');
  await confirmSubscription(visitor(), await tokenTo('two@list.example'));
  expect(await writer.ask(`query($id: ID!) ${counts}`, { id })).toMatchObject({
    newsletter: { subscriberCounts: { active: 2, joining: 0 } },
  });
});

test('rule 72: who came with a long list and asks by themselves gets the link, and waits for no turn after that', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  const address = 'three@list.example';
  await stage(id, address);
  const mails = async () => (await readMail(world.context)).filter(({ to }) => to === address);
  expect(await request(id, address), 'as a stranger is told').toMatchObject({ type: 'SubscriptionRequested' });
  const [asked, ...more] = await mails();
  expect([asked?.subject, more]).toEqual([expect.stringMatching(/^Confirm your subscription /), []]);
  const counts = async () =>
    (
      await writer.ask('query($id: ID!) { newsletter(id: $id) { subscriberCounts { active joining waiting } } }', {
        id,
      })
    )['newsletter'];
  expect(await counts(), 'anybody may have filled it in').toEqual({
    subscriberCounts: { active: 0, joining: 1, waiting: 0 },
  });
  const token = await tokenTo(address);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: false });
  await confirmSubscription(visitor(), token);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: true });
  expect(await counts()).toEqual({ subscriberCounts: { active: 1, joining: 0, waiting: 0 } });
  expect((await rowOf(id, address)).consent, 'what they agreed to now').toMatch(/^I’d like emails /);
  await request(id, address);
  expect((await mails()).at(-1)?.subject).toMatch(/^You already get /);
  // Whom the writer took off before their turn, and asks again, says yes and waits for none either.
  await stage(id, 'four@list.example');
  await writer.ask('mutation($id: ID!) { removeSubscriber(subscriberId: $id) { __typename } }', {
    id: (await rowOf(id, 'four@list.example')).id,
  });
  await add(writer, id, 'four@list.example');
  await confirmSubscription(visitor(), await tokenTo('four@list.example'));
  expect(await counts()).toEqual({ subscriberCounts: { active: 2, joining: 0, waiting: 0 } });
});
