import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProgram } from '#modules/ground/command-context.ts';
import { readArchive } from '#modules/moving/archives/read-archive.ts';
import { readershipValues, STORY_READERS } from '#modules/telling/issues/story-readers.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { eraseSubscriptionsOf } from '#modules/telling/subscribers/erase-subscriptions-of.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMailByAddressOf } from './read-mail-by-address-of.ts';

let world: NotificationsWorld;
let writer: ToldMember;
let newsletterId: string;
beforeAll(async () => {
  world = await notificationsWorld();
  writer = await world.member();
  newsletterId = await ensureFirstNewsletter(world.context, { kind: 'person', id: writer.personId });
});
afterAll(() => world.close());

let made = 0;
/** Somebody who subscribed by the form, and made an account with the same address later. */
async function latecomer(): Promise<ToldMember> {
  const reader = await world.member();
  made += 1;
  await world.database.query(
    'test_subscriber',
    `insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, created_at)
     values (lpad($4, 12, '0'), $1, $2 || '@mail.example', 'active', 'form', $3, $5)`,
    [newsletterId, reader.personId, writer.personId, String(made), world.clock.now()],
  );
  await world.giveAddress(reader);
  return reader;
}
const standing = (reader: ToldMember) =>
  reader.ask(
    `query($id: ID!) { viewer { mailSubscriptions { ... on User { id } } } user: userResult(id: $id) { ... on User { viewerEdge { isSubscribed } } }
      newsletter(id: $newsletterId) { viewerEdge { isSubscribed } } }`.replace('$newsletterId', `"${newsletterId}"`),
    { id: writer.personId },
  );
const readers = () =>
  world.database.query(
    'test_readers',
    STORY_READERS,
    readershipValues({
      authorIds: [writer.personId],
      publicationId: null,
      mailing: null,
      topicIds: [],
      now: world.clock.now(),
    }),
  );
const archived = async (reader: ToldMember) =>
  JSON.parse(new TextDecoder().decode((await readMailByAddressOf(world.context, reader.personId)).bytes)) as object[];

test('NEWS-5: what came to an address is the account’s once it confirms the address: listed, in its archive, and left by it', async () => {
  const reader = await latecomer();
  const on = { viewerEdge: { isSubscribed: true } };
  expect(await standing(reader)).toEqual({
    viewer: { mailSubscriptions: [{ id: writer.personId }] },
    user: on,
    newsletter: on,
  });
  expect(await archived(reader)).toMatchObject([{ newsletterId, state: 'active', source: 'form' }]);
  expect(await readers()).toHaveLength(1);
  await reader.ask('mutation($id: ID!) { unsubscribeFromNewsletter(newsletterId: $id) { __typename } }', {
    id: newsletterId,
  });
  const off = { viewerEdge: { isSubscribed: false } };
  expect(await standing(reader)).toEqual({ viewer: { mailSubscriptions: [] }, user: off, newsletter: off });
  expect(await archived(reader)).toMatchObject([{ state: 'ended', endReason: 'unsubscribed' }]);
  expect(await readers()).toEqual([]);
});

test('PROF-4: whoever goes away takes along what came to their address, and nothing of others', async () => {
  const [reader, other] = [await latecomer(), await latecomer()];
  await eraseSubscriptionsOf(asProgram(world.context), reader.personId);
  expect(await archived(reader)).toEqual([]);
  expect(await archived(other)).toHaveLength(1);
});

test('PROF-4: the archive of a publication carries its list, with those who left, and nobody who never confirmed', async () => {
  const publicationId = await buildPublication(world.context, { name: 'Slow Press' });
  const id = await ensureFirstNewsletter(world.context, { kind: 'publication', id: publicationId });
  await world.database.query(
    'test_list',
    `insert into subscriber (id, newsletter_id, address, state, end_reason, source, created_at, ended_at)
     values ('aaaaaaaaaaa1', $1, 'ann@a.example', 'active', null, 'form', $2, null),
       ('aaaaaaaaaaa2', $1, 'bob@a.example', 'ended', 'unsubscribed', 'form', $2, $2),
       ('aaaaaaaaaaa3', $1, 'cat@a.example', 'waiting', null, 'form', $2, null)`,
    [id, world.clock.now()],
  );
  const lists: string[] = [];
  for await (const { path, bytes } of readArchive(world.context, {
    kind: 'publication',
    id: publicationId,
    slug: 'x',
  })) {
    if (path === 'data/subscribers.jsonl') lists.push(...new TextDecoder().decode(bytes).trim().split('\n'));
  }
  expect(lists.map((line) => (JSON.parse(line) as { address: string; state: string }).address)).toEqual([
    'ann@a.example',
    'bob@a.example',
  ]);
});
